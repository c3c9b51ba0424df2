/** Dutch texts for what home plays: Dusk Radio, and what visitors hear. */
import { createPluralizer } from '../../i18n/plural'
import type * as English from '../en/radio'

const counted = createPluralizer('nl')

export const RADIO: typeof English.RADIO = {
  hearTonight: 'Hoor wat er vanavond is gezegd',
  tonightFacts: (posts, minutes) =>
    `${counted(posts, { one: '# post', other: '# posts' })} · ${minutes} min · geen account nodig`,
  playsFirst: (name) => `Eerst ${name}`,
  newCount: (count) => `${count} nieuw`,
  playNew: 'Speel wat nieuw is',
  start: (name) => `Begin met ${name}`,
  faces: 'Wie erin zit',
  heardAll: {
    title: 'Dat was alles.',
    leaving: (count) =>
      counted(count, { one: 'Eén vertrekt bij zonsondergang.', other: '# vertrekken bij zonsondergang.' }),
    text: 'Tot morgen.',
  },
  playAgain: 'Nog een keer horen',
  playTonight: 'Speel vanavond',
  tonightCount: (count) => counted(count, { one: '# post van vanavond', other: '# posts van vanavond' }),
  meet: 'Volg een paar mensen en maak hem van jou',
  feed: 'Van mensen die je volgt',
  loading: 'Schemerradio laden',
  introduce: 'Namen aankondigen',
  leavingNext: 'Vertrekken als eerste',
  saidTonight: 'Vanavond gezegd',
  playsThen: 'Daarna',
  spokenName: (name) => `Van ${name}`,
  make: 'Opnemen of zoeken',
}
