/** Display state of invitations on this device: which are postponed, and whether the list is open. */
import { atom } from 'jotai'
import { createStoredAtom } from './stored-atom'

/** Ids of invitations that no longer open the dialog. They stay in the notifications. */
export const postponedInvitationsAtom = createStoredAtom<readonly string[]>(
  'owlcast.invitationsPostponed',
  [],
)

/** Whether the dialog with all pending invitations is open. */
export const invitationsOpenAtom = atom(false)
