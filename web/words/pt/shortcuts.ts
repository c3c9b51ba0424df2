/** Portuguese texts for the keyboard shortcuts. */
import type * as English from '../shortcuts'

export const SHORTCUT_LABELS: typeof English.SHORTCUT_LABELS = {
  title: 'Atalhos de teclado',
  playPause: 'Tocar ou pausar',
  record: 'Gravar',
  search: 'Buscar',
  cards: 'Próximo post, post anterior',
  reply: 'Responder ao post selecionado',
  seek: 'Voltar 5 s, avançar 5 s',
  speed: 'Mais devagar, mais rápido',
  help: 'Mostrar esta lista',
  keys: { ' ': 'espaço', arrowleft: '←', arrowright: '→' },
  single: 'Atalhos de uma só tecla',
  singleHint: 'Desligue se eles atrapalharem seus próprios atalhos.',
}
