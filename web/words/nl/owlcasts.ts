/** Dutch texts for owlcasts: the card, its recordings and playback controls. */
import { createPluralizer } from '../../../domain/i18n/plural'
import type * as English from '../owlcasts'

const counted = createPluralizer('nl')

export const OWLCAST: typeof English.OWLCAST = {
  collaborators: (count) => counted(count, { one: '# persoon doet mee', other: '# mensen doen mee' }),
  startedFrom: (title) => `Ontstaan uit ${title}`,
  play: 'Afspelen',
  hide: 'Verbergen',
  playLabel: (title) => `${title} afspelen`,
  hideLabel: (title) => `${title} verbergen`,
  record: 'Opnemen',
  recordLabel: (title) => `Opnemen in ${title}`,
  reply: 'Antwoorden',
  replyLabel: (title) => `Antwoorden op ${title}`,
}

export const RECORDINGS: typeof English.RECORDINGS = {
  list: (title) => `Opnames in ${title}`,
  loading: 'Opnames laden',
  none: 'Nog geen opnames',
  recordFirst: 'Neem de eerste op',
  more: 'Meer opnames',
  loadingMore: 'Meer laden',
  newRecordings: (count) => counted(count, { one: '# nieuwe opname', other: '# nieuwe opnames' }),
  position: (author, n, of) => `${author} · ${n} van ${of}`,
  controls: 'Bediening van het gesprek',
  previous: 'Vorige',
  next: 'Volgende',
  latest: 'Nieuwste',
  conversation: 'gesprek',
  actions: (title) => `Meer acties voor ${title}`,
  delete: 'Verwijderen',
  singular: 'Opname',
  noun: 'de opname',
}
