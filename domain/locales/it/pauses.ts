/** Italian texts for pauses that the player shortens, silence that is cut from a recording, and phrases struck out of it. */
import type * as English from '../en/pauses'

export const PAUSES: typeof English.PAUSES = {
  smartSpeed: 'Velocità intelligente',
  smartSpeedHint: 'Accelera nelle pause, mai sulle parole.',
  saved: (time) => `Tempo risparmiato su questo dispositivo: ${time}`,
  trimSilence: 'Taglia il silenzio',
  trimmed: (time) => `Tolti ${time} di silenzio.`,
}

export const STRIKES: typeof English.STRIKES = {
  phrases: 'Frasi della tua registrazione. Quelle premute sono barrate.',
  hint: 'Tocca quello che non volevi dire. Tocca di nuovo per rimetterlo.',
  show: 'Mostra le mie parole',
  onDevice: 'Scritte su questo dispositivo.',
  onDeviceOnce: (megabytes) => `Scritte su questo dispositivo. Scarica ${megabytes} MB una volta.`,
  refused: 'Deve restare almeno un secondo.',
}
