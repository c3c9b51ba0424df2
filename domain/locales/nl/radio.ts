/** Dutch texts for what home plays: Dusk Radio, and what visitors hear. */
import type * as English from '../en/radio'

export const RADIO: typeof English.RADIO = {
  hearTonight: 'Hoor wat er vanavond is gezegd',
  tonightFacts: (posts, minutes) =>
    `${posts === 1 ? '1 post' : `${posts} posts`} · ${minutes} min · geen account nodig`,
  playsFirst: (name) => `Eerst ${name}`,
  newCount: (count) => `${count} nieuw`,
  playNew: 'Speel wat nieuw is',
  next: 'Straks op Schemerradio',
  minutes: (count) => `${count} min`,
  start: (name) => `Begin met ${name}`,
  faces: 'Wie erin zit',
  programme: 'In dit programma',
  parts: {
    messages: (count) => (count === 1 ? '1 niet-beluisterd bericht' : `${count} niet-beluisterde berichten`),
    followed: (count) => `${count} van mensen die je volgt`,
    fading: (count) => (count === 1 ? '1 verdwijnt bijna' : `${count} verdwijnen bijna`),
  },
  show: (part) => `Toon: ${part}`,
  heardAll: {
    title: 'Je hebt al het nieuwe gehoord',
    text: 'We laten het je weten als iemand die je volgt iets zegt.',
  },
  playAgain: (minutes) => `Speel vandaag opnieuw · ${minutes} min`,
  playTonight: 'Speel vanavond',
  tonightCount: (count) => (count === 1 ? '1 post van vanavond' : `${count} posts van vanavond`),
  meet: 'Volg een paar mensen en maak hem van jou',
  feed: 'Van mensen die je volgt',
  everyone: 'Iedereen',
  loading: 'Schemerradio laden',
  introduce: 'Zeg wie er spreekt',
  spokenName: (name) => `Van ${name}`,
  make: 'Opnemen of zoeken',
}
