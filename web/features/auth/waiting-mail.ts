/** The sign-up of this tab with a pending e-mail. Survives closing the dialog. */
import { atom, useAtom } from 'jotai'

export type WaitingMail = { signUpId: string; email: string }

const waitingAtom = atom<WaitingMail | null>(null)

export function useWaitingMail() {
  return useAtom(waitingAtom)
}
