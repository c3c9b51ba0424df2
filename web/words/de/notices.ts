/** German texts for the notifications panel. */

import { createPluralizer } from '../../../domain/i18n/plural'
import type { Kind } from '../../../domain/kinds'
import type * as English from '../notices'

const counted = createPluralizer('de')

type Sentences = (typeof English.NOTICE_SENTENCES)['events']['message']

const MEANWHILE = '. Du kannst weiterhin zuhören und deine Daten herunterladen oder löschen.'
const same = (sentence: Sentences['one']): Sentences => ({ one: sentence, many: sentence })

/** All feminine, whose nominative and accusative are equal. */
const UNTITLED: Record<Kind, string> = {
  squawk: 'eine Squawk-Stimme',
  mue: 'eine Nachricht',
  hum: 'eine HUM-Geschichte',
  nightingale: 'eine Nightingale',
  owlcast: 'eine Owlcast-Runde',
}

export const NOTICES: typeof English.NOTICES = {
  heading: 'Mitteilungen',
  markAllRead: 'Alle als gelesen markieren',
  markedAllRead: 'Alle Mitteilungen sind als gelesen markiert.',
  unread: 'ungelesen',
  list: 'Alle Mitteilungen',
  delete: (sentence) => `Mitteilung löschen: ${sentence}`,
  deleted: 'Mitteilung gelöscht.',
  undo: 'Rückgängig',
  loadEarlier: 'Frühere Mitteilungen',
  loading: 'Mitteilungen werden geladen',
  loadingEarlier: 'Frühere werden geladen',
  offline: 'Du bist offline. Diese Liste ist vielleicht nicht aktuell.',
  stale: 'Wir konnten diese Liste nicht aktualisieren. Sie ist vielleicht nicht aktuell.',
  empty: {
    title: 'Noch keine Mitteilungen',
    text: 'Hier erscheinen Antworten, Erwähnungen, Nachrichten und Einladungen.',
  },
}

export const NOTICE_SENTENCES: typeof English.NOTICE_SENTENCES = {
  someone: 'Jemand',
  untitledPost: (kind) => UNTITLED[kind],
  ownPost: 'einen deiner Beiträge',
  system: {
    'plan.ended': [
      { name: 'Dein Pro ist abgelaufen' },
      '. Alles, was du damit gemacht hast, bleibt, wie es ist.',
    ],
    'moderation.suspended': [{ name: 'Dein Konto ist vorerst gesperrt' }, MEANWHILE],
    'moderation.suspended_for_good': [{ name: 'Dein Konto ist dauerhaft gesperrt' }, MEANWHILE],
    'moderation.released': ['Dein Konto ist nicht mehr gesperrt.'],
  },
  hidden: (voice) => ['Die Moderation hat ', voice, ' ausgeblendet. Vorerst kann das niemand hören.'],
  restored: (voice) => ['Die Moderation hat ', voice, ' wieder freigegeben.'],
  replied: {
    chain: {
      one: ({ who, what }) => [who, ' hat eine Stimme angefügt an ', what],
      many: ({ who, what, count }) => [
        ...[counted(count, { one: '# Stimme', other: '# Stimmen' }), ' angefügt an '],
        ...[what, ', zuletzt: ', who],
      ],
    },
    cast: {
      one: ({ who, what }) => [who, ' hat eine Aufnahme hinzugefügt zu ', what],
      many: ({ who, what, count }) => [
        ...[counted(count, { one: '# neue Aufnahme', other: '# neue Aufnahmen' }), ' in '],
        ...[what, ', zuletzt: ', who],
      ],
    },
    voice: {
      one: ({ who, what }) => [who, ' hat geantwortet auf ', what],
      many: ({ who, what, count }) => [
        ...[counted(count, { one: '# Antwort', other: '# Antworten' }), ' auf '],
        ...[what, ', zuletzt: ', who],
      ],
    },
  },
  events: {
    message: {
      one: ({ who }) => [who, ' hat dir eine MUE gesendet'],
      many: ({ who, count }) => [
        who,
        ` hat dir ${counted(count, { one: '# MUE', other: '# MUEs' })} gesendet`,
      ],
    },
    mention: same(({ who, what }) => [who, ' hat dich erwähnt: ', what]),
    invite: same(({ who, what }) => [who, ' lädt dich ein, mitzuwirken: ', what]),
    new_post: {
      one: ({ who, what }) => [who, ' hat ', what, ' geteilt'],
      many: ({ who, what, count }) => [
        who,
        ` hat ${counted(count, { one: '# Beitrag', other: '# Beiträge' })} geteilt, zuletzt: `,
        what,
      ],
    },
    every_squawk: same(({ who, what }) => [
      'Es gibt neue Squawks, der neueste: ',
      what,
      ', gesprochen von ',
      who,
    ]),
    report: {
      one: () => ['Eine neue Meldung wartet.'],
      many: ({ count }) => [
        `${counted(count, { one: '# neue Meldung wartet', other: '# neue Meldungen warten' })}.`,
      ],
    },
    expiry: same(({ what }) => ['Bald verschwindet ', what, '. Hör noch einmal hinein, solange es geht.']),
  },
}
