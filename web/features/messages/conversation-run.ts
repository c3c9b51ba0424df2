/**
 * Playing a whole conversation: its messages in order, those without sound left out, with a breath between them. What is
 * being played so outlives the view, as the player does.
 */
import { atom, getDefaultStore, useAtomValue } from 'jotai'
import { CONVERSATION_PAUSE_MS } from '../../../domain/limits'
import type { Post } from '../../../domain/posts.schema'
import { calledSo, type Playable, playableOf } from '../../audio/playable'
import { player } from '../../audio/player'
import { usePlayer } from '../../audio/usePlayer'
import { THREAD } from '../../words/messages'

type Run = { peer: string; ids: readonly string[] }

const runAtom = atom<Run | null>(null)

/** What there is to hear in a conversation, each named as one of all its messages. */
export function heardOf(posts: readonly Post[], name: string): Playable[] {
  return posts.flatMap((post, at) => {
    const item = playableOf(post)
    if (!item) return []
    return [calledSo(item, { title: THREAD.label(name), author: THREAD.nth(at + 1, posts.length) })]
  })
}

/** Plays a conversation from this message, else from its start. False where there is nothing to hear. */
export function playConversation(peer: string, posts: readonly Post[], name: string, fromId = ''): boolean {
  const items = heardOf(posts, name)
  if (items.length === 0) return false
  getDefaultStore().set(runAtom, { peer, ids: posts.map(({ id }) => id) })
  player.playAll(items, CONVERSATION_PAUSE_MS, fromId)
  return true
}

/** Stops it, and forgets what was still to come. */
export function stopConversation(): void {
  getDefaultStore().set(runAtom, null)
  player.pause()
  player.clearQueue()
}

/** Which message of this conversation is heard, counted from 1, and of how many; null while it does not play. */
export function useConversationRun(peer: string): { id: string; at: number; of: number } | null {
  const run = useAtomValue(runAtom)
  const { now, state, next } = usePlayer()
  const sounds = state === 'playing' || state === 'loading' || (state === 'failed' && next.length > 0)
  if (run?.peer !== peer || !now || !sounds) return null
  const at = run.ids.indexOf(now.id)
  return at < 0 ? null : { id: now.id, at: at + 1, of: run.ids.length }
}
