/** The sign-up of this tab whose mail is on its way; kept while the dialog is closed. */
import { atom, useAtom } from 'jotai'

export type WaitingMail = { signUpId: string; email: string }

const waitingAtom = atom<WaitingMail | null>(null)

export function useWaitingMail() {
  return useAtom(waitingAtom)
}
