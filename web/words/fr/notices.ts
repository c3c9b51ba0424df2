/** French texts for the notifications panel. */

import { createPluralizer } from '../../../domain/i18n/plural'
import type { Kind } from '../../../domain/kinds'
import type * as English from '../notices'

const counted = createPluralizer('fr')

type Sentences = (typeof English.NOTICE_SENTENCES)['events']['message']

const MEANWHILE = '. Tu peux toujours écouter, et télécharger ou supprimer tes données.'
const same = (sentence: Sentences['one']): Sentences => ({ one: sentence, many: sentence })

const UNTITLED: Record<Kind, string> = {
  squawk: 'un squawk',
  mue: 'un message',
  hum: 'un HUM',
  nightingale: 'une chanson',
  owlcast: 'un Owlcast',
}

export const NOTICES: typeof English.NOTICES = {
  heading: 'Notifications',
  markAllRead: 'Tout marquer comme lu',
  markedAllRead: 'Toutes les notifications sont marquées comme lues.',
  unread: 'non lue',
  list: 'Toutes les notifications',
  delete: (sentence) => `Supprimer la notification\u202f: ${sentence}`,
  deleted: 'Notification supprimée.',
  undo: 'Annuler',
  loadEarlier: 'Notifications précédentes',
  loading: 'Chargement des notifications',
  loadingEarlier: 'Chargement des précédentes',
  offline: 'Tu es hors ligne. Cette liste n’est peut-être pas à jour.',
  stale: 'Impossible d’actualiser cette liste. Elle n’est peut-être pas à jour.',
  empty: {
    title: 'Pas encore de notifications',
    text: 'Réponses, mentions, messages et invitations apparaîtront ici.',
  },
}

export const NOTICE_SENTENCES: typeof English.NOTICE_SENTENCES = {
  someone: 'Quelqu’un',
  untitledPost: (kind) => UNTITLED[kind],
  ownPost: 'l’une de tes publications',
  system: {
    'plan.ended': [{ name: 'Ton offre Pro est terminée' }, '. Tout ce que tu as créé avec reste en place.'],
    'moderation.suspended': [{ name: 'Ton compte est suspendu pour le moment' }, MEANWHILE],
    'moderation.suspended_for_good': [{ name: 'Ton compte est suspendu définitivement' }, MEANWHILE],
    'moderation.released': ['Ton compte n’est plus suspendu.'],
  },
  hidden: (voice) => ['La modération a masqué ', voice, '. Personne ne peut l’écouter pour l’instant.'],
  restored: (voice) => ['La modération a rétabli ', voice, '.'],
  replied: {
    chain: {
      one: ({ who, what }) => [who, ' ajoute une voix à ', what],
      many: ({ who, what, count }) => [
        counted(count, {
          one: '# voix rejoint ',
          many: '# de voix rejoignent ',
          other: '# voix rejoignent ',
        }),
        ...[what, ', la dernière par ', who],
      ],
    },
    cast: {
      one: ({ who, what }) => [who, ' ajoute un enregistrement à ', what],
      many: ({ who, what, count }) => [
        counted(count, {
          one: '# nouvel enregistrement dans ',
          many: '# de nouveaux enregistrements dans ',
          other: '# nouveaux enregistrements dans ',
        }),
        ...[what, ', le dernier par ', who],
      ],
    },
    voice: {
      one: ({ who, what }) => [who, ' répond à ', what],
      many: ({ who, what, count }) => [
        counted(count, { one: '# réponse à ', many: '# de réponses à ', other: '# réponses à ' }),
        ...[what, ', la dernière par ', who],
      ],
    },
  },
  events: {
    message: {
      one: ({ who }) => [who, ' t’a envoyé un MUE'],
      many: ({ who, count }) => [
        who,
        ` t’a envoyé ${counted(count, { one: '# MUE', many: '# de MUE', other: '# MUE' })}`,
      ],
    },
    mention: same(({ who, what }) => [who, ' te mentionne dans ', what]),
    invite: same(({ who, what }) => [who, ' t’invite à collaborer à ', what]),
    new_post: {
      one: ({ who, what }) => [who, ' partage ', what],
      many: ({ who, what, count }) => [
        who,
        ` partage ${counted(count, { one: '# publication', many: '# de publications', other: '# publications' })}, la plus récente\u202f: `,
        what,
      ],
    },
    every_squawk: same(({ who, what }) => [
      'Il y a de nouveaux squawks, le plus récent\u202f: ',
      what,
      ' par ',
      who,
    ]),
    report: {
      one: () => ['Un nouveau signalement attend.'],
      many: ({ count }) => [
        `${counted(count, { one: '# nouveau signalement attend', many: '# de nouveaux signalements attendent', other: '# nouveaux signalements attendent' })}.`,
      ],
    },
    expiry: same(({ what }) => [what, ' disparaît bientôt. Réécoute tant que tu peux.']),
  },
}
