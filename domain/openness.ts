/**
 * How open a post is after it is out (C5). Whoever closes a conversation may close it at once. Opening it lets others hear
 * what was said inside, and know who is there: only what nobody else said or joined since it was that open is opened.
 */
import { VISIBILITIES, type Visibility } from './audience'

/** Until when it was this open, for each way in which it is not any more. In ms. */
export type OpenUntil = Partial<Record<Visibility, number>>

const rank = (visibility: Visibility) => VISIBILITIES.indexOf(visibility)

export function isMoreOpen(one: Visibility, than: Visibility): boolean {
  return rank(one) < rank(than)
}

/** What is known of a post whose openness changes now. */
export function openUntilAfter(known: OpenUntil, from: Visibility, to: Visibility, now: number): OpenUntil {
  const lost = VISIBILITIES.filter((one) => rank(one) >= rank(from) && rank(one) < rank(to))
  return { ...known, ...Object.fromEntries(lost.map((one) => [one, now])) }
}

/** From when on others spoke or joined without knowing that it would be so open, or open again. */
export function closedSince(known: OpenUntil, to: Visibility): number {
  return known[to] ?? 0
}

/** What is kept of it among a post's own fields; whatever else stands there is none. */
export function openUntilOf({ openUntil }: Readonly<Record<string, unknown>>): OpenUntil {
  if (typeof openUntil !== 'object' || openUntil === null) return {}
  const times = Object.entries(openUntil).filter(([, at]) => typeof at === 'number')
  return Object.fromEntries(times)
}
