// Where the address is secure the client can be installed, and opens without a network.

interface Policies {
  createPolicy(name: string, rules: { createScriptURL: () => string }): { createScriptURL(url: string): unknown }
}

declare global {
  interface Window {
    trustedTypes?: Policies
  }
}

/** Have the client kept on this device; plain http does without. */
export async function keepClient(): Promise<void> {
  if (!isSecureContext || !('serviceWorker' in navigator)) return
  try {
    await navigator.serviceWorker.register(worker())
    const { active } = await navigator.serviceWorker.ready
    active?.postMessage(performance.getEntriesByType('resource').map((one) => new URL(one.name).pathname))
  } catch {
    // A browser may forbid it: then the game needs its network, as everywhere else.
  }
}

/** An old page may ask for a part that the new version has no more: then it is time for the new one. */
export function followVersions(): void {
  window.addEventListener('vite:preloadError', (event) => {
    event.preventDefault()
    if (navigator.onLine) location.reload()
  })
}

// The server lets no script be named by a mere string; this policy can name one worker, and nothing else.
function worker(): string {
  const policy = window.trustedTypes?.createPolicy('standoff', { createScriptURL: () => '/sw.js' })
  return (policy?.createScriptURL('/sw.js') ?? '/sw.js') as string
}
