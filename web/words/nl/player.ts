/** Dutch texts for the player. */
import type * as English from '../player'

export const PLAYER: typeof English.PLAYER = {
  label: 'Speler',
  nowPlaying: 'Nu te horen',
  announce: (title, author) => `Nu te horen: ${title}, ${author}`,
  open: 'Speler openen',
  openQueue: (count) => `Wachtrij openen, ${count} hierna`,
  previous: 'Vorige',
  next: 'Volgende',
  back: (seconds) => `${seconds} s terug`,
  forward: (seconds) => `${seconds} s vooruit`,
  speed: 'Afspeelsnelheid',
  speedValue: (speed) => `${speed.toLocaleString('nl')}×`,
  upNext: 'Hierna',
  clearQueue: 'Wachtrij legen',
  remaining: (time) => `-${time}`,
  elapsedOfTotal: (elapsed, total) => `${elapsed} / ${total}`,
  seek: (title) => `Plek in ${title}`,
  options: (title) => `Opties voor ${title}`,
  moveUp: 'Omhoog',
  moveDown: 'Omlaag',
  remove: 'Uit de wachtrij halen',
  retry: 'Opnieuw',
  offline: 'Je bent offline. Het speelt af als je weer online bent.',
  slow: 'Dit duurt langer dan anders. Het speelt af zodra het geladen is.',
}
