/** Italian texts for owlcasts: the card, its recordings and playback controls. */
import { createPluralizer } from '../../../domain/i18n/plural'
import type * as English from '../owlcasts'

const counted = createPluralizer('it')

export const OWLCAST: typeof English.OWLCAST = {
  collaborators: (count) =>
    counted(count, {
      one: '# persona partecipa',
      many: '# di persone partecipano',
      other: '# persone partecipano',
    }),
  startedFrom: (title) => `Nato da ${title}`,
  play: 'Ascolta',
  hide: 'Nascondi',
  playLabel: (title) => `Ascolta ${title}`,
  hideLabel: (title) => `Nascondi ${title}`,
  record: 'Registra',
  recordLabel: (title) => `Registra in ${title}`,
  reply: 'Rispondi',
  replyLabel: (title) => `Rispondi a ${title}`,
}

export const RECORDINGS: typeof English.RECORDINGS = {
  list: (title) => `Registrazioni in ${title}`,
  loading: 'Caricamento delle registrazioni',
  none: 'Ancora nessuna registrazione',
  recordFirst: 'Registra la prima',
  more: 'Altre registrazioni',
  loadingMore: 'Caricamento',
  newRecordings: (count) =>
    counted(count, {
      one: '# nuova registrazione',
      many: '# di nuove registrazioni',
      other: '# nuove registrazioni',
    }),
  position: (author, n, of) => `${author} · ${n} di ${of}`,
  controls: 'Comandi della conversazione',
  previous: 'Precedente',
  next: 'Successiva',
  latest: 'Ultima',
  conversation: 'conversazione',
  actions: (title) => `Altre azioni per ${title}`,
  delete: 'Elimina',
  singular: 'Registrazione',
  noun: 'la registrazione',
}
