/** German texts for a share page opened from an invitation. */
import type * as English from '../invited'

export const INVITED: typeof English.INVITED = {
  heading: 'Einladung',
  invitedBy: (inviter) => `${inviter} hat dich eingeladen, mitzuwirken.`,
  invitee: (masked) => `Die Einladung ist für ${masked}.`,
  signInHint: 'Melde dich mit diesem Konto an, um sie anzunehmen.',
  accept: 'Annehmen',
  accepted: (inviter) => `Du wirkst jetzt zusammen mit ${inviter} mit.`,
  undo: 'Rückgängig',
  collaborationEnded: 'Du wirkst hier nicht mehr mit.',
  ownInvitation: (to) => `Du hast diese Einladung an ${to} gesendet. Sie ist noch nicht angenommen.`,
}
