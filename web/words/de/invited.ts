/** German texts for a share page opened from an invitation. */
import type * as English from '../invited'

export const INVITED: typeof English.INVITED = {
  panel: 'Einladung',
  by: (inviter) => `${inviter} hat dich eingeladen, mitzuwirken.`,
  to: (masked) => `Die Einladung ist für ${masked}.`,
  signIn: 'Melde dich mit diesem Konto an, um sie anzunehmen.',
  accept: 'Annehmen',
  accepted: (inviter) => `Du wirkst jetzt zusammen mit ${inviter} mit.`,
  undo: 'Rückgängig',
  left: 'Du wirkst hier nicht mehr mit.',
  sent: (to) => `Du hast diese Einladung an ${to} gesendet. Sie ist noch nicht angenommen.`,
}
