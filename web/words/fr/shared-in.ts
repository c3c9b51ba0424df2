/** French texts for files shared from other apps. */
import type * as English from '../shared-in'

export const SHARED_IN: typeof English.SHARED_IN = {
  lost: 'Impossible d’ouvrir ce que tu as partagé. Choisis le fichier ici ou colle le lien.',
  none: 'Partage le lien d’un podcast ou un fichier audio (WAV, MP3, OGG ou M4A) de moins de 50\u202fMo.',
  recordingOpen:
    'Publie ou abandonne d’abord cet enregistrement. Nous ouvrirons ensuite ce que tu as partagé.',
}
