/** How invitations are shown on this device: which were put off, and whether all of them are open. */
import { atom } from 'jotai'
import { atomWithStorage } from 'jotai/utils'

/** Ids of invitations that ask no more by themselves. They stay in the notifications. */
export const postponedInvitationsAtom = atomWithStorage<readonly string[]>(
  'owlcast.invitationsPostponed',
  [],
  undefined,
  { getOnInit: true },
)

/** Whether the dialog with all pending invitations is open. */
export const invitationsOpenAtom = atom(false)
