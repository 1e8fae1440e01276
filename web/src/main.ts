// The client begins here: words first, then the screen.
import { mount } from 'svelte'
import App from './App.svelte'
import './look/app.css'
import { unlock } from './sound/synth'
import { settings } from './state/settings.svelte'
import { followVersions, keepClient } from './state/shell'

async function begin(): Promise<void> {
  // On its way beside the words, so that nobody waits for one after the other.
  if (location.pathname === '/' && location.search === '') void import('./home/Home.svelte')
  await settings.load()
  const dev = import.meta.env.MODE === 'review' || import.meta.env.DEV
  if (dev && location.pathname.startsWith('/dev/state/')) {
    const { show } = await import('./dev/show')
    await show()
    return
  }
  if (dev && location.pathname === '/dev/theatre') {
    const { rehearse } = await import('./dev/theatre')
    rehearse()
    return
  }
  mount(App, { target: document.body })
  followVersions()
  await keepClient()
}

document.addEventListener('pointerdown', unlock)
void begin()
