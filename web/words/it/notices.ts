/** Italian texts for the notifications panel. */

import { createPluralizer } from '../../../domain/i18n/plural'
import type { Kind } from '../../../domain/kinds'
import type * as English from '../notices'

const counted = createPluralizer('it')

type Sentences = (typeof English.NOTICE_SENTENCES)['events']['message']

const MEANWHILE = '. Puoi ancora ascoltare, e scaricare o eliminare i tuoi dati.'
const same = (sentence: Sentences['one']): Sentences => ({ one: sentence, many: sentence })

const UNTITLED: Record<Kind, string> = {
  squawk: 'uno squawk',
  mue: 'un messaggio',
  hum: 'un HUM',
  nightingale: 'una canzone',
  owlcast: 'un Owlcast',
}

export const NOTICES: typeof English.NOTICES = {
  heading: 'Notifiche',
  markAllRead: 'Segna tutto come letto',
  markedAllRead: 'Tutte le notifiche sono segnate come lette.',
  unread: 'non letta',
  list: 'Tutte le notifiche',
  delete: (sentence) => `Elimina la notifica: ${sentence}`,
  deleted: 'Notifica eliminata.',
  undo: 'Annulla',
  loadEarlier: 'Notifiche precedenti',
  loading: 'Caricamento delle notifiche',
  loadingEarlier: 'Caricamento delle precedenti',
  offline: 'Sei offline. Questo elenco potrebbe non essere aggiornato.',
  stale: 'Non è stato possibile aggiornare questo elenco. Potrebbe non essere recente.',
  empty: {
    title: 'Ancora nessuna notifica',
    text: 'Qui compariranno risposte, menzioni, messaggi e inviti.',
  },
}

export const NOTICE_SENTENCES: typeof English.NOTICE_SENTENCES = {
  someone: 'Qualcuno',
  untitledPost: (kind) => UNTITLED[kind],
  ownPost: 'uno dei tuoi post',
  system: {
    'plan.ended': [{ name: 'Il tuo piano Pro è finito' }, '. Tutto ciò che hai creato resta com’è.'],
    'moderation.suspended': [{ name: 'Il tuo account è sospeso per ora' }, MEANWHILE],
    'moderation.suspended_for_good': [{ name: 'Il tuo account è sospeso in modo permanente' }, MEANWHILE],
    'moderation.released': ['Il tuo account non è più sospeso.'],
  },
  hidden: (voice) => ['La moderazione ha nascosto ', voice, '. Per ora nessuno può ascoltare.'],
  restored: (voice) => ['La moderazione ha ripristinato ', voice, '.'],
  replied: {
    chain: {
      one: ({ who, what }) => [who, ' ha aggiunto una voce a ', what],
      many: ({ who, what, count }) => [
        counted(count, {
          one: '# voce si è unita a ',
          many: '# di voci si sono unite a ',
          other: '# voci si sono unite a ',
        }),
        ...[what, ', l’ultima di ', who],
      ],
    },
    cast: {
      one: ({ who, what }) => [who, ' ha aggiunto una registrazione a ', what],
      many: ({ who, what, count }) => [
        counted(count, {
          one: '# nuova registrazione in ',
          many: '# di nuove registrazioni in ',
          other: '# nuove registrazioni in ',
        }),
        ...[what, ', l’ultima di ', who],
      ],
    },
    voice: {
      one: ({ who, what }) => [who, ' ha risposto a ', what],
      many: ({ who, what, count }) => [
        counted(count, { one: '# risposta a ', many: '# di risposte a ', other: '# risposte a ' }),
        ...[what, ', l’ultima di ', who],
      ],
    },
  },
  events: {
    message: {
      one: ({ who }) => [who, ' ti ha inviato un MUE'],
      many: ({ who, count }) => [
        who,
        ` ti ha inviato ${counted(count, { one: '# MUE', many: '# di MUE', other: '# MUE' })}`,
      ],
    },
    mention: same(({ who, what }) => [who, ' ti menziona in ', what]),
    invite: same(({ who, what }) => [who, ' ti invita a collaborare a ', what]),
    new_post: {
      one: ({ who, what }) => [who, ' ha condiviso ', what],
      many: ({ who, what, count }) => [
        who,
        ` ha condiviso ${counted(count, { one: '# post', many: '# di post', other: '# post' })}, il più recente è `,
        what,
      ],
    },
    every_squawk: same(({ who, what }) => ['Ci sono nuovi squawk, il più recente è ', what, ' di ', who]),
    report: {
      one: () => ['Una nuova segnalazione è in attesa.'],
      many: ({ count }) => [
        `${counted(count, { one: '# nuova segnalazione è', many: '# di nuove segnalazioni sono', other: '# nuove segnalazioni sono' })} in attesa.`,
      ],
    },
    expiry: same(({ what }) => [what, ' svanisce presto. Riascolta finché puoi.']),
  },
}
