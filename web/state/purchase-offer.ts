/** The purchase offer, openable from anywhere. The dialog is a lazy chunk. */
import { atom, getDefaultStore, useAtomValue } from 'jotai'

/** The post to pay for: an owlcast for all its recordings, else the post itself. */
const offerAtom = atom<string | null>(null)

/** Opens the offer for a post; null closes it. */
export function offer(postId: string | null): void {
  getDefaultStore().set(offerAtom, postId)
}

/** The offered post's id, or null. */
export function useOffer(): string | null {
  return useAtomValue(offerAtom)
}
