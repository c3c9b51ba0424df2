/** Dutch texts for the keyboard shortcuts. */
import type * as English from '../shortcuts'

export const SHORTCUT_LABELS: typeof English.SHORTCUT_LABELS = {
  title: 'Sneltoetsen',
  playPause: 'Afspelen of pauzeren',
  record: 'Opnemen',
  search: 'Zoeken',
  cards: 'Volgende post, vorige post',
  reply: 'Antwoord op de geselecteerde post',
  seek: '5 s terug, 5 s vooruit',
  speed: 'Langzamer, sneller',
  help: 'Deze lijst tonen',
  keys: { ' ': 'spatie', arrowleft: '←', arrowright: '→' },
  single: 'Sneltoetsen van één toets',
  singleHint: 'Zet ze uit als ze botsen met je eigen sneltoetsen.',
}
