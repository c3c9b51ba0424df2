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
  start: (name) => `Inizia da ${name}`,
  faces: 'Chi c’è',
  heardAll: {
    title: 'Era tutto.',
    leaving: (count) =>
      counted(count, { one: 'Uno se ne va al tramonto.', other: '# se ne vanno al tramonto.' }),
    text: 'A domani.',
  },
  playAgain: 'Riascolta',
  playTonight: 'Ascolta stasera',
  tonightCount: (count) => `${count} post di stasera`,
  meet: 'Segui qualche persona per farla tua',
  feed: 'Dalle persone che segui',
  loading: 'Caricamento di Radio crepuscolo',
  introduce: 'Annuncia i nomi',
  leavingNext: 'I prossimi ad andarsene',
  saidTonight: 'Detto stasera',
  playsThen: 'Poi',
  spokenName: (name) => `Da ${name}`,
  make: 'Registra o cerca',
}
