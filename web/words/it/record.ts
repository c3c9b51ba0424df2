/** Italian texts for the record screen. */
import { createPluralizer } from '../../../domain/i18n/plural'
import { endSentence } from '../../../domain/text/text'
import type * as English from '../record'

const counted = createPluralizer('it')

export const START_LABELS: typeof English.START_LABELS = {
  plain: 'Registra',
  reading: 'Leggi e registra',
  song: 'Registra la tua canzone',
  overTrack: 'Registra sul MUE',
}

export const PUBLISH_LABELS: typeof English.PUBLISH_LABELS = {
  mue: { alone: 'Invia', withTrack: 'Invia' },
  squawk: { alone: 'Pubblica lo squawk', withTrack: 'Squawk + MUE' },
  nightingale: { alone: 'Canzone', withTrack: 'Canzone' },
}

export const RECORD: typeof English.RECORD = {
  heading: 'Registra',
  modes: 'Che cosa registri?',
  comingSoon: 'presto',
  comingSoonHint: 'Ci stiamo ancora lavorando. Gli altri sono pronti.',
  recorder: 'Registratore',
  details: 'Dettagli',
  openFailed:
    'Non è stato possibile aprire questa registrazione. Finisci quella in corso o ricarica la pagina.',
  back: 'Indietro',
  cancel: 'Annulla',
  limit: (limit) => `al massimo ${limit}`,
  limitAndRemaining: (limit, left) => `al massimo ${limit} · restano ${left}`,
  remaining: (left) => `restano ${left}`,
  recorded: 'Registrato',
  waitingForMicrophone: 'In attesa del microfono',
  recording: 'Registrazione in corso',
  paused: 'In pausa',
  shortcutStart: 'o premi',
  shortcutsRecording: 'Spazio mette in pausa, Invio ferma',
  shortcutsPaused: 'Spazio riprende, Invio ferma',
  pause: 'Pausa',
  resume: 'Riprendi',
  stop: 'Ferma la registrazione',
  redo: 'Rifai',
  listenBack: 'Riascolta',
  playPreview: 'Ascolta la registrazione',
  stopPreview: 'Ferma l’ascolto',
  mixing: 'Aggiunta della musica',
  seekPreview: 'Posizione nella registrazione',
  voiceWithTrack: (track) => `La tua voce con ${track}`,
  recordedTime: 'Tempo registrato',
  microphoneLevel: 'Livello del microfono',
  elapsed: (elapsed, total) => `${elapsed} di ${total}`,
  microphone: 'Microfono',
  defaultMicrophone: 'Microfono predefinito',
  headphones: 'Usa le cuffie, così il microfono non registra la musica.',
  losslessLimit: (minutes) => `Il WAV senza perdita è attivo. Puoi registrare fino a ${minutes} minuti.`,
  upgradeHint: (minutes) => `Con Pro registri fino a ${minutes} minuti.`,
  upgrade: 'Passa a Pro',
  showHow: 'Vedi come',
  allowMicrophoneHelp:
    'Apri le impostazioni del sito accanto all’indirizzo, consenti il microfono, poi riprova.',
}

export const ANNOUNCEMENTS: typeof English.ANNOUNCEMENTS = {
  started: 'Registrazione iniziata',
  paused: 'Registrazione in pausa',
  resumed: 'Registrazione ripresa',
  secondsLeft: (seconds) => counted(seconds, { one: 'Resta # secondo', other: 'Restano # secondi' }),
  stopped: (time) => `Registrazione ferma a ${time}. Riascolta, rifai o pubblica.`,
}

export const RECORD_FORM: typeof English.RECORD_FORM = {
  title: 'Titolo',
  count: (n, max) => `${n} / ${max}`,
  tags: 'Tag',
  tagsRequired: () => 'qui servono',
  tagsHint: 'Separa i tag con spazi. Il # lo aggiungiamo noi.',
  description: 'Descrizione',
  optional: 'facoltativo',
}

export const DISCARD: typeof English.DISCARD = {
  heading: 'Scartare questa registrazione?',
  body: (time) => `Questa registrazione dura ${time}. Non potrai annullare.`,
  cancel: 'Conserva',
  discard: 'Scarta',
}

export const PUBLISH: typeof English.PUBLISH = {
  publishing: () => 'Pubblicazione in corso',
  stages: {
    mixing: 'Aggiunta della musica',
    encoding: 'Compressione',
    uploading: 'Caricamento',
    posting: 'Pubblicazione',
  },
  attempt: (n, of) => `Tentativo ${n} di ${of}`,
  progress: 'Pubblicazione',
  cancel: 'Annulla',
  cancelled: 'Non pubblicata. La tua registrazione è ancora qui.',
  published: (name, link) => `${name}: pubblicazione riuscita! Link da condividere: ${link}`,
  sent: (to) => `Inviato a ${to}.`,
  phoneUnavailable: 'I messaggi verso un telefono non sono ancora disponibili. Invia tu il link.',
  copyLink: 'Copia il link',
  linkCopied: 'Link copiato!',
  signInToPublish: 'Accedi per pubblicare. La tua registrazione resta qui.',
  signInToSend: 'Accedi per inviare un messaggio.',
  alreadyPublished: 'Hai già pubblicato questa registrazione.',
  publishingInOtherTab: 'Un’altra scheda sta pubblicando questa registrazione.',
  savedOffline: 'Salvato. Verrà pubblicato quando sarai online.',
  savedAfterFailure: (failure) =>
    `${endSentence(failure.replace(/ Riprova\.$/, ''))} La tua registrazione è salvata. La pubblicheremo automaticamente.`,
}
