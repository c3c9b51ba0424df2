/**
 * The visibility of a published owlcast (C5). Its author may make it more private at any time. Making it more
 * public exposes its recordings and participants, so that is allowed only if nobody else recorded or joined while
 * it was more private.
 */
import { VISIBILITIES, type Visibility } from './audience'

/** When the post last had each visibility that it has no longer, in ms. */
export type VisibilityHistory = Partial<Record<Visibility, number>>

const getRank = (visibility: Visibility) => VISIBILITIES.indexOf(visibility)

export function isMorePublic(a: Visibility, b: Visibility): boolean {
  return getRank(a) < getRank(b)
}

/** Returns the history after a change of visibility. */
export function addVisibilityChange(
  known: VisibilityHistory,
  from: Visibility,
  to: Visibility,
  now: number,
): VisibilityHistory {
  const lost = VISIBILITIES.filter(
    (visibility) => getRank(visibility) >= getRank(from) && getRank(visibility) < getRank(to),
  )
  return { ...known, ...Object.fromEntries(lost.map((visibility) => [visibility, now])) }
}

/**
 * Returns when the post last was at least as public as `to`; 0 if never. Others who joined later did not agree to
 * it.
 */
export function getVisibleUntil(known: VisibilityHistory, to: Visibility): number {
  return known[to] ?? 0
}

/** Reads the history from a post's detail fields; invalid values are ignored. */
export function parseVisibilityHistory({ openUntil }: Readonly<Record<string, unknown>>): VisibilityHistory {
  if (typeof openUntil !== 'object' || openUntil === null) return {}
  const times = Object.entries(openUntil).filter(([, at]) => typeof at === 'number')
  return Object.fromEntries(times)
}
