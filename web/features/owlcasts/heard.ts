/** An owlcast as a list to hear. */
import type { Post } from '../../../domain/posts.schema'
import { hasOwnTitle, UNTITLED } from '../../../domain/publish'
import { calledSo, type Playable, playableOf } from '../../audio/playable'
import { RECORDINGS } from '../../words/owlcasts'

/** What a recording is called. */
export function titleOf(recording: Post): string {
  return hasOwnTitle(recording) ? recording.title : UNTITLED
}

/** What there is to hear of an owlcast, in its order, each told as one of all. `count` is of all, loaded or not. */
export function heardOf(recordings: readonly Post[], count: number): Playable[] {
  const of = Math.max(count, recordings.length)
  return recordings.flatMap((recording, at) => {
    const item = playableOf(recording)
    const author = RECORDINGS.nth(recording.author.displayName, at + 1, of)
    return item ? [calledSo(item, { title: titleOf(recording), author })] : []
  })
}

/** Whether two are heard alike: the same sound under the same name. */
export function isAlike(one: Playable, other: Playable): boolean {
  return one.url === other.url && one.title === other.title && one.author === other.author
}
