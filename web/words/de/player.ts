/** German texts for the player. */
import type * as English from '../player'

export const PLAYER: typeof English.PLAYER = {
  label: 'Player',
  nowPlaying: 'Läuft gerade',
  announce: (title, author) => `Läuft gerade: ${title}, ${author}`,
  open: 'Player öffnen',
  openQueue: (count) => `Warteschlange öffnen, ${count} als Nächstes`,
  previous: 'Zurück',
  next: 'Weiter',
  back: (seconds) => `${seconds} s zurück`,
  forward: (seconds) => `${seconds} s vor`,
  speed: 'Wiedergabetempo',
  speedValue: (speed) => `${speed.toLocaleString('de')}×`,
  upNext: 'Als Nächstes',
  clearQueue: 'Warteschlange leeren',
  remaining: (time) => `-${time}`,
  elapsedOfTotal: (elapsed, total) => `${elapsed} / ${total}`,
  seek: (title) => `Stelle in ${title}`,
  options: (title) => `Optionen für ${title}`,
  moveUp: 'Nach oben',
  moveDown: 'Nach unten',
  remove: 'Aus der Warteschlange entfernen',
  retry: 'Erneut versuchen',
  offline: 'Du bist offline. Die Wiedergabe startet, wenn du wieder online bist.',
  slow: 'Das dauert länger als sonst. Die Wiedergabe startet, sobald es geladen ist.',
}
