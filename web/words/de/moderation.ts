/** German texts for the moderation queue. */

import { isPermanentSuspension } from '../../../domain/moderation'
import { createPluralizer } from '../../../domain/plural'
import type * as English from '../moderation'

const counted = createPluralizer('de')

const MOMENT = new Intl.DateTimeFormat('de', { dateStyle: 'medium', timeStyle: 'short' })

export const MODERATION: typeof English.MODERATION = {
  lead: 'Was Mitglieder gemeldet haben. Jede Entscheidung wird festgehalten, und wen sie betrifft, erfährt davon, aber nie, von wem die Meldung kam.',
  hint: 'Was Mitglieder gemeldet haben und was daraus wurde.',
  open: 'Moderieren',
  queues: 'Welche Meldungen',
  queue: { open: 'Offen', decided: 'Entschieden' },
  loading: 'Meldungen werden geladen',
  empty: { open: 'Nichts offen', decided: 'Noch nichts entschieden' },
  emptyText: { open: 'Neue Meldungen stehen dann hier, die häufigsten zuerst.', decided: '' },
  person: (name) => `Über ${name}`,
  count: (count) => counted(count, { one: '# Meldung', other: '# Meldungen' }),
  by: 'von',
  left: 'einem gelöschten Konto',
  hidden: 'Ausgeblendet',
  private: 'Privat',
  gone: 'Verklungen oder gelöscht',
  suspended: (until) =>
    isPermanentSuspension(until) ? 'Auf Dauer gesperrt' : `Gesperrt bis zum ${MOMENT.format(until)}`,
  moderator: 'Moderation',
  listen: 'Anhören',
  listenLabel: (title) => `${title} in einem neuen Tab anhören`,
  view: 'Anhören und lesen',
  viewLabel: (title) => `${title} anhören und lesen`,
  viewNote: 'Dass du das geöffnet hast, wird festgehalten.',
  clip: 'Der Podcast-Ausschnitt',
  dismiss: 'Abweisen',
  dismissLabel: (of) => `Meldungen zu ${of} abweisen`,
  hide: 'Ausblenden',
  hideLabel: (title) => `${title} für alle ausblenden`,
  show: 'Wieder zeigen',
  showLabel: (title) => `${title} wieder zeigen`,
  suspend: 'Sperren',
  suspendLabel: (name) => `${name} sperren`,
  release: (name) => `Sperre von ${name} aufheben`,
  days: (days) =>
    days === null
      ? 'Auf Dauer sperren'
      : counted(days, { one: 'Für einen Tag sperren', other: 'Für # Tage sperren' }),
  done: {
    dismiss: 'Abgewiesen',
    hide: 'Ausgeblendet. Zu finden unter „Entschieden“.',
    show: 'Wieder zu hören',
    suspend: 'Gesperrt und benachrichtigt',
    release: 'Sperre aufgehoben',
  },
  more: (count) => `${count.toLocaleString('de')} weitere`,
}
