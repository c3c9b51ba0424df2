/** German texts for the form of a healing story and its script reader. */
import type * as English from '../hums'

export const HUM: typeof English.HUM = {
  heading: 'Heilungsgeschichte beginnen',
  intro:
    'Wir machen aus deinen Antworten einen Text zum Vorlesen. Andere können ihre Stimmen an deine anfügen.',
  notAdvice: 'Freundliche Worte, kein medizinischer Rat.',
  who: 'Für wen ist sie?',
  recipientName: 'Name der Person',
  alias: 'Name im Text',
  aliasHint: 'Diesen Namen lesen und hören andere. Lass ihn leer, um den Namen der Person zu verwenden.',
  condition: 'Leiden',
  well: 'Wenn es der Person gut geht',
  wellHint: 'in der Gegenwart',
  presentOutcome: 'Wie ist das Leben, wenn es der Person gut geht?',
  wholenessFeeling: 'Wie fühlt sich das an?',
  meaningPurpose: 'Warum ist das wichtig?',
  witnesses: 'Wer spricht mit dir?',
  sound: 'Wie soll es klingen?',
  emotionWords: 'Worte, die es tragen',
  tone: 'Ton',
  length: 'Länge',
  language: 'Sprache',
  spiritual: 'Spirituelle Sprache',
  closure: 'Mit einem Schlusssatz enden',
  theirs: 'Wer kann sie finden?',
  consent: 'Ich darf über diese Person sprechen',
  unlisted: 'Nur wer den Link hat',
  unlistedHint: 'Empfohlen, wenn im Text der echte Name steht.',
  keep: 'Meine Antworten mit der Geschichte speichern',
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
  failed: 'Wir konnten den Text nicht laden. Bitte versuche es noch einmal.',
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
