/** Dutch texts for the form of a healing story and its script reader. */
import type * as English from '../hums'

export const HUM: typeof English.HUM = {
  heading: 'Begin een helend verhaal',
  intro:
    'We maken van je antwoorden een tekst om voor te lezen. Anderen kunnen hun stem na de jouwe toevoegen.',
  notAdvice: 'Lieve woorden, geen medisch advies.',
  who: 'Voor wie is het?',
  recipientName: 'Naam van de persoon',
  alias: 'Naam in de tekst',
  aliasHint: 'Deze naam lezen en horen anderen. Laat hem leeg om de naam van de persoon te gebruiken.',
  condition: 'Aandoening',
  well: 'Als het weer goed gaat',
  wellHint: 'in de tegenwoordige tijd',
  presentOutcome: 'Hoe is het leven als het weer goed gaat?',
  wholenessFeeling: 'Hoe voelt dat?',
  meaningPurpose: 'Waarom is dat belangrijk?',
  witnesses: 'Wie spreekt met je mee?',
  sound: 'Hoe moet het klinken?',
  emotionWords: 'Woorden die erin meeklinken',
  tone: 'Toon',
  length: 'Lengte',
  language: 'Taal',
  spiritual: 'Spirituele taal',
  closure: 'Eindig met een slotzin',
  theirs: 'Wie kan het vinden?',
  consent: 'Ik mag over deze persoon spreken',
  unlisted: 'Alleen mensen met de link',
  unlistedHint: 'Aangeraden als de echte naam in de tekst staat.',
  keep: 'Mijn antwoorden bij het verhaal opslaan',
  keepHint: 'Anders blijven ze op dit apparaat. Anderen zien ze nooit.',
  create: 'Tekst maken',
  again: 'Tekst opnieuw maken',
  card: 'Tekst van de helende intentie',
  script: 'Tekst',
  about: (time) => `ongeveer ${time}`,
  empty: 'Hier verschijnt je tekst.',
  edit: 'Tekst bewerken',
  done: 'Klaar met bewerken',
  record: 'Voorlezen en opnemen',
  failed: 'We konden de tekst niet laden. Probeer het opnieuw.',
}

export const READING: typeof English.READING = {
  label: 'Voorlezen',
  slower: 'Langzamer',
  faster: 'Sneller',
  follow: 'Meescrollen',
  hold: 'Stop met scrollen',
  pace: (percent) => `Tempo ${percent}%`,
}

export const EMOTION_WORDS: typeof English.EMOTION_WORDS = {
  love: 'liefde',
  compassion: 'mededogen',
  gratitude: 'dankbaarheid',
  courage: 'moed',
  peace: 'vrede',
  wonder: 'verwondering',
  relief: 'opluchting',
}

export const TONE_WORDS: typeof English.TONE_WORDS = {
  classic: 'klassiek',
  gentle: 'zacht',
  bold: 'krachtig',
}

export const LENGTH_WORDS: typeof English.LENGTH_WORDS = {
  short: 'kort',
  medium: 'gemiddeld',
  long: 'lang',
}
