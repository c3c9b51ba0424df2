/** The code of this tab that is on its way; kept while the dialog is closed, since people leave it to read the message. */
import { atom, useAtom } from 'jotai'
import type { CodeSent } from '../../../domain/people.schema'

/** `phone` as it was typed; `resendAt` in this device's time. */
export type WaitingCode = CodeSent & { phone: string; resendAt: number }

const waitingAtom = atom<WaitingCode | null>(null)

export function useWaitingCode() {
  return useAtom(waitingAtom)
}
