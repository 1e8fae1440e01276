// Keeps the screen awake at the table, where the browser allows it; plain http does not.

let lock: WakeLockSentinel | null = null
let wanted = false

export function stayAwake(on: boolean): void {
  wanted = on
  if (on) void ask()
  else void lock?.release()
}

async function ask(): Promise<void> {
  if (!('wakeLock' in navigator) || document.visibilityState !== 'visible') return
  lock = await navigator.wakeLock.request('screen').catch(() => null)
}

document.addEventListener('visibilitychange', () => {
  if (wanted) void ask()
})
