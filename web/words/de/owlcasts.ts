/** German texts for owlcasts: the card, its recordings and playback controls. */
import { createPluralizer } from '../../../domain/i18n/plural'
import type * as English from '../owlcasts'

const counted = createPluralizer('de')

export const OWLCAST: typeof English.OWLCAST = {
  collaborators: (count) => counted(count, { one: '# Person wirkt mit', other: '# Personen wirken mit' }),
  startedFrom: (title) => `Gewachsen aus ${title}`,
  play: 'Anhören',
  hide: 'Einklappen',
  playLabel: (title) => `${title} anhören`,
  hideLabel: (title) => `${title} einklappen`,
  record: 'Aufnehmen',
  recordLabel: (title) => `Aufnehmen in ${title}`,
  reply: 'Antworten',
  replyLabel: (title) => `Antworten auf ${title}`,
}

export const RECORDINGS: typeof English.RECORDINGS = {
  list: (title) => `Aufnahmen in ${title}`,
  loading: 'Aufnahmen werden geladen',
  none: 'Noch keine Aufnahmen',
  recordFirst: 'Nimm die erste auf',
  more: 'Weitere Aufnahmen',
  loadingMore: 'Mehr wird geladen',
  newRecordings: (count) => counted(count, { one: '# neue Aufnahme', other: '# neue Aufnahmen' }),
  position: (author, n, of) => `${author} · ${n} von ${of}`,
  controls: 'Steuerung des Gesprächs',
  previous: 'Vorherige',
  next: 'Nächste',
  latest: 'Neueste',
  conversation: 'Gespräch',
  actions: (title) => `Weitere Aktionen für ${title}`,
  delete: 'Löschen',
  singular: 'Aufnahme',
  noun: 'Aufnahme',
}
