/** Italian texts for the lists of the viewer's own posts. */
import type * as English from '../own-posts'

export const MY_POSTS_FILTER_LABELS: typeof English.MY_POSTS_FILTER_LABELS = {
  all: 'Tutto',
  messages: 'Messaggi',
  spaces: 'Spaces',
  flows: 'Flows',
  podcasts: 'Podcast',
  started: 'Cominciati',
  replies: 'Risposte',
}

export const MY_POSTS_EMPTY: typeof English.MY_POSTS_EMPTY = {
  squawk: 'I tuoi post appariranno qui.',
  mue: 'I messaggi che invii appariranno qui.',
  hum: 'Le storie di guarigione che cominci o a cui aggiungi la tua voce appariranno qui.',
  nightingale: 'Le canzoni che cominci o continui appariranno qui.',
  owlcast: 'Gli Owlcast che crei e le tue registrazioni in altri appariranno qui.',
}

export const MY_POSTS: typeof English.MY_POSTS = {
  filters: 'Mostra',
  playAll: 'Ascolta tutto',
  loading: 'Caricamento dei tuoi post',
  empty: 'Ancora niente qui',
  emptyFiltered: (filter) => `Ancora niente in «${filter}»`,
  showAll: 'Mostra tutto',
  inReplyTo: 'In risposta a',
  to: 'A',
  signedOut: {
    title: 'I tuoi post, in un solo posto',
    text: 'Accedi per ritrovarli, modificarli o eliminarli.',
    action: 'Accedi',
    reason: 'Accedi per vedere i tuoi post.',
  },
}
