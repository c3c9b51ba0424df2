/** Italian texts for the MUE Manager. */
import { createPluralizer } from '../../../domain/i18n/plural'
import type * as English from '../mue-manager'

const counted = createPluralizer('it')
const mues = (count: number) => counted(count, { one: '# MUE', many: '# di MUE', other: '# MUE' })
const samples = (count: number) => counted(count, { one: '# MUE di esempio', other: '# MUE di esempio' })

export const MUE_MANAGER: typeof English.MUE_MANAGER = {
  hint: 'Riempi la libreria musicale, o caricala dall’archivio.',
  manage: 'Gestisci',
  intro: 'Musica che chiunque può aggiungere a una registrazione.',
  actions: 'Azioni sulla libreria',
  setup: 'Prepara la tabella',
  addSamples: 'Aggiungi esempi',
  sync: 'Sincronizza l’archivio',
  refresh: 'Aggiorna',
  empty: 'Nessun MUE. Scegli «Prepara la tabella» e «Aggiungi esempi» per cominciare.',
  loading: 'Caricamento dei MUE',
  ready: (count) => `La tabella dei MUE è pronta: ${mues(count)}.`,
  added: (added, absent) =>
    absent > 0
      ? `Aggiunti: ${samples(added)}. Ancora senza file nell’archivio: ${absent}.`
      : `Aggiunti: ${samples(added)}.`,
  usingSamples: (count) => `${samples(count)} in uso`,
  loaded: (count) => `Caricamento finito: ${mues(count)}.`,
  listing: 'Lettura dell’archivio…',
  measuring: (done, all) => `Misura delle durate: ${done} di ${all}…`,
  working: 'In corso…',
  storageEmpty: 'Nell’archivio non ci sono MUE. La libreria non è cambiata.',
  synced: (count, more) =>
    more
      ? `Sincronizzata. La libreria ora ha ${mues(count)}. Nell’archivio ci sono più file di quanti se ne leggano in una volta.`
      : `Sincronizzata. La libreria ora ha ${mues(count)}.`,
  confirm: {
    title: 'Sostituire la libreria?',
    text: (now, then) =>
      `Nella libreria: ${mues(now)}. Nell’archivio: ${mues(then)}, che ne prendono il posto. I post che hanno già una musica restano come sono.`,
    cancel: 'Conserva',
    replace: 'Sostituisci',
  },
  seconds: (seconds) => `${Math.round(seconds)} s`,
  mood: 'Atmosfera',
  genre: 'Genere',
  playLabel: (name) => `Riproduci: ${name}`,
  stopLabel: (name) => `Ferma: ${name}`,
}
