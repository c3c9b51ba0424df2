/** The reply that waits to leave the device, as the card of its parent shows it; one at a time. */
import { atom, getDefaultStore, useAtomValue } from 'jotai'

export type LeavingReplyDraft = {
  postId: string
  draftId: string
  /** Where the moment that it answers begins, in ms of the post. */
  startMs: number
  /** What it answers. */
  quote: string
  /** Of its recording. */
  seconds: number
  /** It can be taken back until then, in ms since the epoch. */
  sendAfter: number
  /** Whether only its author's face is left of it, where the published reply will be. */
  isFolded?: boolean
}

const leavingAtom = atom<LeavingReplyDraft | null>(null)

export function showLeavingReply(reply: LeavingReplyDraft): void {
  getDefaultStore().set(leavingAtom, reply)
}

/** Leaves the face alone: it can no longer be taken back. */
export function foldLeavingReply(draftId: string): void {
  getDefaultStore().set(leavingAtom, (shown) =>
    shown?.draftId === draftId ? { ...shown, isFolded: true } : shown,
  )
}

/** Removes it: it was published, or taken back. */
export function hideLeavingReply(draftId: string): void {
  getDefaultStore().set(leavingAtom, (shown) => (shown?.draftId === draftId ? null : shown))
}

/** The reply to a post that waits to leave the device. */
export function useLeavingReply(postId: string): LeavingReplyDraft | null {
  const leaving = useAtomValue(leavingAtom)
  return leaving?.postId === postId ? leaving : null
}
