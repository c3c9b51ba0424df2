/** The pending code of this tab. Survives closing the dialog, which people do to read the message. */
import { atom, useAtom } from 'jotai'
import type { CodeSent } from '../../../../domain/people/people.schema'

/** `phone` as typed; `resendAt` in device time (ms). */
export type PendingCode = CodeSent & {
  phone: string
  resendAt: number
  /** No code is sent any more: any that reached the number works. The id is empty where none was sent to this browser. */
  isRefused: boolean
}

const pendingCodeAtom = atom<PendingCode | null>(null)

export function usePendingCode() {
  return useAtom(pendingCodeAtom)
}
