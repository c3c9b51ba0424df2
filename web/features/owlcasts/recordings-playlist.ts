/** The recordings of an owlcast as a playlist. */

import { getRecordingName } from '../../../domain/locales/en/kinds'
import { RECORDINGS } from '../../../domain/locales/en/record'
import type { Post } from '../../../domain/posts/posts.schema'
import { type Playable, renamePlayable, toPlayable } from '../../audio/playback/playable'

type Owlcast = Pick<Post, 'recordingCount' | 'cover'>

/**
 * The playable recordings of an owlcast in order, each labelled with its number among all, loaded or not, and with the
 * cover of the owlcast.
 */
export function listPlayableRecordings(
  recordings: readonly Post[],
  { recordingCount, cover }: Owlcast,
): Playable[] {
  const total = Math.max(recordingCount, recordings.length)
  return recordings.flatMap((recording, at) => {
    const item = toPlayable(recording)
    const author = RECORDINGS.position(recording.author.displayName, at + 1, total)
    return item ? [{ ...renamePlayable(item, { title: getRecordingName(recording), author }), cover }] : []
  })
}

/** Whether two playables have the same sound, labels and cover. */
export function isSamePlayable(a: Playable, b: Playable): boolean {
  return a.url === b.url && a.title === b.title && a.author === b.author && a.cover?.url === b.cover?.url
}
