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
  next: 'Gleich im Abendfunk',
  minutes: (count) => `${count} Min.`,
  start: (name) => `Mit ${name} anfangen`,
  faces: 'Wer dabei ist',
  programme: 'In dieser Sendung',
  parts: {
    messages: (count) => counted(count, { one: '# ungehörte Nachricht', other: '# ungehörte Nachrichten' }),
    followed: (count) => `${count} von Leuten, denen du folgst`,
    fading: (count) => `${count} verklingen bald`,
  },
  show: (part) => `Zeigen: ${part}`,
  heardAll: {
    title: 'Du hast alles Neue gehört',
    text: 'Wir sagen dir Bescheid, wenn jemand spricht, dem du folgst.',
  },
  playAgain: (minutes) => `Heute noch einmal · ${minutes} Min.`,
  playTonight: 'Heute Abend abspielen',
  tonightCount: (count) =>
    counted(count, { one: '# Beitrag von heute Abend', other: '# Beiträge von heute Abend' }),
  meet: 'Folge ein paar Leuten, dann wird es dein Programm',
  feed: 'Von Leuten, denen du folgst',
  everyone: 'Alle',
  loading: 'Abendfunk wird geladen',
  introduce: 'Ansagen, wer spricht',
  spokenName: (name) => `Von ${name}`,
  make: 'Aufnehmen oder suchen',
}
