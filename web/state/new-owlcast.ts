/** Asking for a new owlcast, from anywhere. The dialog itself is a chunk of its own, loaded when first asked for. */
import { atom, getDefaultStore, useAtomValue } from 'jotai'
import type { Kind } from '../../domain/kinds'
import type { Post } from '../../domain/posts.schema'

type Options = {
  /** The voice it grows out of. */
  source?: Post
  /** What it is called so far. */
  name?: string
  /** Whoever asked goes on by themselves; else the app goes to what was made. */
  stay?: boolean
}
export type OwlcastRequest = Options & { kind: Kind; settle: (made: Post | null) => void }

const requestAtom = atom<OwlcastRequest | null>(null)

/** Opens the dialog. Resolves with what was made, or with null when it was left. */
export function askForOwlcast(kind: Kind, options: Options = {}): Promise<Post | null> {
  endOwlcast()
  return new Promise((settle) => getDefaultStore().set(requestAtom, { kind, ...options, settle }))
}

/** Closes it. */
export function endOwlcast() {
  const store = getDefaultStore()
  store.get(requestAtom)?.settle(null)
  store.set(requestAtom, null)
}

/** What was asked for, or null while nobody asks. */
export function useOwlcastRequest(): OwlcastRequest | null {
  return useAtomValue(requestAtom)
}
