/** The sign-up of this tab with a pending email. Survives closing the dialog. */
import { atom, useAtom } from 'jotai'

export type PendingEmail = { signUpId: string; email: string }

const pendingEmailAtom = atom<PendingEmail | null>(null)

export function usePendingEmail() {
  return useAtom(pendingEmailAtom)
}
