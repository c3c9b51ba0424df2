/** The play queue, as pure functions: played items come before `at`, upcoming ones after it. */
import { getPlayedSeconds, isPreview, type Playable } from './playable'

export type PlayQueue = {
  items: readonly Playable[]
  at: number
  /** Ids queued only because the list of the previous item plays on. Enqueued items come before them. */
  listed?: ReadonlySet<string>
  /** The name of the list, such as 'Squawks'. */
  name?: string | undefined
  /** Where the list begins; items before it were played earlier. */
  start?: number
}

export const EMPTY_QUEUE: PlayQueue = { items: [], at: -1 }

/** Number of played items kept for going back. */
const HISTORY_MAX = 50

/** The loaded item, if any. */
export function getCurrent({ items, at }: PlayQueue): Playable | null {
  return items[at] ?? null
}

/** The items after the current one. */
export function listUpcoming({ items, at }: PlayQueue): readonly Playable[] {
  return items.slice(at + 1)
}

/** An item with its intro, in playing order. */
export function withIntro(item: Playable): Playable[] {
  return item.intro ? [item.intro, item] : [item]
}

/** Whether the loaded item is the intro of this one. */
export function isIntroTo({ items, at }: PlayQueue, { id, intro }: Playable): boolean {
  return intro !== undefined && items[at]?.id === intro.id && items[at + 1]?.id === id
}

/**
 * Makes the first of `parts` the current item. Enqueued items follow, then the `rest` of its list; played items stay
 * as history.
 */
export function playNow(
  queue: PlayQueue,
  parts: readonly Playable[],
  rest: readonly Playable[] = [],
  name?: string,
): PlayQueue {
  const history = queue.items.slice(0, queue.at + 1).slice(-HISTORY_MAX)
  const enqueued = excludeItems(listUpcoming(queue), parts).filter((item) => !isListed(queue, item))
  const following = excludeItems(rest, [...parts, ...enqueued])
  return {
    items: [...history, ...parts, ...enqueued, ...following],
    at: history.length,
    listed: new Set(following.map(({ id }) => id)),
    name,
    start: history.length,
  }
}

/** Whether the next item is queued only because the list of the current one plays on, and not as the post of an intro. */
export function isListedNext(queue: PlayQueue): boolean {
  const [next] = listUpcoming(queue)
  return next !== undefined && isListed(queue, next) && !isIntroTo(queue, next)
}

/** Appends items of the list that arrived later; those already queued or played stay where they are. */
export function extendList(queue: PlayQueue, items: readonly Playable[]): PlayQueue {
  const added = excludeItems(items.flatMap(withIntro), queue.items)
  if (added.length === 0) return queue
  const listed = new Set([...(queue.listed ?? []), ...added.map(({ id }) => id)])
  return { ...queue, items: [...queue.items, ...added], listed }
}

/** The items of the playing list, the position of the current one from 1, and the seconds after it. */
export function getListProgress({ items, at, start = 0 }: PlayQueue) {
  const from = Math.min(start, Math.max(0, at))
  const secondsAfter = items.slice(at + 1).reduce((sum, item) => sum + getPlayedSeconds(item), 0)
  return { list: items.slice(from), position: at - from + 1, secondsAfter }
}

function isListed({ listed }: PlayQueue, { id }: Playable): boolean {
  return listed?.has(id) ?? false
}

function excludeItems(waiting: readonly Playable[], parts: readonly Playable[]): Playable[] {
  return waiting.filter(({ id }) => !parts.some((part) => part.id === id))
}

/** Enqueues `item` once, before or after the other enqueued items. */
export function enqueueItem(queue: PlayQueue, item: Playable, place: 'next' | 'last' = 'last'): PlayQueue {
  const history = queue.items.slice(0, queue.at + 1)
  const parts = withIntro(item)
  const waiting = excludeItems(listUpcoming(queue), parts)
  const at = place === 'next' ? 0 : waiting.findLastIndex((one) => !isListed(queue, one)) + 1
  const listed = new Set(queue.listed)
  for (const { id } of parts) listed.delete(id)
  return { ...queue, items: [...history, ...waiting.slice(0, at), ...parts, ...waiting.slice(at)], listed }
}

/** Moves to the next (1) or previous (-1) item that `mayPlay` accepts; null at either end. */
export function moveCurrent(
  queue: PlayQueue,
  step: 1 | -1,
  mayPlay: (item: Playable) => boolean = () => true,
): PlayQueue | null {
  for (let at = queue.at + step; ; at += step) {
    const item = queue.items[at]
    if (!item) return null
    if (mayPlay(item)) return { ...queue, at }
  }
}

/** Removes the current item; the next one becomes current. Null when there is none. */
export function removeCurrent(queue: PlayQueue): PlayQueue | null {
  const items = queue.items.filter((_, at) => at !== queue.at)
  return queue.at < items.length ? { ...queue, items } : null
}

/** Changes upcoming items: removes `id`, or moves it by `by` positions. */
export function removeUpcoming(queue: PlayQueue, id: string): PlayQueue {
  const history = queue.items.slice(0, queue.at + 1)
  const gone = listUpcoming(queue).find((item) => item.id === id)
  return { ...queue, items: [...history, ...excludeItems(listUpcoming(queue), gone ? withIntro(gone) : [])] }
}

export function moveUpcoming(queue: PlayQueue, id: string, by: number): PlayQueue {
  const waiting = [...listUpcoming(queue)]
  const from = waiting.findIndex((item) => item.id === id)
  const to = Math.max(0, Math.min(waiting.length - 1, from + by))
  const [item] = from < 0 ? [] : waiting.splice(from, 1)
  if (!item) return queue
  waiting.splice(to, 0, item)
  return { ...queue, items: [...queue.items.slice(0, queue.at + 1), ...waiting] }
}

/** Removes everything of this author, played or upcoming; `at` is -1 if the loaded item is among it. */
export function removeByAuthor(queue: PlayQueue, authorId: string): PlayQueue {
  const current = getCurrent(queue)
  const items = queue.items.filter((item, at) => {
    const ownerId =
      item.authorId ?? queue.items.slice(at + 1).find(({ intro }) => intro?.id === item.id)?.authorId
    return ownerId !== authorId
  })
  return items.length === queue.items.length
    ? queue
    : { ...queue, items, at: current ? items.indexOf(current) : -1 }
}

/** Whether both are previews of one purchase: playing the second would only meet the same paywall. */
export function havePurchaseInCommon(one: Playable, other: Playable | null): boolean {
  return isPreview(one) && other !== null && isPreview(other) && one.price?.paidId === other.price?.paidId
}

/** Maps each item; returns the same queue when nothing changed. */
export function mapItems(queue: PlayQueue, change: (item: Playable) => Playable): PlayQueue {
  const items = queue.items.map(change)
  return items.some((item, at) => item !== queue.items[at]) ? { ...queue, items } : queue
}

/** Removes all upcoming items. */
export function clearUpcoming(queue: PlayQueue): PlayQueue {
  return { ...queue, items: queue.items.slice(0, queue.at + 1) }
}
