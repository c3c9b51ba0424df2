/** Portuguese texts for the player. */
import type * as English from '../player'

export const PLAYER: typeof English.PLAYER = {
  label: 'Player',
  nowPlaying: 'Tocando agora',
  announce: (title, author) => `Tocando agora: ${title}, ${author}`,
  open: 'Abrir o player',
  openQueue: (count) => `Abrir a fila, ${count} a seguir`,
  previous: 'Anterior',
  next: 'Próxima',
  back: (seconds) => `Voltar ${seconds} s`,
  forward: (seconds) => `Avançar ${seconds} s`,
  speed: 'Velocidade',
  speedValue: (speed) => `${speed.toLocaleString('pt')}×`,
  upNext: 'A seguir',
  clearQueue: 'Limpar a fila',
  remaining: (time) => `-${time}`,
  elapsedOfTotal: (elapsed, total) => `${elapsed} / ${total}`,
  seek: (title) => `Posição em ${title}`,
  options: (title) => `Opções de ${title}`,
  moveUp: 'Mover para cima',
  moveDown: 'Mover para baixo',
  remove: 'Remover da fila',
  retry: 'Tentar de novo',
  offline: 'Você está sem conexão. Vai tocar quando a conexão voltar.',
  slow: 'Está demorando mais que o normal. Vai tocar assim que carregar.',
}
