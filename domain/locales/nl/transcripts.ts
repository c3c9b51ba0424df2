/** Dutch texts for the spoken words of posts: reading, correcting, settings, words made on the device. */
import type * as English from '../en/transcripts'

export const TRANSCRIPT: typeof English.TRANSCRIPT = {
  waiting: 'We schrijven de woorden op. Ongeveer een minuut.',
  edited: 'Woorden bewerkt',
  more: 'meer',
  less: 'minder',
  moreOf: (title) => `meer van ${title}`,
  lessOf: (title) => `minder van ${title}`,
  open: 'Transcript',
  heading: (title) => `Wat er gezegd is in ${title}`,
  loading: 'Woorden laden',
  phrase: (time, text) => `${time}, ${text}`,
  playFrom: (time, title) => `${title} afspelen vanaf ${time}`,
}

export const TRANSCRIPT_PROBLEM_TEXTS: typeof English.TRANSCRIPT_PROBLEM_TEXTS = {
  no_speech: 'Hier zijn geen woorden. Het klinkt als muziek of geluid.',
  unsupported_language: 'Nog geen woorden voor deze taal.',
  unreadable: 'Hier zijn geen woorden. We konden het geluid niet lezen.',
  not_configured: 'Hier zijn geen woorden. Deze site schrijft ze nog niet op.',
  failed: 'Hier zijn geen woorden. Opschrijven is niet gelukt.',
}

export const WORDS_EDITOR: typeof English.WORDS_EDITOR = {
  make: 'Woorden opschrijven',
  heading: 'Woorden verbeteren',
  makeHeading: 'Woorden bij deze post',
  hint: 'Je wijzigingen houden hun plek in het geluid.',
  segment: (time) => `Woorden op ${time}`,
  playFrom: (time) => `Afspelen vanaf ${time}`,
  language: 'Gesproken taal',
  again: 'Opnieuw opschrijven',
  againHint: 'Verkeerde taal? Kies de juiste. Je verbeteringen worden vervangen.',
  start: 'Woorden opschrijven',
  makeHint: 'Anderen kunnen meelezen en de zoekfunctie vindt wat je zei.',
  privateHint: 'Dit bericht is privé. Een spraakdienst hoort het één keer om de woorden op te schrijven.',
  remove: 'Woorden verwijderen',
  removeHeading: 'Woorden verwijderen?',
  removeText: 'Niemand kan nog meelezen en de zoekfunctie vindt niet meer wat je zei. Het geluid blijft.',
  keep: 'Behouden',
  cancel: 'Annuleren',
  save: 'Woorden opslaan',
  saving: 'Woorden opslaan …',
  saved: 'Woorden opgeslagen',
  requested: 'We schrijven de woorden op.',
  newest: 'Wat nu is opgeslagen',
  removed: 'Woorden verwijderd',
}

export const WORDS_CHOICE: typeof English.WORDS_CHOICE = {
  language: 'Gesproken taal',
  write: 'Woorden opschrijven',
  writeHint: 'Anderen kunnen meelezen en de zoekfunctie vindt wat je zei.',
  privateHint: 'Woorden van privéberichten gaan nooit naar een spraakdienst, tenzij je dit aanzet.',
  setting: 'Woorden bij mijn openbare posts',
  settingHint:
    'We schrijven op wat je zegt, zodat mensen kunnen meelezen en het kunnen vinden. Je kiest per post.',
  loadingSetting: 'Je keuze over woorden laden',
}

export const DEVICE_WORDS: typeof English.DEVICE_WORDS = {
  whenAsked: 'Privé. Woorden alleen als je erom vraagt, op dit apparaat.',
  show: 'Woorden tonen',
  hide: 'Woorden verbergen',
  askHeading: 'Woorden tonen op dit apparaat?',
  askText: (megabytes) =>
    `Je browser schrijft ze op, dus het bericht verlaat dit apparaat niet. Er wordt één keer ${megabytes} MB gedownload.`,
  download: (megabytes) => `${megabytes} MB downloaden`,
  notNow: 'Niet nu',
  making: 'De woorden worden op dit apparaat opgeschreven',
  progress: (percent) => `${percent} %`,
  cancel: 'Annuleren',
  made: 'Gemaakt op dit apparaat',
}

export const TITLE_PROPOSAL: typeof English.TITLE_PROPOSAL = {
  ask: (title) => `“${title}” noemen?`,
}
