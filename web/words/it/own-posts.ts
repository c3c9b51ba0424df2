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
  squawk: 'I tuoi post appariranno qui.',
  mue: 'I messaggi che invii appariranno qui.',
  hum: 'Le storie di guarigione che cominci o a cui aggiungi la tua voce appariranno qui.',
  nightingale: 'Le canzoni che cominci o continui appariranno qui.',
  owlcast: 'Gli Owlcast che crei e le tue registrazioni in altri appariranno qui.',
}

export const OWN: typeof English.OWN = {
  filters: 'Mostra',
  playAll: 'Ascolta tutto',
  loading: 'Caricamento dei tuoi post',
  empty: 'Ancora niente qui',
  emptyUnder: (filter) => `Ancora niente in «${filter}»`,
  showAll: 'Mostra tutto',
  answers: 'In risposta a',
  to: 'A',
  signedOut: {
    title: 'I tuoi post, in un solo posto',
    text: 'Accedi per ritrovarli, modificarli o eliminarli.',
    action: 'Accedi',
    reason: 'Accedi per vedere i tuoi post.',
  },
}
