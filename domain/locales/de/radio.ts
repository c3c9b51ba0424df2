/** German texts for what home plays: Dusk Radio, and what visitors hear. */
import type * as English from '../en/radio'

export const RADIO: typeof English.RADIO = {
  hearTonight: 'Hör, was heute Abend gesagt wurde',
  tonightFacts: (posts, minutes) =>
    `${posts === 1 ? '1 Beitrag' : `${posts} Beiträge`} · ${minutes} Min. · ohne Konto`,
  playsFirst: (name) => `Zuerst ${name}`,
  newCount: (count) => `${count} neu`,
  playNew: 'Neues abspielen',
  next: 'Gleich im Abendfunk',
  minutes: (count) => `${count} Min.`,
  start: (name) => `Mit ${name} anfangen`,
  faces: 'Wer dabei ist',
  programme: 'In dieser Sendung',
  parts: {
    messages: (count) => (count === 1 ? '1 ungehörte Nachricht' : `${count} ungehörte Nachrichten`),
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
  tonightCount: (count) => (count === 1 ? '1 Beitrag von heute Abend' : `${count} Beiträge von heute Abend`),
  meet: 'Folge ein paar Leuten, dann wird es dein Programm',
  feed: 'Von Leuten, denen du folgst',
  everyone: 'Alle',
  loading: 'Abendfunk wird geladen',
  introduce: 'Ansagen, wer spricht',
  spokenName: (name) => `Von ${name}`,
  make: 'Aufnehmen oder suchen',
}
