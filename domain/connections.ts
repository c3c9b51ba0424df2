/** Typed links from a reply to the posts it answers (spec §3): up to five, the first of them the primary parent. */

export const CONNECTION_TYPES = [
  'reply',
  'reference',
  'continuation',
  'merge',
  'branch',
  'answer',
  'question',
] as const
export type ConnectionType = (typeof CONNECTION_TYPES)[number]
export const DEFAULT_CONNECTION: ConnectionType = 'reply'

/** One parent of a new reply. */
export type ParentLink = { id: string; type: ConnectionType }

/** Whether a text names a connection type. */
export function isConnectionType(text: string): text is ConnectionType {
  return CONNECTION_TYPES.some((type) => type === text)
}
