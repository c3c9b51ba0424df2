/** Dutch texts for the lists of the viewer's own posts. */
import type * as English from '../own-posts'

export const MY_POSTS_FILTER_LABELS: typeof English.MY_POSTS_FILTER_LABELS = {
  all: 'Alles',
  messages: 'Berichten',
  spaces: 'Spaces',
  flows: 'Flows',
  podcasts: 'Podcasts',
  started: 'Begonnen',
  replies: 'Antwoorden',
}

export const MY_POSTS_EMPTY: typeof English.MY_POSTS_EMPTY = {
  squawk: 'Je posts verschijnen hier.',
  mue: 'Berichten die je stuurt, verschijnen hier.',
  hum: 'Helende verhalen die je begint of aanvult, verschijnen hier.',
  nightingale: 'Liederen die je begint of aanvult, verschijnen hier.',
  owlcast: 'Owlcasts die je maakt en je opnames in andere verschijnen hier.',
}

export const MY_POSTS: typeof English.MY_POSTS = {
  filters: 'Tonen',
  playAll: 'Alles afspelen',
  loading: 'Je posts laden',
  empty: 'Hier is nog niets',
  emptyFiltered: (filter) => `Nog niets bij ‘${filter}’`,
  showAll: 'Alles tonen',
  inReplyTo: 'In antwoord op',
  to: 'Aan',
  signedOut: {
    title: 'Je posts op één plek',
    text: 'Log in om ze te vinden, te bewerken of te verwijderen.',
    action: 'Inloggen',
    reason: 'Log in om je posts te zien.',
  },
}
