/** German texts for the form of a healing story and its script reader. */
import type * as English from '../hums'

export const HUM: typeof English.HUM = {
  heading: 'Heilungsgeschichte beginnen',
  intro:
    'Wir machen aus deinen Antworten einen Text zum Vorlesen. Andere können ihre Stimmen an deine anfügen.',
  notAdvice: 'Freundliche Worte, kein medizinischer Rat.',
  recipientHeading: 'Für wen ist sie?',
  recipientName: 'Name der Person',
  alias: 'Name im Text',
  aliasHint: 'Diesen Namen lesen und hören andere. Lass ihn leer, um den Namen der Person zu verwenden.',
  condition: 'Leiden',
  outcomeHeading: 'Wenn es der Person gut geht',
  outcomeHint: 'in der Gegenwart',
  presentOutcome: 'Wie ist das Leben, wenn es der Person gut geht?',
  wholenessFeeling: 'Wie fühlt sich das an?',
  meaningPurpose: 'Warum ist das wichtig?',
  witnesses: 'Wer spricht mit dir?',
  soundHeading: 'Wie soll es klingen?',
  emotionWords: 'Worte, die es tragen',
  tone: 'Ton',
  length: 'Länge',
  language: 'Sprache',
  spiritual: 'Spirituelle Sprache',
  closure: 'Mit einem Schlusssatz enden',
  visibilityHeading: 'Wer kann sie finden?',
  consent: 'Ich darf über diese Person sprechen',
  unlisted: 'Nur wer den Link hat',
  unlistedHint: 'Empfohlen, wenn im Text der echte Name steht.',
  saveAnswers: 'Meine Antworten mit der Geschichte speichern',
  saveAnswersHint: 'Sonst bleiben sie auf diesem Gerät. Andere sehen sie nie.',
  create: 'Text erstellen',
  recreate: 'Text neu erstellen',
  scriptHeading: 'Text der Heilungsintention',
  script: 'Text',
  estimatedLength: (time) => `etwa ${time}`,
  empty: 'Hier erscheint dein Text.',
  edit: 'Text bearbeiten',
  done: 'Fertig bearbeitet',
  record: 'Vorlesen und aufnehmen',
  failed: 'Wir konnten den Text nicht laden. Bitte versuche es noch einmal.',
}

export const SCRIPT_READER: typeof English.SCRIPT_READER = {
  label: 'Vorlesen',
  slower: 'Langsamer',
  faster: 'Schneller',
  startScrolling: 'Mit mir scrollen',
  stopScrolling: 'Scrollen anhalten',
  speed: (percent) => `Tempo ${percent}\u00a0%`,
}

export const HUM_EMOTION_LABELS: typeof English.HUM_EMOTION_LABELS = {
  love: 'Liebe',
  compassion: 'Mitgefühl',
  gratitude: 'Dankbarkeit',
  courage: 'Mut',
  peace: 'Frieden',
  wonder: 'Staunen',
  relief: 'Erleichterung',
}

export const HUM_TONE_LABELS: typeof English.HUM_TONE_LABELS = {
  classic: 'klassisch',
  gentle: 'sanft',
  bold: 'kühn',
}

export const HUM_LENGTH_LABELS: typeof English.HUM_LENGTH_LABELS = {
  short: 'kurz',
  medium: 'mittel',
  long: 'lang',
}
