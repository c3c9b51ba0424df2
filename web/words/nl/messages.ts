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
  searchedLoaded: 'Gezocht wordt in de gesprekken die tot nu toe zijn getoond.',
  nothingFound: (query) => `Geen resultaten voor ‘${query}’`,
  count: (count, max) => (count >= max ? `${max - 1}+ berichten` : messages(count)),
  countShort: (count, max) => (count >= max ? `${max - 1}+` : String(count)),
  left: 'Verwijderd account',
  from: (name) => `Bericht van ${name}`,
  fromYou: 'Bericht van jou',
  you: 'Jij',
  youSaid: (text) => `Jij: ${text}`,
  voice: 'Spraakbericht',
  more: (name) => `Meer voor het gesprek met ${name}`,
  moreOfMessage: (title) => `Meer acties voor ${title}`,
  reply: 'Antwoorden',
  share: 'Delen',
  delete: 'Verwijderen',
  deliver: 'Stuur de link zelf',
  older: 'Eerdere berichten tonen',
  loadingOlder: 'Eerdere berichten laden',
  loadingThread: 'Gesprek laden',
  noneChosen: {
    title: 'Wiens stem wil je horen?',
    text: 'Kies een gesprek of begin een nieuw.',
  },
  threadEmpty: { title: 'Nog niets gezegd', text: 'Je eerste bericht opent dit gesprek.' },
  signedOut: {
    title: 'Berichten zijn tussen twee mensen',
    text: 'Log in om de jouwe te horen en er een te sturen.',
    action: 'Inloggen',
    reason: 'Log in om berichten te lezen en te sturen.',
  },
  offline: 'Offline – berichten zoals ze het laatst zijn geladen',
  atHand: 'Je hebt nog een opname openstaan. Verstuur die eerst of gooi haar weg.',
}

export const REQUESTS: typeof English.REQUESTS = {
  heading: 'Verzoeken',
  list: 'Berichtverzoeken',
  link: (count, max) => `Verzoeken (${count >= max ? `${max - 1}+` : count})`,
  back: 'Terug naar MUE’s',
  backTo: 'Terug naar Verzoeken',
  why: 'Eerste berichten van mensen die je niet volgt. Ze horen niet of je luistert, accepteert of verwijdert.',
  loading: 'Verzoeken laden',
  noneChosen: {
    title: 'Wie wil er met je praten?',
    text: 'Luister hier naar een verzoek voordat je antwoordt.',
  },
  onlyRequests: 'Eerste berichten aan jou wachten bij Verzoeken. Je kunt ook zelf iemand je stem sturen.',
  empty: {
    title: 'Geen verzoeken',
    text: 'Eerste berichten van mensen die je niet volgt wachten hier, in stilte.',
  },
  offline: 'Offline – verzoeken zoals ze het laatst zijn geladen',
  accept: 'Accepteren',
  acceptLabel: (name) => `Berichten van ${name} accepteren`,
  delete: 'Verwijderen',
  deleteLabel: (name) => `Verzoek van ${name} verwijderen`,
  accepted: (name) => `${name} staat nu bij je gesprekken`,
  deleted: (name) => `Het verzoek van ${name} is verwijderd`,
  open: 'Openen',
  asks: (name) => `${name} wil met je praten, en hoort niet of je luistert, accepteert of verwijdert.`,
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
  left: 'Dit account is niet meer op Owlcast. Wat jij zei blijft van jou; niemand hoort er nog meer van.',
  toMail: 'Dit komt aan per e-mail. De naam verschijnt zodra er antwoord is.',
  toPhone: 'Berichten naar een telefoon kunnen nog niet: stuur de link zelf.',
}

export const DELIVER: typeof English.DELIVER = {
  title: 'Stuur de link zelf',
  text: 'Wie deze link als eerste opent, kan dit bericht horen. Geef hem aan degene voor wie het is.',
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
  byMail: (address) => `Per e-mail aan ${address}, met een link om te luisteren.`,
  byPhone: (number) =>
    `Aan ${number}: berichten naar een telefoon kunnen nog niet. Je krijgt een link om zelf te sturen.`,
  unresolved: 'Dit wordt nagekeken bij het versturen.',
  private: 'Privé',
  privateHint: (who) => `Alleen jij en ${who} kunnen luisteren`,
  publicHint: 'Iedereen met de link kan luisteren',
  them: 'de ander',
}
