/** The play queue, as pure functions: played items come before `at`, upcoming ones after it. */
import { isPreview, type Playable } from './playable'

export type Queue = {
  items: readonly Playable[]
  at: number
  /** Ids queued only because the list of the previous item plays on. Enqueued items come before them. */
  listed?: ReadonlySet<string>
}

export const EMPTY_QUEUE: Queue = { items: [], at: -1 }

/** Number of played items kept for going back. */
const HEARD_KEPT = 50

/** The loaded item, if any. */
export function currentOf({ items, at }: Queue): Playable | null {
  return items[at] ?? null
}

/** The items after the current one. */
export function upNext({ items, at }: Queue): readonly Playable[] {
  return items.slice(at + 1)
}

/** An item with its intro, in playing order. */
export function partsOf(item: Playable): Playable[] {
  return item.lead ? [item.lead, item] : [item]
}

/** Whether the loaded item is the intro of this one. */
export function isLeadTo({ items, at }: Queue, { id, lead }: Playable): boolean {
  return lead !== undefined && items[at]?.id === lead.id && items[at + 1]?.id === id
}

/**
 * Makes the first of `parts` the current item. Enqueued items follow, then the `rest` of its list; played items stay
 * as history.
 */
export function playNow(queue: Queue, parts: readonly Playable[], rest: readonly Playable[] = []): Queue {
  const heard = queue.items.slice(0, queue.at + 1).slice(-HEARD_KEPT)
  const enqueued = without(upNext(queue), parts).filter((item) => !isListed(queue, item))
  const following = without(rest, [...parts, ...enqueued])
  return {
    items: [...heard, ...parts, ...enqueued, ...following],
    at: heard.length,
    listed: new Set(following.map(({ id }) => id)),
  }
}

function isListed({ listed }: Queue, { id }: Playable): boolean {
  return listed?.has(id) ?? false
}

function without(waiting: readonly Playable[], parts: readonly Playable[]): Playable[] {
  return waiting.filter(({ id }) => !parts.some((part) => part.id === id))
}

/** Enqueues `item` once, before or after the other enqueued items. */
export function enqueued(queue: Queue, item: Playable, place: 'next' | 'last' = 'last'): Queue {
  const heard = queue.items.slice(0, queue.at + 1)
  const parts = partsOf(item)
  const waiting = without(upNext(queue), parts)
  const at = place === 'next' ? 0 : waiting.findLastIndex((one) => !isListed(queue, one)) + 1
  const listed = new Set(queue.listed)
  for (const { id } of parts) listed.delete(id)
  return { ...queue, items: [...heard, ...waiting.slice(0, at), ...parts, ...waiting.slice(at)], listed }
}

/** Moves to the next (1) or previous (-1) item; null at either end. */
export function stepped(queue: Queue, step: 1 | -1): Queue | null {
  const at = queue.at + step
  return at >= 0 && at < queue.items.length ? { ...queue, at } : null
}

/** Changes upcoming items: removes `id`, or moves it by `by` positions. */
export function withoutWaiting(queue: Queue, id: string): Queue {
  const heard = queue.items.slice(0, queue.at + 1)
  const gone = upNext(queue).find((item) => item.id === id)
  return { ...queue, items: [...heard, ...without(upNext(queue), gone ? partsOf(gone) : [])] }
}

export function movedWaiting(queue: Queue, id: string, by: number): Queue {
  const waiting = [...upNext(queue)]
  const from = waiting.findIndex((item) => item.id === id)
  const to = Math.max(0, Math.min(waiting.length - 1, from + by))
  const [item] = from < 0 ? [] : waiting.splice(from, 1)
  if (!item) return queue
  waiting.splice(to, 0, item)
  return { ...queue, items: [...queue.items.slice(0, queue.at + 1), ...waiting] }
}

/** Removes everything of this author, played or upcoming; `at` is -1 if the loaded item is among it. */
export function withoutVoicesOf(queue: Queue, authorId: string): Queue {
  const current = currentOf(queue)
  const items = queue.items.filter((item, at) => {
    const led = item.authorId ?? queue.items.slice(at + 1).find(({ lead }) => lead?.id === item.id)?.authorId
    return led !== authorId
  })
  return items.length === queue.items.length
    ? queue
    : { ...queue, items, at: current ? items.indexOf(current) : -1 }
}

/** Whether both are previews of one purchase: playing the second would only meet the same paywall. */
export function areOneLock(one: Playable, other: Playable | null): boolean {
  return isPreview(one) && other !== null && isPreview(other) && one.price?.paidId === other.price?.paidId
}

/** Maps each item; returns the same queue when nothing changed. */
export function revised(queue: Queue, change: (item: Playable) => Playable): Queue {
  const items = queue.items.map(change)
  return items.some((item, at) => item !== queue.items[at]) ? { ...queue, items } : queue
}

/** Removes all upcoming items. */
export function cleared(queue: Queue): Queue {
  return { ...queue, items: queue.items.slice(0, queue.at + 1) }
}
