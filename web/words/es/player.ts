/** Spanish texts for the player. */
import { createPluralizer } from '../../../domain/i18n/plural'
import type * as English from '../player'

const counted = createPluralizer('es')

export const PLAYER: typeof English.PLAYER = {
  label: 'Reproductor',
  nowPlaying: 'Suena ahora',
  announce: (title, author) => `Suena ahora: ${title}, ${author}`,
  open: 'Abrir el reproductor',
  openQueue: (count) => `Abrir la cola, ${counted(count, { one: '# pendiente', other: '# pendientes' })}`,
  previous: 'Anterior',
  next: 'Siguiente',
  back: (seconds) => `Retroceder ${seconds} s`,
  forward: (seconds) => `Avanzar ${seconds} s`,
  speed: 'Velocidad',
  speedValue: (speed) => `${speed.toLocaleString('es')}×`,
  upNext: 'A continuación',
  clearQueue: 'Vaciar la cola',
  remaining: (time) => `-${time}`,
  elapsedOfTotal: (elapsed, total) => `${elapsed} / ${total}`,
  seek: (title) => `Posición en ${title}`,
  options: (title) => `Opciones de ${title}`,
  moveUp: 'Subir',
  moveDown: 'Bajar',
  remove: 'Quitar de la cola',
  retry: 'Reintentar',
  offline: 'No tienes conexión. Sonará cuando vuelvas a tenerla.',
  slow: 'Está tardando más de lo normal. Sonará en cuanto se cargue.',
}
