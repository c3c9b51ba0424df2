/** French texts for the moderation queue. */

import { createPluralizer } from '../../../domain/i18n/plural'
import { isPermanentSuspension } from '../../../domain/moderation/moderation'
import type * as English from '../moderation'

const counted = createPluralizer('fr')

const MOMENT = new Intl.DateTimeFormat('fr', { dateStyle: 'medium', timeStyle: 'short' })

export const MODERATION: typeof English.MODERATION = {
  intro:
    'Signalements des membres. Chaque décision est consignée. Nous disons à la personne ce qui a été décidé, jamais qui l’a signalée.',
  hint: 'Signalements des membres, et ce qui a été décidé.',
  open: 'Modérer',
  queueLabel: 'Quels signalements',
  queue: { open: 'En attente', decided: 'Décidés' },
  loading: 'Chargement des signalements',
  empty: { open: 'Aucun signalement en attente', decided: 'Pas encore de décisions' },
  emptyText: { open: 'Les nouveaux signalements apparaîtront ici, les plus nombreux d’abord.', decided: '' },
  aboutPerson: (name) => `Au sujet de ${name}`,
  reportCount: (count) =>
    counted(count, { one: '# signalement', many: '# de signalements', other: '# signalements' }),
  reportedBy: 'par',
  deletedUser: 'un compte supprimé',
  hidden: 'Masqué',
  private: 'Privé',
  unavailable: 'Expiré ou supprimé',
  suspended: (until) =>
    isPermanentSuspension(until)
      ? 'Compte suspendu définitivement'
      : `Compte suspendu jusqu’au ${MOMENT.format(until)}`,
  moderator: 'Modération',
  listen: 'Écouter',
  listenLabel: (title) => `Écouter ${title} dans un nouvel onglet`,
  view: 'Écouter et lire',
  viewLabel: (title) => `Écouter et lire ${title}`,
  viewNote: 'Nous consignons que tu l’as ouvert.',
  clip: 'L’extrait du podcast',
  dismiss: 'Rejeter',
  dismissLabel: (of) => `Rejeter les signalements sur ${of}`,
  hide: 'Masquer',
  hideLabel: (title) => `Masquer ${title} pour tout le monde`,
  show: 'Réafficher',
  showLabel: (title) => `Réafficher ${title}`,
  suspend: 'Suspendre',
  suspendLabel: (name) => `Suspendre ${name}`,
  release: (name) => `Lever la suspension de ${name}`,
  suspendFor: (days) =>
    days === null
      ? 'Suspendre définitivement'
      : counted(days, { one: 'Suspendre un jour', other: 'Suspendre # jours' }),
  done: {
    dismiss: 'Rejeté',
    hide: 'Masqué. À retrouver sous «\u202fDécidés\u202f».',
    show: 'De nouveau visible',
    suspend: 'Compte suspendu. La personne a été prévenue.',
    release: 'Suspension levée',
  },
  moreReports: (count) => `${count.toLocaleString('fr')} de plus`,
}
