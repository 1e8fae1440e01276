"""Python without what only POSIX has, as far as that can be had on Linux: loaded before anything else.

What Python's own library needs on this system is loaded first and keeps it. What comes after finds
neither the modules, nor the functions, nor the signals that Windows lacks; `os.uname` stays, because
NumPy asks a Linux for it.
"""

import asyncio
import asyncio.unix_events
import concurrent.futures.process
import logging
import multiprocessing.pool
import multiprocessing.popen_spawn_posix
import multiprocessing.resource_tracker
import os
import platform
import random
import shutil
import signal
import socket
import ssl
import subprocess
import sys
import tempfile
import time
import types
import webbrowser
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec

MODULES = {
    "crypt",
    "curses",
    "fcntl",
    "grp",
    "posix_ipc",
    "pty",
    "pwd",
    "readline",
    "resource",
    "syslog",
    "termios",
    "tty",
    "uvloop",
}
OF_OS = """
    chown chroot confstr fchdir fchmod fchown fdatasync fork forkpty fpathconf fstatvfs getegid
    geteuid getgid getgrouplist getgroups getloadavg getpgid getpgrp getpriority getresgid
    getresuid getsid getuid initgroups killpg lchown lockf major makedev minor mkfifo mknod nice
    openpty pathconf pipe2 posix_fadvise posix_fallocate posix_spawn posix_spawnp pread preadv
    pwrite pwritev readv register_at_fork sched_getaffinity sched_setaffinity sched_yield
    sendfile setegid seteuid setgid setgroups setpgid setpriority setregid setresgid setresuid
    setreuid setsid setuid statvfs sync sysconf tcgetpgrp tcsetpgrp ttyname wait wait3 wait4
    waitid writev O_ASYNC O_CLOEXEC O_DIRECT O_DIRECTORY O_DSYNC O_NOATIME O_NOCTTY O_NOFOLLOW
    O_NONBLOCK O_PATH O_SYNC
"""
OF_SIGNAL = """
    alarm getitimer pause pthread_kill pthread_sigmask setitimer siginterrupt sigpending
    sigtimedwait sigwait sigwaitinfo SIGALRM SIGBUS SIGCHLD SIGCONT SIGHUP SIGIO SIGKILL SIGPIPE
    SIGPROF SIGPWR SIGQUIT SIGSTOP SIGSYS SIGTRAP SIGTSTP SIGTTIN SIGTTOU SIGURG SIGUSR1 SIGUSR2
    SIGVTALRM SIGWINCH SIGXCPU SIGXFSZ
"""
OF_TIME = "clock_getres clock_gettime clock_settime pthread_getcpuclockid tzset"
USES_THEM = (
    concurrent,
    logging,
    multiprocessing,
    platform,
    random,
    shutil,
    ssl,
    subprocess,
    tempfile,
    webbrowser,
)
"""What has looked at them while they were there."""


class Hidden(MetaPathFinder):
    """Finds that there is no such module."""

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: types.ModuleType | None = None
    ) -> ModuleSpec | None:
        if name.partition(".")[0] in MODULES:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)
        return None


def no_handlers(*_: object) -> None:
    raise NotImplementedError  # as the loops of Windows answer


def hide() -> None:
    for name in [name for name in sys.modules if name.partition(".")[0] in MODULES]:
        del sys.modules[name]
    sys.meta_path.insert(0, Hidden())
    # It starts processes as this system does, whoever asks for them.
    vars(multiprocessing.resource_tracker)["signal"] = types.SimpleNamespace(**vars(signal))
    for module, names in ((os, OF_OS), (signal, OF_SIGNAL), (time, OF_TIME)):
        for name in names.split():
            vars(module).pop(name, None)
    del socket.SO_REUSEPORT
    loop = asyncio.unix_events.SelectorEventLoop
    for kind, name in ((loop, "add_signal_handler"), (loop, "remove_signal_handler")):
        setattr(kind, name, no_handlers)


hide()
