/** German texts for pauses that the player shortens, silence that is cut from a recording, and phrases struck out of it. */
import type * as English from '../en/pauses'

export const PAUSES: typeof English.PAUSES = {
  smartSpeed: 'Pausen raffen',
  smartSpeedHint: 'Spielt Pausen schneller ab, nie die Worte.',
  saved: (time) => `Auf diesem Gerät gespart: ${time}`,
  trimSilence: 'Stille abschneiden',
  trimmed: (time) => `${time} Stille abgeschnitten.`,
}

export const STRIKES: typeof English.STRIKES = {
  phrases: 'Abschnitte deiner Aufnahme. Gedrückte sind gestrichen.',
  hint: 'Tippe an, was du nicht so gemeint hast. Tippe noch einmal, und es ist wieder da.',
  show: 'Meine Worte zeigen',
  onDevice: 'Auf diesem Gerät aufgeschrieben.',
  onDeviceOnce: (megabytes) => `Auf diesem Gerät aufgeschrieben. Einmal werden ${megabytes} MB geladen.`,
  refused: 'Mindestens eine Sekunde muss bleiben.',
}
