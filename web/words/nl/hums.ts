/** Dutch texts for the form of a healing story and its script reader. */
import type * as English from '../hums'

export const HUM: typeof English.HUM = {
  heading: 'Begin een helend verhaal',
  intro:
    'We maken van je antwoorden een tekst om voor te lezen. Anderen kunnen hun stem na de jouwe toevoegen.',
  notAdvice: 'Lieve woorden, geen medisch advies.',
  recipientHeading: 'Voor wie is het?',
  recipientName: 'Naam van de persoon',
  alias: 'Naam in de tekst',
  aliasHint: 'Deze naam lezen en horen anderen. Laat hem leeg om de naam van de persoon te gebruiken.',
  condition: 'Aandoening',
  outcomeHeading: 'Als het weer goed gaat',
  outcomeHint: 'in de tegenwoordige tijd',
  presentOutcome: 'Hoe is het leven als het weer goed gaat?',
  wholenessFeeling: 'Hoe voelt dat?',
  meaningPurpose: 'Waarom is dat belangrijk?',
  witnesses: 'Wie spreekt met je mee?',
  soundHeading: 'Hoe moet het klinken?',
  emotionWords: 'Woorden die erin meeklinken',
  tone: 'Toon',
  length: 'Lengte',
  language: 'Taal',
  spiritual: 'Spirituele taal',
  closure: 'Eindig met een slotzin',
  visibilityHeading: 'Wie kan het vinden?',
  consent: 'Ik mag over deze persoon spreken',
  unlisted: 'Alleen mensen met de link',
  unlistedHint: 'Aangeraden als de echte naam in de tekst staat.',
  saveAnswers: 'Mijn antwoorden bij het verhaal opslaan',
  saveAnswersHint: 'Anders blijven ze op dit apparaat. Anderen zien ze nooit.',
  create: 'Tekst maken',
  recreate: 'Tekst opnieuw maken',
  scriptHeading: 'Tekst van de helende intentie',
  script: 'Tekst',
  estimatedLength: (time) => `ongeveer ${time}`,
  empty: 'Hier verschijnt je tekst.',
  edit: 'Tekst bewerken',
  done: 'Klaar met bewerken',
  record: 'Voorlezen en opnemen',
  failed: 'We konden de tekst niet laden. Probeer het opnieuw.',
}

export const SCRIPT_READER: typeof English.SCRIPT_READER = {
  label: 'Voorlezen',
  slower: 'Langzamer',
  faster: 'Sneller',
  startScrolling: 'Meescrollen',
  stopScrolling: 'Stop met scrollen',
  speed: (percent) => `Tempo ${percent}%`,
}

export const HUM_EMOTION_LABELS: typeof English.HUM_EMOTION_LABELS = {
  love: 'liefde',
  compassion: 'mededogen',
  gratitude: 'dankbaarheid',
  courage: 'moed',
  peace: 'vrede',
  wonder: 'verwondering',
  relief: 'opluchting',
}

export const HUM_TONE_LABELS: typeof English.HUM_TONE_LABELS = {
  classic: 'klassiek',
  gentle: 'zacht',
  bold: 'krachtig',
}

export const HUM_LENGTH_LABELS: typeof English.HUM_LENGTH_LABELS = {
  short: 'kort',
  medium: 'gemiddeld',
  long: 'lang',
}
