/** Several people named in one line (S5-25): '@username', e-mail or phone, separated by commas. */

/** Everyone named, as typed and in that order; each once, however it is spelled. */
export function inviteesOf(typed: string): string[] {
  const names = typed.split(/[,;\n，、]/).map((name) => name.trim())
  const seen = new Set<string>()
  return names.filter((name) => name !== '' && !seen.has(name.toLowerCase()) && seen.add(name.toLowerCase()))
}
