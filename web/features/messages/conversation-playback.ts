/**
 * Playback of a whole conversation: its messages in order, without silent ones, with a pause between them. The state
 * lives outside of the view, like the player.
 */
import { atom, getDefaultStore, useAtomValue } from 'jotai'
import { CONVERSATION_PAUSE_MS } from '../../../domain/limits'
import { THREAD } from '../../../domain/locales/en/people'
import type { Post } from '../../../domain/posts/posts.schema'
import { type Playable, renamePlayable, toPlayable } from '../../audio/playback/playable'
import { player } from '../../audio/playback/player'
import type { PlayAllOptions } from '../../audio/playback/player-state'
import { usePlayer } from '../../audio/playback/usePlayer'

type ConversationRun = { peer: string; ids: readonly string[] }

const runAtom = atom<ConversationRun | null>(null)

/** The playable messages of a conversation, each with its number. */
export function listPlayableMessages(posts: readonly Post[]): Playable[] {
  return posts.flatMap((post, at) => {
    const item = toPlayable(post)
    if (!item) return []
    return [renamePlayable(item, { author: THREAD.messagePosition(at + 1, posts.length) })]
  })
}

/** Plays a conversation from a message, else from the start. Returns false when nothing is playable. */
export function playConversation(
  peer: string,
  posts: readonly Post[],
  name: string,
  from: Pick<PlayAllOptions, 'fromId' | 'isChosen'> = {},
): boolean {
  const items = listPlayableMessages(posts)
  if (items.length === 0) return false
  getDefaultStore().set(runAtom, { peer, ids: posts.map(({ id }) => id) })
  player.playAll(items, { ...from, pauseMs: CONVERSATION_PAUSE_MS, name: THREAD.label(name) })
  return true
}

/** Pauses and clears the queue. */
export function stopConversation(): void {
  getDefaultStore().set(runAtom, null)
  player.pause()
  player.clearQueue()
}

/** The playing message of this conversation, its number from 1 and the total; null while it does not play. */
export function useConversationProgress(peer: string): { id: string; at: number; of: number } | null {
  const run = useAtomValue(runAtom)
  const { now, isOn } = usePlayer()
  if (run?.peer !== peer || !now || !isOn) return null
  const at = run.ids.indexOf(now.id)
  return at < 0 ? null : { id: now.id, at: at + 1, of: run.ids.length }
}
