// "Something is wrong": a file with everything this seat may know, to send to whoever can help.
import type { Controller } from '../controller.svelte'

export function wrong(table: Controller): void {
  const { state, status } = table
  const known = { made: new Date().toISOString(), status, offset: Math.round(table.now() - Date.now()), ...state }
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([JSON.stringify(known, null, 1)], { type: 'application/json' }))
  link.download = `standoff-${state.room?.code ?? 'table'}.json`
  link.click()
  URL.revokeObjectURL(link.href)
}
