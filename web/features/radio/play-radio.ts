/** Plays posts one after the other, each introduced by the name of its author. */
import { HOME } from '../../../domain/locales/en/shell'
import type { Post } from '../../../domain/posts/posts.schema'
import { playPosts } from '../../audio/playback/start-playback'
import { startIntroductions } from './introductions'

/** Starts with the post `fromId`, or with the first. */
export function playRadio(posts: readonly Post[], fromId?: string): void {
  playPosts(posts, { name: HOME.radio, fromId })
  startIntroductions(new Map(posts.map(({ id, author }) => [id, author.displayName])))
}
