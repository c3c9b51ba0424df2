/** The recordings of an owlcast as a playlist. */

import { getRecordingName } from '../../../domain/locales/en/kinds'
import { RECORDINGS } from '../../../domain/locales/en/record'
import type { Post } from '../../../domain/posts/posts.schema'
import { type Playable, renamePlayable, toPlayable } from '../../audio/playback/playable'

/** The playable recordings in order, each labelled with its number. `count` is the total, loaded or not. */
export function listPlayableRecordings(recordings: readonly Post[], count: number): Playable[] {
  const total = Math.max(count, recordings.length)
  return recordings.flatMap((recording, at) => {
    const item = toPlayable(recording)
    const author = RECORDINGS.position(recording.author.displayName, at + 1, total)
    return item ? [renamePlayable(item, { title: getRecordingName(recording), author })] : []
  })
}

/** Whether two playables have the same sound and labels. */
export function isSamePlayable(a: Playable, b: Playable): boolean {
  return a.url === b.url && a.title === b.title && a.author === b.author
}
