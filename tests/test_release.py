"""What is released: the same to the byte whoever builds it, and playable where no Node is."""

import shutil
import sys
import tarfile
from email import message_from_bytes
from pathlib import Path
from urllib.request import urlopen
from zipfile import ZipFile

import pytest

from hatch_build import CLIENT, digest
from tests.server.test_serve_command import started
from tools.releasing import ReleaseError, agreed, built, hashes

ROOT = Path(__file__).parent.parent
EPOCH = "1700000000"
LEFT = shutil.ignore_patterns(".*", "node_modules", "__pycache__", "dist")


@pytest.fixture(scope="module")
def builds(tmp_path_factory: pytest.TempPathFactory) -> list[Path]:
    """Two builds of this tree, in folders of their own; the client is built from it already."""
    found = []
    for name in ("one", "another"):
        folder = tmp_path_factory.mktemp(name)
        shutil.copytree(ROOT, folder / "tree", ignore=LEFT)
        for kept in (".gitignore", "web/.npmrc", f"{CLIENT}/.stamp"):
            shutil.copy(ROOT / kept, folder / "tree" / kept)
        shutil.copytree(ROOT / CLIENT / ".vite", folder / "tree" / CLIENT / ".vite")
        stamp = folder / "tree" / CLIENT / ".stamp"
        assert stamp.read_text() == digest(folder / "tree"), "the client would be built again"
        found.append(built(folder / "tree", folder / "dist", EPOCH))
    return found


def test_two_builds_are_the_same_to_the_byte(builds: list[Path]) -> None:
    one, other = builds
    agreed(one, other)
    assert len(hashes(one).splitlines()) == 2


def test_builds_that_differ_are_not_released(builds: list[Path], tmp_path: Path) -> None:
    shutil.copytree(builds[0], tmp_path / "changed")
    (archive,) = (tmp_path / "changed").glob("*.tar.gz")
    archive.write_bytes(archive.read_bytes() + b"\0")
    with pytest.raises(ReleaseError, match="two builds differ"):
        agreed(builds[0], tmp_path / "changed")


def test_the_wheel_has_the_client_and_asks_for_no_node(builds: list[Path]) -> None:
    (wheel,) = builds[0].glob("*.whl")
    assert wheel.name.endswith("-py3-none-any.whl")
    with ZipFile(wheel) as packed:
        names = packed.namelist()
        (metadata,) = [name for name in names if name.endswith("/METADATA")]
        told = message_from_bytes(packed.read(metadata))
    assert "standoff/server/static/.vite/manifest.json" in names
    assert sum(name.startswith("standoff/server/static/assets/") for name in names) > 50
    assert not [name for name in names if name.startswith(("tests", "tools", "standoff_bench"))]
    assert not [need for need in told.get_all("Requires-Dist", []) if "node" in need]
    assert told["Requires-Python"] == ">=3.11"


def test_the_source_archive_has_the_client_too_so_that_it_need_not_be_built(
    builds: list[Path],
) -> None:
    (archive,) = builds[0].glob("*.tar.gz")
    with tarfile.open(archive) as packed:
        names = [name.partition("/")[2] for name in packed.getnames()]
    for wanted in ("src/standoff/server/static/.stamp", "web/package-lock.json", "play"):
        assert wanted in names
    assert not [name for name in names if "node_modules" in name or name.startswith(".venv")]


def test_an_unpacked_wheel_serves_the_page(
    builds: list[Path], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (wheel,) = builds[0].glob("*.whl")
    with ZipFile(wheel) as packed:
        packed.extractall(tmp_path)
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    where = ("--host", "127.0.0.1", "--port", "0", "--journal", f"sqlite:///{tmp_path}/tables.db")
    place = [sys.executable, "-c", "import standoff; print(standoff.__file__)"]
    with started(place) as (_, found):
        assert found == str(tmp_path / "standoff/__init__.py")
    serve = [sys.executable, "-m", "standoff", "serve", "--no-browser", *where]
    with started(serve) as (_, address), urlopen(address) as page:
        assert b"/assets/" in page.read()
