/** A moment that the next reply to a post refers to, chosen while it plays or by selecting words. */
import { atom, getDefaultStore, useAtom } from 'jotai'
import type { Moment } from '../../domain/moments/moments'
import type { ReplyTarget } from './reply-to-playing'
import { replyToPlaying } from './reply-to-playing'

type PendingMoment = { postId: string; moment: Moment }
const pendingAtom = atom<PendingMoment | null>(null)

/** Opens the reply recorder of a post with a moment of it. */
export function replyToMoment(target: ReplyTarget, moment: Moment): void {
  getDefaultStore().set(pendingAtom, { postId: target.post?.id ?? target.id, moment })
  replyToPlaying(target)
}

/** The chosen moment and its setter: the recorder of the post takes it and sets null. */
export function usePendingMoment(): [PendingMoment | null, (pending: null) => void] {
  return useAtom(pendingAtom)
}
