/** Dutch texts for pauses that the player shortens, silence that is cut from a recording, and phrases struck out of it. */
import type * as English from '../en/pauses'

export const PAUSES: typeof English.PAUSES = {
  smartSpeed: 'Slimme snelheid',
  smartSpeedHint: 'Speelt pauzes sneller af, nooit de woorden.',
  saved: (time) => `Tijd bespaard op dit apparaat: ${time}`,
  trimSilence: 'Stilte wegknippen',
  trimmed: (time) => `${time} stilte weggeknipt.`,
}

export const STRIKES: typeof English.STRIKES = {
  phrases: 'Zinnen van je opname. Ingedrukte zijn doorgestreept.',
  hint: 'Tik op wat je niet bedoelde. Tik nog eens om het terug te halen.',
  show: 'Mijn woorden tonen',
  onDevice: 'Opgeschreven op dit apparaat.',
  onDeviceOnce: (megabytes) => `Opgeschreven op dit apparaat. Er wordt één keer ${megabytes} MB gedownload.`,
  refused: 'Er moet minstens één seconde overblijven.',
}
