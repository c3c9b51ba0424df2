/** Italian texts for the player. */
import type * as English from '../player'

export const PLAYER: typeof English.PLAYER = {
  label: 'Lettore',
  nowPlaying: 'In ascolto',
  announce: (title, author) => `In ascolto: ${title}, ${author}`,
  open: 'Apri il lettore',
  openQueue: (count) => `Apri la coda, ${count} in attesa`,
  previous: 'Precedente',
  next: 'Successivo',
  back: (seconds) => `Indietro di ${seconds} s`,
  forward: (seconds) => `Avanti di ${seconds} s`,
  speed: 'Velocità di ascolto',
  speedValue: (speed) => `${speed.toLocaleString('it')}×`,
  upNext: 'A seguire',
  clearQueue: 'Svuota la coda',
  remaining: (time) => `-${time}`,
  elapsedOfTotal: (elapsed, total) => `${elapsed} / ${total}`,
  seek: (title) => `Posizione in ${title}`,
  options: (title) => `Opzioni per ${title}`,
  moveUp: 'Sposta su',
  moveDown: 'Sposta giù',
  remove: 'Togli dalla coda',
  retry: 'Riprova',
  offline: 'Sei offline. La riproduzione parte quando torni online.',
  slow: 'Ci vuole più del solito. La riproduzione parte appena è pronta.',
}
