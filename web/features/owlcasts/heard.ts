/** The recordings of an owlcast as a playlist. */
import type { Post } from '../../../domain/posts.schema'
import { hasOwnTitle, UNTITLED } from '../../../domain/publish'
import { calledSo, type Playable, playableOf } from '../../audio/playable'
import { RECORDINGS } from '../../words/owlcasts'

/** The title of a recording, or a placeholder. */
export function titleOf(recording: Post): string {
  return hasOwnTitle(recording) ? recording.title : UNTITLED
}

/** The playable recordings in order, each labelled with its number. `count` is the total, loaded or not. */
export function heardOf(recordings: readonly Post[], count: number): Playable[] {
  const of = Math.max(count, recordings.length)
  return recordings.flatMap((recording, at) => {
    const item = playableOf(recording)
    const author = RECORDINGS.nth(recording.author.displayName, at + 1, of)
    return item ? [calledSo(item, { title: titleOf(recording), author })] : []
  })
}

/** Whether two playables have the same sound and labels. */
export function isAlike(one: Playable, other: Playable): boolean {
  return one.url === other.url && one.title === other.title && one.author === other.author
}
