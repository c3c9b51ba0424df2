/** Opens the dialogs to mute, block or report, from anywhere. They are a lazy chunk. */
import { atom, getDefaultStore, useAtomValue } from 'jotai'
import type { Author } from '../../domain/posts/posts.schema'

export type SafetyRequest = {
  what: 'mute' | 'unmute' | 'block' | 'unblock' | 'report'
  person: Pick<Author, 'id' | 'username' | 'displayName'>
  /** The reported post; without it, the member is reported. */
  post?: { id: string; title: string } | undefined
  /** Called after blocking: the open view may be about the member. */
  onBlocked?: (() => void) | undefined
}

const requestAtom = atom<SafetyRequest | null>(null)

export function openSafetyDialog(request: SafetyRequest) {
  getDefaultStore().set(requestAtom, request)
}

export function closeSafetyDialog() {
  getDefaultStore().set(requestAtom, null)
}

export function useSafetyRequest(): SafetyRequest | null {
  return useAtomValue(requestAtom)
}
