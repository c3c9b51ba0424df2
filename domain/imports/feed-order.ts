/** When the recordings of a feed's items are dated: by the feed, or by their place in its order. Never by the import. */
import { SECOND_MS } from '../time/units'

type Dated = { publishedAt: number | null }
type Group<T> = { at: number; members: { episode: T; isDated: boolean }[] }

/**
 * Returns the episodes newest first, each with its time in ms. A date stays as it is. An episode without one is just older
 * than the next younger one of the feed, or just younger than the oldest that follows. Equal dates keep the feed's order by
 * milliseconds. A date after `now` is none: it is a plan or a wrong clock. Where nothing is dated, times are the first seconds
 * of 1970 (`isDateKnown`), in the feed's order.
 */
export function placeEpisodes<T extends Dated>(
  episodes: readonly T[],
  now: number,
): (T & { createdAt: number })[] {
  const getDate = ({ publishedAt }: T) => (publishedAt !== null && publishedAt <= now ? publishedAt : null)
  const times = episodes.flatMap((episode) => getDate(episode) ?? [])
  const newestFirst = isOldestFirst(times) ? episodes.toReversed() : episodes
  const placed: (T & { createdAt: number })[][] = []
  // From the oldest, since each group may begin only behind the one before.
  let older = 0
  for (const { at, members } of groupByDate(newestFirst, getDate).toReversed()) {
    const created =
      at === Number.POSITIVE_INFINITY ? placeAbove(members, older, now) : placeAt(members, at, older)
    older = created[0] ?? older
    placed.push(members.map(({ episode }, index) => ({ ...episode, createdAt: created[index] ?? at })))
  }
  return placed.toReversed().flat()
}

/** Feeds are newest first unless more of their dates grow. */
function isOldestFirst(times: readonly number[]): boolean {
  let balance = 0
  times.forEach((time, index) => {
    const before = times[index - 1]
    if (before !== undefined) balance += Math.sign(time - before)
  })
  return balance > 0
}

/** Groups of one date, newest first; undated episodes are in the group of the next younger one, those at the top in one of their own. */
function groupByDate<T>(episodes: readonly T[], getDate: (episode: T) => number | null): Group<T>[] {
  const groups = new Map<number, Group<T>>()
  let at = Number.POSITIVE_INFINITY
  for (const episode of episodes) {
    const date = getDate(episode)
    at = date ?? at
    const group = groups.get(at) ?? { at, members: [] }
    group.members.push({ episode, isDated: date !== null })
    groups.set(at, group)
  }
  return [...groups.values()].sort((a, b) => b.at - a.at)
}

/** Dated members stay in the second of their date; undated ones behind the last of them come before it, after `older`. */
function placeAt(members: Group<unknown>['members'], at: number, older: number): number[] {
  const last = members.findLastIndex(({ isDated }) => isDated)
  const step = getStep(at - older, members.length - last)
  return members.map((_, index) => (index <= last ? at + (last - index) : at - (index - last) * step))
}

/** Episodes that are younger than all dates. */
function placeAbove(members: Group<unknown>['members'], older: number, now: number): number[] {
  const step = getStep(now - older, members.length + 1)
  return members.map((_, index) => older + (members.length - index) * step)
}

/** A second, so that feeds of ours tell them apart; less where they need to fit in. */
function getStep(room: number, parts: number): number {
  return Math.max(1, Math.min(SECOND_MS, Math.floor(room / parts)))
}
