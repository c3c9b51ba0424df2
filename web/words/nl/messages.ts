/** Dutch texts for private messages (MUE). */
import { createPluralizer } from '../../../domain/i18n/plural'
import type * as English from '../messages'

const counted = createPluralizer('nl')
const messages = (count: number) => counted(count, { one: '# bericht', other: '# berichten' })

export const MESSAGES: typeof English.MESSAGES = {
  heading: 'MUE’s',
  list: 'Gesprekken',
  create: 'Nieuw MUE-bericht',
  search: 'Berichten zoeken',
  searchScope: 'We zoeken alleen in de gesprekken die je al ziet.',
  noResults: (query) => `Geen resultaten voor ‘${query}’`,
  count: (count, max) => (count >= max ? `${max - 1}+ berichten` : messages(count)),
  countShort: (count, max) => (count >= max ? `${max - 1}+` : String(count)),
  deletedAccount: 'Verwijderd account',
  from: (name) => `Bericht van ${name}`,
  fromYou: 'Bericht van jou',
  you: 'Jij',
  youSaid: (text) => `Jij: ${text}`,
  voiceMessage: 'Spraakbericht',
  moreActions: (name) => `Meer acties voor het gesprek met ${name}`,
  moreMessageActions: (title) => `Meer acties voor ${title}`,
  reply: 'Antwoorden',
  share: 'Delen',
  delete: 'Verwijderen',
  sendLink: 'Stuur de link zelf',
  showEarlier: 'Eerdere berichten tonen',
  loadingEarlier: 'Eerdere berichten laden',
  loadingThread: 'Gesprek laden',
  noneSelected: {
    title: 'Kies een gesprek',
    text: 'Of begin een nieuw.',
  },
  emptyThread: { title: 'Nog geen berichten', text: 'Stuur het eerste.' },
  signedOut: {
    title: 'Log in om je berichten te zien',
    text: 'Stuur mensen spraakberichten en luister naar die van hen.',
    action: 'Inloggen',
    reason: 'Log in om berichten te horen en te sturen.',
  },
  offline: 'Vernieuwen lukte niet. Je ziet opgeslagen berichten.',
  unsentRecording: 'Je hebt een opname die nog niet verstuurd is. Verstuur die eerst of gooi haar weg.',
}

export const REQUESTS: typeof English.REQUESTS = {
  heading: 'Verzoeken',
  list: 'Berichtverzoeken',
  link: (count, max) => `Verzoeken (${count >= max ? `${max - 1}+` : count})`,
  back: 'Terug naar MUE’s',
  backToRequests: 'Terug naar Verzoeken',
  hint: 'Eerste berichten van mensen die je niet volgt. Ze weten niet of je luistert, accepteert of verwijdert.',
  loading: 'Verzoeken laden',
  noneSelected: {
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
  prompt: (name) =>
    `${name} wil met je praten. Niemand komt te weten of je luistert, accepteert of verwijdert.`,
  summary: (count, more) => `Verzoek · ${more ? `${count}+ berichten` : messages(count)}`,
}

export const THREAD: typeof English.THREAD = {
  label: (name) => `Gesprek met ${name}`,
  back: 'Terug naar MUE’s',
  public: 'Openbaar',
  summary: (count, more) => `Privé · ${more ? `${count}+ berichten` : messages(count)}`,
  play: 'Gesprek afspelen',
  stop: 'Stop',
  progress: (at, of) => `Bericht ${at} van ${of} wordt afgespeeld`,
  messagePosition: (at, of) => `Bericht ${at} van ${of}`,
  reply: 'Antwoord opnemen',
  noAudio: 'Geen geluid in dit bericht',
  today: 'Vandaag',
  yesterday: 'Gisteren',
  accountDeleted: 'Dit account is verwijderd. Je houdt je eigen berichten, en niemand anders kan ze horen.',
  emailHint: 'Dit komt aan per e-mail. Je ziet de naam zodra er antwoord is.',
  phoneHint: 'Berichten naar een telefoon kunnen nog niet. Stuur de link zelf.',
}

export const DELIVERY: typeof English.DELIVERY = {
  title: 'Stuur de link zelf',
  text: 'Wie deze link als eerste opent, kan het bericht horen. Stuur hem alleen naar degene voor wie het is.',
  link: 'Link',
  creating: 'Link wordt gemaakt',
  copy: 'Link kopiëren',
  copied: 'Link gekopieerd!',
  copyManually: 'Selecteer de link en kopieer hem.',
  share: 'Delen',
  sms: 'Openen in sms',
  smsText: (link) => `Een spraakbericht voor jou: ${link}`,
}

export const RECIPIENT: typeof English.RECIPIENT = {
  label: 'Aan',
  placeholder: '@gebruikersnaam, e-mail of telefoon',
  searching: 'Zoeken…',
  onOwlcast: (name) => `${name} is op Owlcast`,
  emailHint: (address) => `We mailen een link naar ${address}.`,
  phoneHint: (number) =>
    `Berichten naar een telefoon kunnen nog niet. Je krijgt een link om zelf naar ${number} te sturen.`,
  unresolved: 'We kijken dit na bij het versturen.',
  private: 'Privé',
  privateHint: (who) => `Alleen jij en ${who} kunnen luisteren`,
  publicHint: 'Iedereen met de link kan luisteren',
  fallbackName: 'de ander',
}
