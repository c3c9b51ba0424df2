/** What a user heard, on all of their devices. */
import type { LiveEvent } from '../../../domain/live/live'
import type { HeardPosts } from '../../../domain/posts/heard.schema'
import type { AppDeps } from '../../context'
import { batch } from '../../database/batch'
import { recordEvents } from '../../live/events.repo'
import type { Reader } from '../visible-posts'
import { insertHeardPosts, listHeardPosts, selectHeardChangedTargets } from './heard.repo'

type Deps = Pick<AppDeps, 'db' | 'clock'>

/**
 * Marks posts as heard. Posts that the reader may not see, own and missing ones are skipped without an error. Returns
 * the events for the reader's other devices.
 */
export async function markHeard(
  { db, clock }: Deps,
  reader: Reader,
  ids: readonly string[],
): Promise<LiveEvent[]> {
  const now = clock.now()
  const { events } = await batch(db, {
    heard: insertHeardPosts(db, reader, ids, now),
    events: recordEvents(db, selectHeardChangedTargets(reader.id, ids, now), now),
  })
  return events
}

/** Ids of the posts that the user heard at or after `since` (ms), without expired ones. */
export async function getHeardPosts({ db, clock }: Deps, userId: string, since: number): Promise<HeardPosts> {
  const now = clock.now()
  const rows = await listHeardPosts(db, userId, since, now)
  return { ids: rows.map(({ id }) => id), now }
}
