/** German texts for drafts on this device: recovered ones and those waiting to be published. */
import { createPluralizer } from '../../../domain/i18n/plural'
import type * as English from '../drafts'

const counted = createPluralizer('de')

export const DRAFTS: typeof English.DRAFTS = {
  panel: 'Aufnahmen auf diesem Gerät',
  saved: 'Gespeicherte Aufnahme',
  unpublished: 'Noch nicht veröffentlicht',
  waiting: 'Wartet auf Veröffentlichung',
  sending: 'Wird veröffentlicht',
  summary: (title, time, ago) => `${title} · ${time} · ${ago}`,
  listen: 'Anhören',
  stop: 'Stopp',
  publish: 'Veröffentlichen',
  discard: 'Verwerfen',
  later: 'Später',
  retryNow: 'Jetzt versuchen',
  cancelDiscard: 'Behalten',
  discardHeading: 'Diese Aufnahme verwerfen?',
  discardBody: 'Es gibt sie nur auf diesem Gerät. Das lässt sich nicht rückgängig machen.',
  discarded: 'Aufnahme verworfen',
  readFailed: 'Wir konnten diese Aufnahme nicht lesen. Lade die Seite neu und versuche es noch einmal.',
  signOutHeading: 'Mit ungesendeten Aufnahmen abmelden?',
  signOutBody: (n) =>
    counted(n, {
      one: 'Eine Aufnahme ist noch nicht veröffentlicht. Du findest sie auf diesem Gerät, wenn du dich wieder anmeldest.',
      other:
        '# Aufnahmen sind noch nicht veröffentlicht. Du findest sie auf diesem Gerät, wenn du dich wieder anmeldest.',
    }),
  staySignedIn: 'Angemeldet bleiben',
  signOut: 'Abmelden',
}
