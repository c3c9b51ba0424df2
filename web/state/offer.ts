/** What somebody is asked to pay for, from anywhere. The dialog itself is a chunk of its own, loaded when first asked for. */
import { atom, getDefaultStore, useAtomValue } from 'jotai'

/** The post that is paid for: an owlcast for all its recordings, else the voice itself. */
const offerAtom = atom<string | null>(null)

/** Opens the offer to pay for a post; null closes it. */
export function offer(postId: string | null): void {
  getDefaultStore().set(offerAtom, postId)
}

/** What is offered, or null. */
export function useOffer(): string | null {
  return useAtomValue(offerAtom)
}
