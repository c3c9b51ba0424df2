/** What has faded goes for good (spec §4, D10). Reads never wait for this: they judge by the clock. */
import { PURGE_ROWS_PER_RUN } from '../../domain/limits'
import type { Tools } from '../context'
import { removePosts } from './delete.service'
import { fadedPosts } from './posts.repo'

/** Deletes faded posts with their sound and tells the listeners; the oldest first, a batch a run. */
export async function expirePosts(tools: Tools): Promise<void> {
  const { db, clock, live } = tools
  const faded = await fadedPosts(db, clock.now(), PURGE_ROWS_PER_RUN)
  if (faded.length > 0) await live.announce(await removePosts(tools, faded))
}
