/** Deletes what has faded, in small batches that may be repeated: readers never depend on it, they decide by time. */
import { PURGE_ROWS_PER_BATCH, PURGE_ROWS_PER_RUN, PURGE_STATEMENTS } from '../../domain/limits'
import type { LiveEvent } from '../../domain/live'
import type { Tools } from '../context'
import { told } from '../http/told'
import { removePosts } from './delete.service'
import { fadedPosts } from './posts.repo'

/** Removes faded posts with their uploads. A batch that fails is tried row by row, so one bad row stops no other. */
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

/** One hint a channel is enough: listeners read again what they show. */
export function newestOfEach(events: LiveEvent[]): LiveEvent[] {
  return [...new Map(events.map((event) => [event.channel, event])).values()]
}
