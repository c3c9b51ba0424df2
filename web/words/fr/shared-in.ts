/** French texts for files shared from other apps. */
import type * as English from '../shared-in'

export const SHARED_IN: typeof English.SHARED_IN = {
  lost: 'Owlcast n’a pas pu recevoir ce que tu as partagé. Choisis le fichier ici, ou colle le lien.',
  none: 'Partage le lien d’un podcast, ou un fichier audio\u202f: WAV, MP3, OGG ou M4A, moins de 50\u202fMo.',
  busy: 'Ce que tu as partagé attend que cet enregistrement soit publié ou abandonné.',
}
