/** The pending code of this tab. Survives closing the dialog, which people do to read the message. */
import { atom, useAtom } from 'jotai'
import type { CodeSent } from '../../../domain/people.schema'

/** `phone` as typed; `resendAt` in device time (ms). */
export type WaitingCode = CodeSent & { phone: string; resendAt: number }

const waitingAtom = atom<WaitingCode | null>(null)

export function useWaitingCode() {
  return useAtom(waitingAtom)
}
