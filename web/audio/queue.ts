/** The order in which voices are heard, as plain functions: what was heard stands before `at`, what comes after it. */
import { isPreview, type Playable } from './playable'

export type Queue = {
  items: readonly Playable[]
  at: number
  /** Ids of what waits only because the list of the voice before it plays on. What was enqueued comes before it. */
  listed?: ReadonlySet<string>
}

export const EMPTY_QUEUE: Queue = { items: [], at: -1 }

/** So much of what was heard is kept for going back. */
const HEARD_KEPT = 50

/** The one that is loaded, if any. */
export function currentOf({ items, at }: Queue): Playable | null {
  return items[at] ?? null
}

/** What comes after it. */
export function upNext({ items, at }: Queue): readonly Playable[] {
  return items.slice(at + 1)
}

/** A voice with what is heard before it, in order. */
export function partsOf(item: Playable): Playable[] {
  return item.lead ? [item.lead, item] : [item]
}

/** Whether what is loaded leads to this voice. */
export function isLeadTo({ items, at }: Queue, { id, lead }: Playable): boolean {
  return lead !== undefined && items[at]?.id === lead.id && items[at + 1]?.id === id
}

/**
 * Makes the first of `parts` the current one. What was enqueued still waits, then the `rest` of its list follows; what was
 * heard can be gone back to.
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

/** Lets `item` wait, first or last of what was enqueued; once only. */
export function enqueued(queue: Queue, item: Playable, place: 'next' | 'last' = 'last'): Queue {
  const heard = queue.items.slice(0, queue.at + 1)
  const parts = partsOf(item)
  const waiting = without(upNext(queue), parts)
  const at = place === 'next' ? 0 : waiting.findLastIndex((one) => !isListed(queue, one)) + 1
  const listed = new Set(queue.listed)
  for (const { id } of parts) listed.delete(id)
  return { ...queue, items: [...heard, ...waiting.slice(0, at), ...parts, ...waiting.slice(at)], listed }
}

/** Moves to the neighbour `step` away; null when there is none. */
export function stepped(queue: Queue, step: 1 | -1): Queue | null {
  const at = queue.at + step
  return at >= 0 && at < queue.items.length ? { ...queue, at } : null
}

/** Changes what waits: takes `id` out, or moves it by `by` places. */
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

/** Without what this person said, heard or waiting; `at` is before the start where that was loaded. */
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

/** Whether both are first seconds of what is paid for at once: after the one, the other is more of a closed door. */
export function areOneLock(one: Playable, other: Playable | null): boolean {
  return isPreview(one) && other !== null && isPreview(other) && one.price?.paidId === other.price?.paidId
}

/** Each voice read anew; the same queue where that changes nothing. */
export function revised(queue: Queue, change: (item: Playable) => Playable): Queue {
  const items = queue.items.map(change)
  return items.some((item, at) => item !== queue.items[at]) ? { ...queue, items } : queue
}

/** Nothing waits any more. */
export function cleared(queue: Queue): Queue {
  return { ...queue, items: queue.items.slice(0, queue.at + 1) }
}
