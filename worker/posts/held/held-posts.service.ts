/** Deletes posts that were held for moderators, once nothing holds them. */
import type { AppDeps } from '../../context'
import { batch } from '../../database/batch'
import { removeMedia } from '../../media/media.repo'
import { isNotHeld, listReleasable, releaseHeld } from './held-posts.repo'

/** Held posts released per scheduled run. */
const HELD_RELEASED_PER_RUN = 100

/** Deletes decided and overdue held posts with their files. Cron step. */
export async function releaseHeldPosts({ db, clock }: AppDeps): Promise<void> {
  const now = clock.now()
  const rows = await listReleasable(db, now, HELD_RELEASED_PER_RUN)
  if (rows.length === 0) return
  const files = rows
    .flatMap(({ mediaId, clipMediaId, coverMediaId }) => [mediaId, clipMediaId, coverMediaId])
    .filter((id) => id !== null)
  await batch(db, {
    held: releaseHeld(
      db,
      rows.map(({ id }) => id),
      now,
    ),
    // Nobody but a moderator could play them: no grace period.
    ...removeMedia(db, files, now, isNotHeld),
  })
}
