/** Dutch texts for the notifications panel. */

import { createPluralizer } from '../../../domain/i18n/plural'
import type { Kind } from '../../../domain/kinds'
import type * as English from '../notices'

const counted = createPluralizer('nl')

type Sentences = (typeof English.NOTICE_SENTENCES)['events']['message']

const MEANWHILE = '. Je kunt nog steeds luisteren en je gegevens downloaden of verwijderen.'
const same = (sentence: Sentences['one']): Sentences => ({ one: sentence, many: sentence })

const UNTITLED: Record<Kind, string> = {
  squawk: 'een squawk',
  mue: 'een bericht',
  hum: 'een HUM',
  nightingale: 'een lied',
  owlcast: 'een Owlcast',
}

export const NOTICES: typeof English.NOTICES = {
  heading: 'Meldingen',
  markAllRead: 'Alles als gelezen markeren',
  markedAllRead: 'Alle meldingen zijn als gelezen gemarkeerd.',
  unread: 'ongelezen',
  list: 'Alle meldingen',
  delete: (sentence) => `Melding verwijderen: ${sentence}`,
  deleted: 'Melding verwijderd.',
  undo: 'Ongedaan maken',
  loadEarlier: 'Eerdere meldingen',
  loading: 'Meldingen laden',
  loadingEarlier: 'Eerdere laden',
  offline: 'Je bent offline. Deze lijst is misschien niet actueel.',
  stale: 'We konden deze lijst niet vernieuwen. Hij is misschien niet actueel.',
  empty: {
    title: 'Nog geen meldingen',
    text: 'Hier verschijnen antwoorden, vermeldingen, berichten en uitnodigingen.',
  },
}

export const NOTICE_SENTENCES: typeof English.NOTICE_SENTENCES = {
  someone: 'Iemand',
  untitledPost: (kind) => UNTITLED[kind],
  ownPost: 'een van je posts',
  system: {
    'plan.ended': [
      { name: 'Je Pro-abonnement is afgelopen' },
      '. Alles wat je ermee maakte, blijft zoals het is.',
    ],
    'moderation.suspended': [{ name: 'Je account is voorlopig geschorst' }, MEANWHILE],
    'moderation.suspended_for_good': [{ name: 'Je account is permanent geschorst' }, MEANWHILE],
    'moderation.released': ['Je account is niet meer geschorst.'],
  },
  hidden: (voice) => ['Een moderator heeft ', voice, ' verborgen. Voorlopig kan niemand het horen.'],
  restored: (voice) => ['Een moderator heeft ', voice, ' teruggezet.'],
  replied: {
    chain: {
      one: ({ who, what }) => [who, ' voegde een stem toe aan ', what],
      many: ({ who, what, count }) => [
        ...[counted(count, { one: '# stem', other: '# stemmen' }), ' toegevoegd aan '],
        ...[what, ', als laatste door ', who],
      ],
    },
    cast: {
      one: ({ who, what }) => [who, ' voegde een opname toe aan ', what],
      many: ({ who, what, count }) => [
        ...[counted(count, { one: '# nieuwe opname', other: '# nieuwe opnames' }), ' in '],
        ...[what, ', als laatste van ', who],
      ],
    },
    voice: {
      one: ({ who, what }) => [who, ' antwoordde op ', what],
      many: ({ who, what, count }) => [
        ...[counted(count, { one: '# antwoord', other: '# antwoorden' }), ' op '],
        ...[what, ', als laatste van ', who],
      ],
    },
  },
  events: {
    message: {
      one: ({ who }) => [who, ' stuurde je een MUE'],
      many: ({ who, count }) => [who, ` stuurde je ${counted(count, { one: '# MUE', other: '# MUE’s' })}`],
    },
    mention: same(({ who, what }) => [who, ' noemde je in ', what]),
    invite: same(({ who, what }) => [who, ' nodigde je uit om mee te werken aan ', what]),
    new_post: {
      one: ({ who, what }) => [who, ' deelde ', what],
      many: ({ who, what, count }) => [
        who,
        ` deelde ${counted(count, { one: '# post', other: '# posts' })}, de nieuwste is `,
        what,
      ],
    },
    every_squawk: same(({ who, what }) => ['Er zijn nieuwe squawks, de nieuwste is ', what, ' van ', who]),
    report: {
      one: () => ['Er wacht een nieuwe melding.'],
      many: ({ count }) => [
        `${counted(count, { one: 'Er wacht # nieuwe melding', other: 'Er wachten # nieuwe meldingen' })}.`,
      ],
    },
    expiry: same(({ what }) => [what, ' verdwijnt bijna. Luister nog een keer nu het kan.']),
  },
}
