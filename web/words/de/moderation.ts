/** German texts for the moderation queue. */

import { createPluralizer } from '../../../domain/i18n/plural'
import { isPermanentSuspension } from '../../../domain/moderation/moderation'
import type * as English from '../moderation'

const counted = createPluralizer('de')

const MOMENT = new Intl.DateTimeFormat('de', { dateStyle: 'medium', timeStyle: 'short' })

export const MODERATION: typeof English.MODERATION = {
  intro:
    'Meldungen von Mitgliedern. Jede Entscheidung wird protokolliert. Wir sagen der Person, was entschieden wurde, aber nie, wer sie gemeldet hat.',
  hint: 'Meldungen von Mitgliedern und was entschieden wurde.',
  open: 'Moderieren',
  queueLabel: 'Welche Meldungen',
  queue: { open: 'Offen', decided: 'Entschieden' },
  loading: 'Meldungen werden geladen',
  empty: { open: 'Keine offenen Meldungen', decided: 'Noch keine Entscheidungen' },
  emptyText: { open: 'Neue Meldungen erscheinen hier, die häufigsten zuerst.', decided: '' },
  aboutPerson: (name) => `Über ${name}`,
  reportCount: (count) => counted(count, { one: '# Meldung', other: '# Meldungen' }),
  reportedBy: 'von',
  deletedUser: 'einem gelöschten Konto',
  hidden: 'Ausgeblendet',
  private: 'Privat',
  unavailable: 'Abgelaufen oder gelöscht',
  suspended: (until) =>
    isPermanentSuspension(until) ? 'Auf Dauer gesperrt' : `Gesperrt bis zum ${MOMENT.format(until)}`,
  moderator: 'Moderation',
  listen: 'Anhören',
  listenLabel: (title) => `${title} in einem neuen Tab anhören`,
  view: 'Anhören und lesen',
  viewLabel: (title) => `${title} anhören und lesen`,
  viewNote: 'Wir protokollieren, dass du es geöffnet hast.',
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
  suspendFor: (days) =>
    days === null
      ? 'Auf Dauer sperren'
      : counted(days, { one: 'Für einen Tag sperren', other: 'Für # Tage sperren' }),
  done: {
    dismiss: 'Abgewiesen',
    hide: 'Ausgeblendet. Du findest es unter „Entschieden“.',
    show: 'Wieder zu hören',
    suspend: 'Gesperrt. Die Person wurde benachrichtigt.',
    release: 'Sperre aufgehoben',
  },
  moreReports: (count) => `${count.toLocaleString('de')} weitere`,
}
