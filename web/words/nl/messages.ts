/** Dutch texts for private messages (MUE). */
import { createPluralizer } from '../../../domain/plural'
import type * as English from '../messages'

const counted = createPluralizer('nl')
const messages = (count: number) => counted(count, { one: '# bericht', other: '# berichten' })

export const MESSAGES: typeof English.MESSAGES = {
  heading: 'MUE’s',
  list: 'Gesprekken',
  create: 'Nieuw MUE-bericht',
  search: 'Berichten zoeken',
  searchedLoaded: 'We zoeken alleen in de gesprekken die je al ziet.',
  nothingFound: (query) => `Geen resultaten voor ‘${query}’`,
  count: (count, max) => (count >= max ? `${max - 1}+ berichten` : messages(count)),
  countShort: (count, max) => (count >= max ? `${max - 1}+` : String(count)),
  left: 'Verwijderd account',
  from: (name) => `Bericht van ${name}`,
  fromYou: 'Bericht van jou',
  you: 'Jij',
  youSaid: (text) => `Jij: ${text}`,
  voice: 'Spraakbericht',
  more: (name) => `Meer acties voor het gesprek met ${name}`,
  moreOfMessage: (title) => `Meer acties voor ${title}`,
  reply: 'Antwoorden',
  share: 'Delen',
  delete: 'Verwijderen',
  deliver: 'Stuur de link zelf',
  older: 'Eerdere berichten tonen',
  loadingOlder: 'Eerdere berichten laden',
  loadingThread: 'Gesprek laden',
  noneChosen: {
    title: 'Kies een gesprek',
    text: 'Of begin een nieuw.',
  },
  threadEmpty: { title: 'Nog geen berichten', text: 'Stuur het eerste.' },
  signedOut: {
    title: 'Log in om je berichten te zien',
    text: 'Stuur mensen spraakberichten en luister naar die van hen.',
    action: 'Inloggen',
    reason: 'Log in om berichten te horen en te sturen.',
  },
  offline: 'Vernieuwen lukte niet. Je ziet opgeslagen berichten.',
  atHand: 'Je hebt een opname die nog niet verstuurd is. Verstuur die eerst of gooi haar weg.',
}

export const REQUESTS: typeof English.REQUESTS = {
  heading: 'Verzoeken',
  list: 'Berichtverzoeken',
  link: (count, max) => `Verzoeken (${count >= max ? `${max - 1}+` : count})`,
  back: 'Terug naar MUE’s',
  backTo: 'Terug naar Verzoeken',
  why: 'Eerste berichten van mensen die je niet volgt. Ze weten niet of je luistert, accepteert of verwijdert.',
  loading: 'Verzoeken laden',
  noneChosen: {
    title: 'Kies een verzoek',
    text: 'Luister eerst en beslis dan.',
  },
  onlyRequests:
    'Berichten van mensen die je niet volgt vind je bij Verzoeken. Je kunt er zelf ook een sturen.',
  empty: {
    title: 'Geen verzoeken',
    text: 'Eerste berichten van mensen die je niet volgt verschijnen hier. Je krijgt geen melding.',
  },
  offline: 'Vernieuwen lukte niet. Je ziet opgeslagen verzoeken.',
  accept: 'Accepteren',
  acceptLabel: (name) => `Berichten van ${name} accepteren`,
  delete: 'Verwijderen',
  deleteLabel: (name) => `Verzoek van ${name} verwijderen`,
  accepted: (name) => `${name} staat nu bij je gesprekken`,
  deleted: (name) => `Verzoek van ${name} verwijderd`,
  open: 'Openen',
  asks: (name) =>
    `${name} wil met je praten. Niemand komt te weten of je luistert, accepteert of verwijdert.`,
  facts: (count, more) => `Verzoek · ${more ? `${count}+ berichten` : messages(count)}`,
}

export const THREAD: typeof English.THREAD = {
  label: (name) => `Gesprek met ${name}`,
  back: 'Terug naar MUE’s',
  public: 'Openbaar',
  facts: (count, more) => `Privé · ${more ? `${count}+ berichten` : messages(count)}`,
  play: 'Gesprek afspelen',
  stop: 'Stop',
  progress: (at, of) => `Bericht ${at} van ${of} wordt afgespeeld`,
  nth: (at, of) => `Bericht ${at} van ${of}`,
  reply: 'Antwoord opnemen',
  noAudio: 'Geen geluid in dit bericht',
  today: 'Vandaag',
  yesterday: 'Gisteren',
  left: 'Dit account is verwijderd. Je houdt je eigen berichten, en niemand anders kan ze horen.',
  toMail: 'Dit komt aan per e-mail. Je ziet de naam zodra er antwoord is.',
  toPhone: 'Berichten naar een telefoon kunnen nog niet. Stuur de link zelf.',
}

export const DELIVER: typeof English.DELIVER = {
  title: 'Stuur de link zelf',
  text: 'Wie deze link als eerste opent, kan het bericht horen. Stuur hem alleen naar degene voor wie het is.',
  link: 'Link',
  making: 'Link wordt gemaakt',
  copy: 'Link kopiëren',
  copied: 'Link gekopieerd!',
  copyByHand: 'Selecteer de link en kopieer hem.',
  share: 'Delen',
  sms: 'Openen in sms',
  body: (link) => `Een spraakbericht voor jou: ${link}`,
}

export const RECIPIENT: typeof English.RECIPIENT = {
  label: 'Aan',
  placeholder: '@gebruikersnaam, e-mail of telefoon',
  looking: 'Zoeken…',
  isHere: (name) => `${name} is op Owlcast`,
  byMail: (address) => `We mailen een link naar ${address}.`,
  byPhone: (number) =>
    `Berichten naar een telefoon kunnen nog niet. Je krijgt een link om zelf naar ${number} te sturen.`,
  unresolved: 'We kijken dit na bij het versturen.',
  private: 'Privé',
  privateHint: (who) => `Alleen jij en ${who} kunnen luisteren`,
  publicHint: 'Iedereen met de link kan luisteren',
  them: 'de ander',
}
