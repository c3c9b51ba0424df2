/** Dutch texts for the form of a healing story and its script reader. */
import type * as English from '../hums'

export const HUM: typeof English.HUM = {
  heading: 'Begin een helend verhaal',
  intro: 'We maken van je antwoorden een tekst die je voorleest, en anderen voegen hun stem toe na de jouwe.',
  notAdvice: 'Lieve woorden, geen medisch advies.',
  who: 'Voor wie is het?',
  recipientName: 'Naam van de persoon',
  alias: 'Naam in de tekst',
  aliasHint:
    'Wat iedereen in plaats daarvan leest en hoort. Anders staat de naam van de persoon in de tekst.',
  condition: 'Aandoening',
  well: 'Hoe ziet beter zijn eruit?',
  wellHint: 'in de tegenwoordige tijd',
  presentOutcome: 'Wat nu al goed is',
  wholenessFeeling: 'Gevoel van heelheid',
  meaningPurpose: 'Zin en doel',
  witnesses: 'Wie erbij zijn',
  sound: 'Hoe moet het klinken?',
  emotionWords: 'Gevoelswoorden',
  tone: 'Toon',
  length: 'Lengte',
  language: 'Taal',
  spiritual: 'Spirituele taal',
  closure: 'Met afsluiting',
  theirs: 'Wie mag het vinden?',
  consent: 'Ik mag over deze persoon spreken',
  unlisted: 'Alleen mensen met de link',
  unlistedHint: 'Aangeraden zolang de echte naam in de tekst staat.',
  keep: 'Mijn antwoorden bij het verhaal bewaren',
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
  failed: 'De tekst kon niet worden geladen. Probeer het opnieuw.',
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
