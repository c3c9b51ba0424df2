/** Related content of a shared post: the recordings of an owlcast, or the owlcast of a recording. */
import { SHARED_RECORDING_PEAKS, SHARED_RECORDINGS, SHARED_RECORDINGS_CHARS } from '../../domain/limits'
import { isOwlcast } from '../../domain/owlcasts'
import type { Post } from '../../domain/posts.schema'
import type { Shared, SharedRecordings } from '../../web/share/share-state'
import { levelsOf } from '../../web/ui/waveform-path'
import type { Tools } from '../context'
import { recordingsOf } from '../owlcasts/recordings.service'
import { cursorAfter } from '../posts/cursor'
import { lengthOfRecordings } from '../posts/owlcasts.repo'
import { findTitles } from '../posts/posts.repo'
import type { Looker } from '../posts/visible-posts'

type Kit = Pick<Tools, 'db' | 'clock'>

/** A post with its related content visible to this viewer. `cursor` selects a page of recordings. */
export async function withItsOwn(tools: Kit, looker: Looker, post: Post, cursor?: string): Promise<Shared> {
  if (isOwlcast(post)) return { post, recordings: await recordingsIn(tools, looker, post, cursor) }
  if (post.owlcastId === null) return { post }
  const [owlcast] = await findTitles(tools.db, looker, tools.clock.now(), [post.owlcastId])
  return owlcast ? { post, owlcast } : { post }
}

async function recordingsIn(
  tools: Kit,
  looker: Looker,
  { id }: Post,
  from: string | undefined,
): Promise<SharedRecordings> {
  const [page, seconds] = await Promise.all([
    recordingsOf(tools, looker, id, { cursor: from, limit: SHARED_RECORDINGS }),
    lengthOfRecordings(tools.db, looker, tools.clock.now(), id),
  ])
  const items = fitting(page.items)
  const cursor = items.length < page.items.length ? cursorAfter(items) : page.cursor
  return { items: items.map(lightly), cursor, seconds }
}

/** As many as fit one response, at least one: descriptions have no length limit. */
function fitting(recordings: Post[]): Post[] {
  let chars = 0
  return recordings.filter(({ content }, i) => {
    chars += content.length
    return i === 0 || chars <= SHARED_RECORDINGS_CHARS
  })
}

/** Waveforms are drawn small; fewer peaks keep the page small. */
function lightly(recording: Post): Post {
  const peaks = levelsOf(recording.peaks, SHARED_RECORDING_PEAKS).map((level) => Math.round(level * 255))
  return { ...recording, peaks }
}
