/** Putting sentences together. */

/** Returns a text with a final full stop, so that another sentence may follow. */
export function endSentence(text: string): string {
  if (/[.!?…。！？]$/.test(text)) return text
  return /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]$/u.test(text) ? `${text}。` : `${text}.`
}

/** Returns the first sentence without its full stop, for use inside another sentence. */
export function toClause(text: string): string {
  const [first = ''] = text.split(/(?<=[.!?])\s|(?<=[。！？])/)
  return first.replace(/[.。]$/, '')
}
