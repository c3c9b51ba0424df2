/** Dutch texts for the lists of the viewer's own posts. */
import type * as English from '../own-posts'

export const OWN_FILTER_WORDS: typeof English.OWN_FILTER_WORDS = {
  all: 'Alles',
  messages: 'Berichten',
  spaces: 'Spaces',
  flows: 'Flows',
  podcasts: 'Podcasts',
  started: 'Begonnen',
  replies: 'Antwoorden',
}

export const OWN_EMPTY_WORDS: typeof English.OWN_EMPTY_WORDS = {
  squawk: 'Wat je zegt komt hier te staan: squawks tot ze vervagen, en al het andere dat je opneemt.',
  mue: 'De berichten die je stuurt komen hier te staan.',
  hum: 'De helende verhalen die je vertelt of waaraan je je stem toevoegt, komen hier te staan.',
  nightingale: 'De liederen die je begint of waarop je doorzingt, komen hier te staan.',
  owlcast: 'De gesprekken die je opent, en wat je in die van anderen zegt, komen hier te staan.',
}

export const OWN: typeof English.OWN = {
  filters: 'Tonen',
  playAll: 'Alles afspelen',
  loading: 'Je posts laden',
  empty: 'Nog niets op jouw draad',
  emptyUnder: (filter) => `Niets onder ‘${filter}’`,
  showAll: 'Alles tonen',
  answers: 'In antwoord op',
  to: 'Aan',
  signedOut: {
    title: 'Je stemmen op één plek',
    text: 'Log in om te vinden, te wijzigen of terug te nemen wat je hebt gezegd.',
    action: 'Inloggen',
    reason: 'Log in om je posts te zien.',
  },
}
