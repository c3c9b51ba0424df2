/** German texts for what home plays: Dusk Radio, and what visitors hear. */
import { createPluralizer } from '../../i18n/plural'
import type * as English from '../en/radio'

const counted = createPluralizer('de')

export const RADIO: typeof English.RADIO = {
  hearTonight: 'Hör, was heute Abend gesagt wurde',
  tonightFacts: (posts, minutes) =>
    `${counted(posts, { one: '# Beitrag', other: '# Beiträge' })} · ${minutes} Min. · ohne Konto`,
  playsFirst: (name) => `Zuerst ${name}`,
  newCount: (count) => `${count} neu`,
  playNew: 'Neues abspielen',
  start: (name) => `Mit ${name} anfangen`,
  faces: 'Wer dabei ist',
  heardAll: {
    title: 'Das war alles.',
    leaving: (count) =>
      counted(count, { one: 'Einer geht bei Sonnenuntergang.', other: '# gehen bei Sonnenuntergang.' }),
    text: 'Bis morgen.',
  },
  playAgain: 'Noch einmal hören',
  playTonight: 'Heute Abend abspielen',
  tonightCount: (count) =>
    counted(count, { one: '# Beitrag von heute Abend', other: '# Beiträge von heute Abend' }),
  meet: 'Folge ein paar Leuten, dann wird es dein Programm',
  feed: 'Von Leuten, denen du folgst',
  loading: 'Abendfunk wird geladen',
  introduce: 'Namen ansagen',
  leavingNext: 'Geht als Nächstes',
  saidTonight: 'Heute Abend gesagt',
  playsThen: 'Danach',
  spokenName: (name) => `Von ${name}`,
  make: 'Aufnehmen oder suchen',
}
