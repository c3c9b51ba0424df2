/** French texts for the player. */
import type * as English from '../player'

export const PLAYER: typeof English.PLAYER = {
  label: 'Lecteur',
  nowPlaying: 'En cours',
  announce: (title, author) => `En cours\u202f: ${title}, ${author}`,
  open: 'Ouvrir le lecteur',
  openQueue: (count) => `Ouvrir la file d’attente, ${count} à suivre`,
  previous: 'Précédent',
  next: 'Suivant',
  back: (seconds) => `Reculer de ${seconds}\u00a0s`,
  forward: (seconds) => `Avancer de ${seconds}\u00a0s`,
  speed: 'Vitesse de lecture',
  speedValue: (speed) => `${speed.toLocaleString('fr')}×`,
  upNext: 'À suivre',
  clearQueue: 'Vider la file d’attente',
  remaining: (time) => `-${time}`,
  elapsedOfTotal: (elapsed, total) => `${elapsed} / ${total}`,
  seek: (title) => `Position dans ${title}`,
  options: (title) => `Options pour ${title}`,
  moveUp: 'Monter',
  moveDown: 'Descendre',
  remove: 'Retirer de la file d’attente',
  retry: 'Réessayer',
  offline: 'Tu es hors ligne. La lecture reprendra quand tu seras en ligne.',
  slow: 'C’est plus long que d’habitude. La lecture commence dès que c’est chargé.',
}
