/** Spanish texts for the keyboard shortcuts. */
import type * as English from '../shortcuts'

export const SHORTCUT_LABELS: typeof English.SHORTCUT_LABELS = {
  title: 'Atajos de teclado',
  playPause: 'Reproducir o pausar',
  record: 'Grabar',
  search: 'Buscar',
  cards: 'Publicación siguiente, publicación anterior',
  reply: 'Responder a la publicación seleccionada',
  seek: 'Atrás 5 s, adelante 5 s',
  speed: 'Más lento, más rápido',
  help: 'Mostrar esta lista',
  keys: { ' ': 'espacio', arrowleft: '←', arrowright: '→' },
  single: 'Atajos de una sola tecla',
  singleHint: 'Desactívalos si chocan con tus propios atajos.',
}
