/** The rate limit of clips from one episode (D31). */

/** Returns its key; null for a clip of an uploaded file. */
export function findClipLimitKey(authorId: string, { originalUrl }: Record<string, unknown>): string | null {
  if (typeof originalUrl !== 'string') return null
  const { origin, pathname, search } = new URL(originalUrl)
  return `clips|${authorId}|${origin}${pathname}${search}`
}
