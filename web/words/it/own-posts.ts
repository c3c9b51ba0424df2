/** Italian texts for the lists of the viewer's own posts. */
import type * as English from '../own-posts'

export const OWN_FILTER_WORDS: typeof English.OWN_FILTER_WORDS = {
  all: 'Tutto',
  messages: 'Messaggi',
  spaces: 'Spaces',
  flows: 'Flows',
  podcasts: 'Podcast',
  started: 'Cominciati',
  replies: 'Risposte',
}

export const OWN_EMPTY_WORDS: typeof English.OWN_EMPTY_WORDS = {
  squawk: 'Ciò che dici starà qui: gli squawk finché non svaniscono, e tutto il resto che registri.',
  mue: 'I messaggi che invii staranno qui.',
  hum: 'Le storie di guarigione che racconti, e quelle a cui aggiungi la tua voce, staranno qui.',
  nightingale: 'Le canzoni che cominci, e quelle che continui, staranno qui.',
  owlcast: 'Le conversazioni che apri, e ciò che dici in quelle degli altri, staranno qui.',
}

export const OWN: typeof English.OWN = {
  filters: 'Mostra',
  playAll: 'Ascolta tutto',
  loading: 'Caricamento dei tuoi post',
  empty: 'Ancora niente sul tuo filo',
  emptyUnder: (filter) => `Niente sotto «${filter}»`,
  showAll: 'Mostra tutto',
  answers: 'In risposta a',
  to: 'A',
  signedOut: {
    title: 'Le tue voci, in un solo posto',
    text: 'Accedi per ritrovare, cambiare o ritirare ciò che hai detto.',
    action: 'Accedi',
    reason: 'Accedi per vedere i tuoi post.',
  },
}
