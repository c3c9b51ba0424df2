/**
 * Deletes expired posts in small, repeatable batches. Reads never depend on it: they compare `expiresAt` with the
 * clock.
 */
import { PURGE_ROWS_PER_BATCH, PURGE_ROWS_PER_RUN } from '../../domain/limits'
import type { LiveEvent } from '../../domain/live/live'
import type { AppDeps } from '../context'
import { formatError } from '../tools/format-error'
import { removePosts } from './delete.service'
import { listExpiredPosts } from './posts.repo'

const PURGE_STATEMENTS = 7

/**
 * Deletes expired posts with their uploads. A failed batch is retried row by row, so that one bad row does not block
 * the rest.
 */
export async function expirePosts(deps: AppDeps): Promise<void> {
  const { db, clock, live, hasBudget } = deps
  const expired = await listExpiredPosts(db, clock.now(), PURGE_ROWS_PER_RUN)
  for (let from = 0; from < expired.length && hasBudget(PURGE_STATEMENTS); from += PURGE_ROWS_PER_BATCH) {
    const batch = expired.slice(from, from + PURGE_ROWS_PER_BATCH)
    const events = await removePosts(deps, batch).catch(() => removeEach(deps, batch))
    await live.announce(dedupeByChannel(events))
  }
}

async function removeEach(deps: AppDeps, batch: Parameters<typeof removePosts>[1]): Promise<LiveEvent[]> {
  const events: LiveEvent[] = []
  for (const post of batch) {
    if (!deps.hasBudget(PURGE_STATEMENTS)) break
    try {
      events.push(...(await removePosts(deps, [post])))
    } catch (error) {
      console.error(JSON.stringify({ expire: post.id, error: formatError(error) }))
    }
  }
  return events
}

/** Keeps the last event of each channel: clients refetch everything they show anyway. */
export function dedupeByChannel(events: LiveEvent[]): LiveEvent[] {
  return [...new Map(events.map((event) => [event.channel, event])).values()]
}
