/** Italian texts for the form of a healing story and its script reader. */
import type * as English from '../hums'

export const HUM: typeof English.HUM = {
  heading: 'Comincia una storia di guarigione',
  intro:
    'Dalle tue risposte nasce un testo da leggere ad alta voce. Altri possono aggiungere la loro voce dopo la tua.',
  notAdvice: 'Parole gentili, non un parere medico.',
  who: 'Per chi è?',
  recipientName: 'Nome della persona',
  alias: 'Nome nel testo',
  aliasHint: 'Gli altri leggono e sentono questo nome. Lascialo vuoto per usare il nome della persona.',
  condition: 'Di che cosa soffre',
  well: 'Quando starà bene',
  wellHint: 'al presente',
  presentOutcome: 'Com’è la vita quando sta bene?',
  wholenessFeeling: 'Che cosa si prova?',
  meaningPurpose: 'Perché è importante?',
  witnesses: 'Chi parla con te?',
  sound: 'Come deve suonare?',
  emotionWords: 'Parole che l’accompagnano',
  tone: 'Tono',
  length: 'Lunghezza',
  language: 'Lingua',
  spiritual: 'Linguaggio spirituale',
  closure: 'Concludi con una frase finale',
  theirs: 'Chi può trovarla?',
  consent: 'Posso parlare di questa persona',
  unlisted: 'Solo chi ha il link',
  unlistedHint: 'Consigliato se il testo dice il nome vero.',
  keep: 'Salva le mie risposte con la storia',
  keepHint: 'Altrimenti restano su questo dispositivo. Gli altri non le vedono mai.',
  create: 'Crea il testo',
  again: 'Crea di nuovo il testo',
  card: 'Testo dell’intenzione di guarigione',
  script: 'Testo',
  about: (time) => `circa ${time}`,
  empty: 'Il tuo testo appare qui.',
  edit: 'Modifica il testo',
  done: 'Fine modifica',
  record: 'Leggi e registra',
  failed: 'Non siamo riusciti a caricare il testo. Riprova.',
}

export const READING: typeof English.READING = {
  label: 'Leggi ad alta voce',
  slower: 'Più lento',
  faster: 'Più veloce',
  follow: 'Scorri con me',
  hold: 'Ferma lo scorrimento',
  pace: (percent) => `Ritmo ${percent}%`,
}

export const EMOTION_WORDS: typeof English.EMOTION_WORDS = {
  love: 'amore',
  compassion: 'compassione',
  gratitude: 'gratitudine',
  courage: 'coraggio',
  peace: 'pace',
  wonder: 'meraviglia',
  relief: 'sollievo',
}

export const TONE_WORDS: typeof English.TONE_WORDS = {
  classic: 'classico',
  gentle: 'delicato',
  bold: 'audace',
}

export const LENGTH_WORDS: typeof English.LENGTH_WORDS = {
  short: 'breve',
  medium: 'media',
  long: 'lunga',
}
