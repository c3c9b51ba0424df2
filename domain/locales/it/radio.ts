/** Italian texts for what home plays: Dusk Radio, and what visitors hear. */
import { createPluralizer } from '../../i18n/plural'
import type * as English from '../en/radio'

const counted = createPluralizer('it')

export const RADIO: typeof English.RADIO = {
  hearTonight: 'Ascolta cosa si è detto stasera',
  tonightFacts: (posts, minutes) => `${posts} post · ${minutes} min · senza account`,
  playsFirst: (name) => `Prima ${name}`,
  newCount: (count) => counted(count, { one: '# nuovo', other: '# nuovi' }),
  playNew: 'Ascolta le novità',
  next: 'Tra poco su Radio crepuscolo',
  minutes: (count) => `${count} min`,
  start: (name) => `Inizia da ${name}`,
  faces: 'Chi c’è',
  programme: 'In programma',
  parts: {
    messages: (count) =>
      counted(count, { one: '# messaggio non ascoltato', other: '# messaggi non ascoltati' }),
    followed: (count) => `${count} da persone che segui`,
    fading: (count) => counted(count, { one: '# sta per svanire', other: '# stanno per svanire' }),
  },
  show: (part) => `Mostra: ${part}`,
  heardAll: { title: 'Hai ascoltato tutte le novità', text: 'Ti avvisiamo quando parla qualcuno che segui.' },
  playAgain: (minutes) => `Riascolta oggi · ${minutes} min`,
  playTonight: 'Ascolta stasera',
  tonightCount: (count) => `${count} post di stasera`,
  meet: 'Segui qualche persona per farla tua',
  feed: 'Dalle persone che segui',
  everyone: 'Tutti',
  loading: 'Caricamento di Radio crepuscolo',
  introduce: 'Annuncia chi parla',
  spokenName: (name) => `Da ${name}`,
  make: 'Registra o cerca',
}
