/** Asks for a new owlcast from anywhere. The dialog is a lazy chunk. */
import { atom, getDefaultStore, useAtomValue } from 'jotai'
import type { Kind } from '../../domain/kinds'
import type { Post } from '../../domain/posts/posts.schema'

type Options = {
  /** The post it is created from. */
  source?: Post
  /** Initial name. */
  name?: string
  /** The caller continues by itself; otherwise the app opens the new owlcast. */
  staysOnPage?: boolean
}
export type OwlcastRequest = Options & { kind: Kind; resolve: (made: Post | null) => void }

const requestAtom = atom<OwlcastRequest | null>(null)

/** Opens the dialog. Resolves with the new owlcast, or null when it was closed. */
export function promptNewOwlcast(kind: Kind, options: Options = {}): Promise<Post | null> {
  closeNewOwlcast()
  return new Promise((resolve) => getDefaultStore().set(requestAtom, { kind, ...options, resolve }))
}

/** Closes the dialog. */
export function closeNewOwlcast() {
  const store = getDefaultStore()
  store.get(requestAtom)?.resolve(null)
  store.set(requestAtom, null)
}

/** The current request, or null. */
export function useOwlcastRequest(): OwlcastRequest | null {
  return useAtomValue(requestAtom)
}
