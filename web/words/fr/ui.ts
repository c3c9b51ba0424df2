/** French texts for the shared UI components. */
import { createPluralizer } from '../../../domain/i18n/plural'
import type * as English from '../ui'

const counted = createPluralizer('fr')

export const UI: typeof English.UI = {
  play: (title) => `Lire\u202f: ${title}`,
  pause: (title) => `Pause\u202f: ${title}`,
  seek: 'Position',
  position: (elapsed, total) => `${elapsed} sur ${total}`,
  close: 'Fermer',
  dismiss: 'Ignorer',
  retry: 'Réessayer',
  optional: 'facultatif',
  loading: 'Chargement',
  slow: 'C’est plus long que d’habitude.',
  sample: 'Démo',
  unread: (count) => counted(count, { one: '# non lu', many: '# de non lus', other: '# non lus' }),
  unheard: (count) =>
    counted(count, { one: '# non écouté', many: '# de non écoutés', other: '# non écoutés' }),
  requests: (count) => counted(count, { one: '# demande', many: '# de demandes', other: '# demandes' }),
  messages: 'Messages de l’app',
}
