/** Plays posts one after the other, each introduced by the name of its author. */
import { HOME } from '../../../domain/locales/en/shell'
import type { Post } from '../../../domain/posts/posts.schema'
import { toPlayable } from '../../audio/playback/playable'
import { player } from '../../audio/playback/player'
import { playPosts } from '../../audio/playback/start-playback'
import { startIntroductions } from './introductions'

/** Starts with the post `fromId`, or with the first. */
export function playRadio(posts: readonly Post[], fromId?: string): void {
  playPosts(posts, { name: HOME.radio, fromId })
  startIntroductions()
}

/** Appends posts that arrived after Dusk Radio was started. Anything else that plays is left alone. */
export function extendRadio(posts: readonly Post[]): void {
  const { name, isOn, next } = player.getSnapshot()
  if (name === HOME.radio && (isOn || next.length > 0))
    player.extendList(posts.flatMap((post) => toPlayable(post) ?? []))
}
