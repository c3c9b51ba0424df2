/**
 * Playing a chain (spec §4): its first post, then the posts of its kind added to it, in time order. State outlives the
 * view, as the player does.
 */
import { atom, getDefaultStore, useAtomValue } from 'jotai'
import type { ErrorCode } from '../../../domain/errors/error-table'
import { getPostName } from '../../../domain/locales/en/kinds'
import { CHAIN, CHAIN_ERRORS } from '../../../domain/locales/en/posts'
import type { Post } from '../../../domain/posts/posts.schema'
import { readAllReplies } from '../../api/posts/replies.queries'
import { type Playable, renamePlayable, toPlayable } from '../../audio/playback/playable'
import { player } from '../../audio/playback/player'
import { usePlayer } from '../../audio/playback/usePlayer'

type Run = { chainId: string; ids: readonly string[] }
const runAtom = atom<Run | null>(null)

/** The playables of a chain in order, each numbered. */
export function listChainPlayables(post: Post, added: readonly Post[]): Playable[] {
  const posts = [post, ...added.filter(({ kind }) => kind === post.kind).toSorted(compareByTime)]
  const playables = posts.flatMap((chained) => toPlayable(chained) ?? [])
  return playables.map((item, at) =>
    renamePlayable(item, { author: CHAIN.position(item.author, at + 1, playables.length) }),
  )
}

function compareByTime(a: Post, b: Post): number {
  return a.createdAt - b.createdAt || (a.id < b.id ? -1 : 1)
}

/** Plays a chain from its start; returns an error code if it cannot. */
export async function playChain(post: Post): Promise<ErrorCode | null> {
  const errors = CHAIN_ERRORS[post.kind] ?? { empty: 'play.audio_failed', failed: 'play.audio_failed' }
  let items: Playable[]
  try {
    items = listChainPlayables(post, await readAllReplies(post.id))
  } catch {
    return errors.failed
  }
  if (items.length === 0) return errors.empty
  getDefaultStore().set(runAtom, { chainId: post.id, ids: items.map(({ id }) => id) })
  // A chain starts from the beginning, wherever its posts were left.
  for (const item of items) player.seekIn(item, 0)
  player.playAll(items, { name: getPostName(post) })
  return null
}

/** Stops it and clears its queue. */
export function stopChain(): void {
  getDefaultStore().set(runAtom, null)
  player.pause()
  player.clearQueue()
}

/** Whether this chain is playing. */
export function useIsChainPlaying(chainId: string): boolean {
  const run = useAtomValue(runAtom)
  const { now, isOn } = usePlayer()
  return run?.chainId === chainId && now !== null && isOn && run.ids.includes(now.id)
}
