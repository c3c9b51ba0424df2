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
  next: 'Straks op Schemerradio',
  minutes: (count) => `${count} min`,
  start: (name) => `Begin met ${name}`,
  faces: 'Wie erin zit',
  programme: 'In dit programma',
  parts: {
    messages: (count) =>
      counted(count, { one: '# niet-beluisterd bericht', other: '# niet-beluisterde berichten' }),
    followed: (count) => `${count} van mensen die je volgt`,
    fading: (count) => counted(count, { one: '# verdwijnt bijna', other: '# verdwijnen bijna' }),
  },
  show: (part) => `Toon: ${part}`,
  heardAll: {
    title: 'Je hebt al het nieuwe gehoord',
    text: 'We laten het je weten als iemand die je volgt iets zegt.',
  },
  playAgain: (minutes) => `Speel vandaag opnieuw · ${minutes} min`,
  playTonight: 'Speel vanavond',
  tonightCount: (count) => counted(count, { one: '# post van vanavond', other: '# posts van vanavond' }),
  meet: 'Volg een paar mensen en maak hem van jou',
  feed: 'Van mensen die je volgt',
  everyone: 'Iedereen',
  loading: 'Schemerradio laden',
  introduce: 'Zeg wie er spreekt',
  spokenName: (name) => `Van ${name}`,
  make: 'Opnemen of zoeken',
}
