/** Italian texts for the form of a healing story and its script reader. */
import type * as English from '../hums'

export const HUM: typeof English.HUM = {
  heading: 'Comincia una storia di guarigione',
  intro:
    'Dalle tue risposte nasce un testo da leggere ad alta voce. Altri possono aggiungere la loro voce dopo la tua.',
  notAdvice: 'Parole gentili, non un parere medico.',
  recipientHeading: 'Per chi è?',
  recipientName: 'Nome della persona',
  alias: 'Nome nel testo',
  aliasHint: 'Gli altri leggono e sentono questo nome. Lascialo vuoto per usare il nome della persona.',
  condition: 'Di che cosa soffre',
  outcomeHeading: 'Quando starà bene',
  outcomeHint: 'al presente',
  presentOutcome: 'Com’è la vita quando sta bene?',
  wholenessFeeling: 'Che cosa si prova?',
  meaningPurpose: 'Perché è importante?',
  witnesses: 'Chi parla con te?',
  soundHeading: 'Come deve suonare?',
  emotionWords: 'Parole che l’accompagnano',
  tone: 'Tono',
  length: 'Lunghezza',
  language: 'Lingua',
  spiritual: 'Linguaggio spirituale',
  closure: 'Concludi con una frase finale',
  visibilityHeading: 'Chi può trovarla?',
  consent: 'Posso parlare di questa persona',
  unlisted: 'Solo chi ha il link',
  unlistedHint: 'Consigliato se il testo dice il nome vero.',
  saveAnswers: 'Salva le mie risposte con la storia',
  saveAnswersHint: 'Altrimenti restano su questo dispositivo. Gli altri non le vedono mai.',
  create: 'Crea il testo',
  recreate: 'Crea di nuovo il testo',
  scriptHeading: 'Testo dell’intenzione di guarigione',
  script: 'Testo',
  estimatedLength: (time) => `circa ${time}`,
  empty: 'Il tuo testo appare qui.',
  edit: 'Modifica il testo',
  done: 'Fine modifica',
  record: 'Leggi e registra',
  failed: 'Non siamo riusciti a caricare il testo. Riprova.',
}

export const SCRIPT_READER: typeof English.SCRIPT_READER = {
  label: 'Leggi ad alta voce',
  slower: 'Più lento',
  faster: 'Più veloce',
  startScrolling: 'Scorri con me',
  stopScrolling: 'Ferma lo scorrimento',
  speed: (percent) => `Ritmo ${percent}%`,
}

export const HUM_EMOTION_LABELS: typeof English.HUM_EMOTION_LABELS = {
  love: 'amore',
  compassion: 'compassione',
  gratitude: 'gratitudine',
  courage: 'coraggio',
  peace: 'pace',
  wonder: 'meraviglia',
  relief: 'sollievo',
}

export const HUM_TONE_LABELS: typeof English.HUM_TONE_LABELS = {
  classic: 'classico',
  gentle: 'delicato',
  bold: 'audace',
}

export const HUM_LENGTH_LABELS: typeof English.HUM_LENGTH_LABELS = {
  short: 'breve',
  medium: 'media',
  long: 'lunga',
}
