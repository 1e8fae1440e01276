// Copying where the browser allows it; plain http on a home network often does not.

export async function copied(text: string): Promise<boolean> {
  if (navigator.clipboard) {
    await navigator.clipboard.writeText(text)
    return true
  }
  const field = document.createElement('textarea')
  field.value = text
  document.body.append(field)
  field.select()
  const done = document.execCommand('copy')
  field.remove()
  return done
}

export async function shared(title: string, url: string): Promise<boolean> {
  if (!('share' in navigator)) return copied(url)
  await navigator.share({ title, url }).catch(() => undefined)
  return false
}
