/** The only access to the clipboard. */

/**
 * Copies a text and returns whether that worked. Call it within a press: Safari refuses what is written later, so a text
 * that is still being made is promised to the clipboard at once.
 */
export async function copyText(text: string | Promise<string>): Promise<boolean> {
  const isPromised = typeof text !== 'string' && (await writePromised(text))
  if (isPromised) return true
  try {
    // Within the press where the text is known.
    await navigator.clipboard.writeText(typeof text === 'string' ? text : await text)
    return true
  } catch {
    return false
  }
}

/** False in browsers that take no promises: some of them may still write once the text is known. */
async function writePromised(text: Promise<string>): Promise<boolean> {
  try {
    const blob = text.then((known) => new Blob([known], { type: 'text/plain' }))
    // Its failure is reported by `write`, if that was called at all.
    blob.catch(() => undefined)
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })])
    return true
  } catch {
    return false
  }
}
