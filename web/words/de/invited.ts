/** German texts for a share page opened from an invitation. */
import type * as English from '../invited'

export const INVITED: typeof English.INVITED = {
  panel: 'Einladung',
  by: (inviter) => `${inviter} lädt dich ein, hier mitzuwirken.`,
  to: (masked) => `Die Einladung ist für ${masked}.`,
  signIn: 'Melde dich als diese Person an, um sie anzunehmen.',
  accept: 'Annehmen',
  accepted: (inviter) => `Du wirkst jetzt zusammen mit ${inviter} mit.`,
  undo: 'Rückgängig',
  left: 'Du wirkst hier nicht mehr mit.',
  sent: (to) => `Das ist die Einladung, die du an ${to} gesendet hast. Sie wartet dort auf Antwort.`,
}
