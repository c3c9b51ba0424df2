/** Asking to keep somebody away, or to report them, from anywhere. What does it is a chunk of its own. */
import { atom, getDefaultStore, useAtomValue } from 'jotai'
import type { Author } from '../../domain/posts.schema'

export type SafetyRequest = {
  what: 'mute' | 'unmute' | 'block' | 'unblock' | 'report'
  person: Pick<Author, 'id' | 'username' | 'displayName'>
  /** What they said that is reported; without it, they are. */
  post?: { id: string; title: string } | undefined
  /** Called once they are blocked: what is open may be about them. */
  onBlocked?: (() => void) | undefined
}

const requestAtom = atom<SafetyRequest | null>(null)

export function askForSafety(request: SafetyRequest) {
  getDefaultStore().set(requestAtom, request)
}

export function endSafety() {
  getDefaultStore().set(requestAtom, null)
}

export function useSafetyRequest(): SafetyRequest | null {
  return useAtomValue(requestAtom)
}
