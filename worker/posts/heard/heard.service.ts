/** Posts that a user heard, on all of their devices. */
import type { LiveEvent } from '../../../domain/live/live'
import type { HeardPosts, HeardSharing } from '../../../domain/posts/heard.schema'
import type { AppDeps } from '../../context'
import { batch } from '../../database/batch'
import { recordEvents } from '../../events/events.repo'
import type { Reader } from '../access/visible-posts'
import { insertHeardPosts, listHeardPosts, selectHeardChangedTargets } from './heard.repo'
import { readHeardSharedSince, writeHeardSharing } from './heard-sharing.repo'

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

/** Whether senders see which of their messages the user heard. */
export async function getHeardSharing({ db }: Pick<Deps, 'db'>, userId: string): Promise<HeardSharing> {
  return { shared: (await readHeardSharedSince(db, userId)) !== null }
}

/** Starts or ends sharing. Messages that were sent before it started are never shared. */
export async function setHeardSharing(
  { db, clock }: Deps,
  userId: string,
  choice: HeardSharing,
): Promise<HeardSharing> {
  await writeHeardSharing(db, userId, choice.shared, clock.now())
  return choice
}

/** Ids of the posts that the user heard at or after `since` (ms), without expired ones. */
export async function getHeardPosts({ db, clock }: Deps, userId: string, since: number): Promise<HeardPosts> {
  const now = clock.now()
  const rows = await listHeardPosts(db, userId, since, now)
  return { ids: rows.map(({ id }) => id), now }
}
