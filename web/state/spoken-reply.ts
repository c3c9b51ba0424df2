/** Replying by voice to what plays. The recorder registers how; keys, headsets and held buttons ask for it. */
import { atom } from 'jotai'
import type { Author } from '../../domain/people/author.schema'
import type { HoldTarget } from './hold'

type HeldReply = {
  /** The post that is loaded in the player. */
  postId: string
  author: Author
  isPlaying: boolean
  /** Records the reply while a button is held. */
  target: HoldTarget
}

/** The reply that a held button would record; null when nothing can be replied to. */
export const heldReplyAtom = atom<HeldReply | null>(null)

let toggle: (() => boolean) | null = null

/** Registers how to begin a reply, or to end and send it. Returns the function that removes it. */
export function setSpokenReply(next: () => boolean): () => void {
  toggle = next
  return () => {
    if (toggle === next) toggle = null
  }
}

/** Begins a reply to what plays, or ends and sends it. Returns false when nothing can be replied to. */
export function toggleSpokenReply(): boolean {
  return toggle?.() ?? false
}
