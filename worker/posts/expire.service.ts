/**
 * Deletes expired posts in small, repeatable batches. Reads never depend on it: they compare `expiresAt` with the
 * clock.
 */
import { PURGE_ROWS_PER_BATCH, PURGE_ROWS_PER_RUN, PURGE_STATEMENTS } from '../../domain/limits'
import type { LiveEvent } from '../../domain/live'
import type { Tools } from '../context'
import { told } from '../http/told'
import { removePosts } from './delete.service'
import { fadedPosts } from './posts.repo'

/**
 * Deletes expired posts with their uploads. A failed batch is retried row by row, so that one bad row does not block
 * the rest.
 */
export async function expirePosts(tools: Tools): Promise<void> {
  const { db, clock, live, hasRoom } = tools
  const faded = await fadedPosts(db, clock.now(), PURGE_ROWS_PER_RUN)
  for (let from = 0; from < faded.length && hasRoom(PURGE_STATEMENTS); from += PURGE_ROWS_PER_BATCH) {
    const some = faded.slice(from, from + PURGE_ROWS_PER_BATCH)
    const events = await removePosts(tools, some).catch(() => oneByOne(tools, some))
    await live.announce(newestOfEach(events))
  }
}

async function oneByOne(tools: Tools, some: Parameters<typeof removePosts>[1]): Promise<LiveEvent[]> {
  const events: LiveEvent[] = []
  for (const post of some) {
    if (!tools.hasRoom(PURGE_STATEMENTS)) break
    try {
      events.push(...(await removePosts(tools, [post])))
    } catch (error) {
      console.error(JSON.stringify({ expire: post.id, error: told(error) }))
    }
  }
  return events
}

/** Keeps the last event of each channel: clients refetch everything they show anyway. */
export function newestOfEach(events: LiveEvent[]): LiveEvent[] {
  return [...new Map(events.map((event) => [event.channel, event])).values()]
}
