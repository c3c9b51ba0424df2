/** German texts for the form of a healing story and its script reader. */
import type * as English from '../hums'

export const HUM: typeof English.HUM = {
  heading: 'Heilungsgeschichte beginnen',
  intro:
    'Wir machen aus deinen Antworten einen Text, den du vorliest, und andere fügen ihre Stimmen an deine an.',
  notAdvice: 'Freundliche Worte, kein medizinischer Rat.',
  who: 'Für wen ist sie?',
  recipientName: 'Name der Person',
  alias: 'Name im Text',
  aliasHint: 'Was alle stattdessen lesen und hören. Ohne ihn steht im Text der Name der Person.',
  condition: 'Leiden',
  well: 'Wie sieht Gesundsein aus?',
  wellHint: 'in der Gegenwart',
  presentOutcome: 'Was jetzt schon gut ist',
  wholenessFeeling: 'Gefühl des Ganzseins',
  meaningPurpose: 'Sinn und Aufgabe',
  witnesses: 'Wer es bezeugt',
  sound: 'Wie soll es klingen?',
  emotionWords: 'Gefühlsworte',
  tone: 'Ton',
  length: 'Länge',
  language: 'Sprache',
  spiritual: 'Spirituelle Sprache',
  closure: 'Mit Abschluss',
  theirs: 'Wer darf sie finden?',
  consent: 'Ich darf über diese Person sprechen',
  unlisted: 'Nur wer den Link hat',
  unlistedHint: 'Empfohlen, solange im Text der echte Name steht.',
  keep: 'Meine Antworten bei der Geschichte aufbewahren',
  keepHint: 'Sonst bleiben sie auf diesem Gerät. Andere sehen sie nie.',
  create: 'Text erstellen',
  again: 'Text neu erstellen',
  card: 'Text der Heilungsintention',
  script: 'Text',
  about: (time) => `etwa ${time}`,
  empty: 'Hier erscheint dein Text.',
  edit: 'Text bearbeiten',
  done: 'Fertig bearbeitet',
  record: 'Vorlesen und aufnehmen',
  failed: 'Der Text ließ sich nicht laden. Bitte versuche es noch einmal.',
}

export const READING: typeof English.READING = {
  label: 'Vorlesen',
  slower: 'Langsamer',
  faster: 'Schneller',
  follow: 'Mit mir scrollen',
  hold: 'Scrollen anhalten',
  pace: (percent) => `Tempo ${percent}\u00a0%`,
}

export const EMOTION_WORDS: typeof English.EMOTION_WORDS = {
  love: 'Liebe',
  compassion: 'Mitgefühl',
  gratitude: 'Dankbarkeit',
  courage: 'Mut',
  peace: 'Frieden',
  wonder: 'Staunen',
  relief: 'Erleichterung',
}

export const TONE_WORDS: typeof English.TONE_WORDS = {
  classic: 'klassisch',
  gentle: 'sanft',
  bold: 'kühn',
}

export const LENGTH_WORDS: typeof English.LENGTH_WORDS = {
  short: 'kurz',
  medium: 'mittel',
  long: 'lang',
}
