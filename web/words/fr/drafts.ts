/** French texts for drafts on this device: recovered ones and those waiting to be published. */
import { createPluralizer } from '../../../domain/i18n/plural'
import type * as English from '../drafts'

const counted = createPluralizer('fr')

export const DRAFTS: typeof English.DRAFTS = {
  panel: 'Enregistrements sur cet appareil',
  saved: 'Enregistrement sauvegardé',
  unpublished: 'Pas encore publié',
  waiting: 'En attente de publication',
  sending: 'Publication en cours',
  summary: (title, time, ago) => `${title} · ${time} · ${ago}`,
  listen: 'Écouter',
  stop: 'Arrêter',
  publish: 'Publier',
  discard: 'Abandonner',
  later: 'Plus tard',
  retryNow: 'Essayer maintenant',
  cancelDiscard: 'Garder',
  discardHeading: 'Abandonner cet enregistrement\u202f?',
  discardBody: 'Il n’existe que sur cet appareil. Cette action est irréversible.',
  discarded: 'Enregistrement abandonné',
  readFailed: 'Impossible de lire cet enregistrement. Recharge la page et réessaie.',
  signOutHeading: 'Se déconnecter avec des enregistrements non envoyés\u202f?',
  signOutBody: (n) =>
    counted(n, {
      one: '# enregistrement n’est pas encore publié. Tu le retrouveras sur cet appareil en te reconnectant.',
      other:
        '# enregistrements ne sont pas encore publiés. Tu les retrouveras sur cet appareil en te reconnectant.',
    }),
  staySignedIn: 'Rester',
  signOut: 'Se déconnecter',
}
