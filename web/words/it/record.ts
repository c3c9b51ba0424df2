/** Italian texts for the record screen. */
import { createPluralizer } from '../../../domain/plural'
import { endSentence } from '../../../domain/text'
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
  soon: 'presto',
  soonHint: 'Ci stiamo ancora lavorando. Gli altri sono pronti.',
  deck: 'Registratore',
  details: 'Dettagli',
  notOpened:
    'Non è stato possibile aprire questa registrazione. Finisci quella in corso o ricarica la pagina.',
  back: 'Indietro',
  cancel: 'Annulla',
  limit: (limit) => `al massimo ${limit}`,
  toGo: (limit, left) => `al massimo ${limit} · restano ${left}`,
  left: (left) => `restano ${left}`,
  recorded: 'Registrato',
  asking: 'In attesa del microfono',
  recording: 'Registrazione in corso',
  paused: 'In pausa',
  shortcutStart: 'o premi',
  shortcutsRecording: 'Spazio mette in pausa, Invio ferma',
  shortcutsPaused: 'Spazio riprende, Invio ferma',
  pause: 'Pausa',
  resume: 'Riprendi',
  stop: 'Ferma la registrazione',
  redo: 'Rifai',
  listen: 'Riascolta',
  playPreview: 'Ascolta la registrazione',
  stopPreview: 'Ferma l’ascolto',
  mixing: 'Aggiunta della musica',
  seekPreview: 'Posizione nella registrazione',
  voiceWith: (track) => `La tua voce con ${track}`,
  timer: 'Tempo registrato',
  level: 'Livello del microfono',
  elapsed: (elapsed, total) => `${elapsed} di ${total}`,
  microphone: 'Microfono',
  microphoneDefault: 'Microfono predefinito',
  headphones: 'Usa le cuffie, così il microfono non registra la musica.',
  losslessCapped: (minutes) => `Il WAV senza perdita è attivo. Puoi registrare fino a ${minutes} minuti.`,
  upgradeHint: (minutes) => `Con Pro registri fino a ${minutes} minuti.`,
  upgrade: 'Passa a Pro',
  how: 'Vedi come',
  howToAllow: 'Apri le impostazioni del sito accanto all’indirizzo, consenti il microfono, poi riprova.',
}

export const ANNOUNCE: typeof English.ANNOUNCE = {
  started: 'Registrazione iniziata',
  paused: 'Registrazione in pausa',
  resumed: 'Registrazione ripresa',
  left: (seconds) => counted(seconds, { one: 'Resta # secondo', other: 'Restano # secondi' }),
  stopped: (time) => `Registrazione ferma a ${time}. Riascolta, rifai o pubblica.`,
}

export const FORM: typeof English.FORM = {
  title: 'Titolo',
  count: (n, max) => `${n} / ${max}`,
  tags: 'Tag',
  tagsNeeded: () => 'qui servono',
  tagsHint: 'Separa i tag con spazi. Il # lo aggiungiamo noi.',
  description: 'Descrizione',
  optional: 'facoltativo',
}

export const DISCARD: typeof English.DISCARD = {
  heading: 'Scartare questa registrazione?',
  body: (time) => `Questa registrazione dura ${time}. Non potrai annullare.`,
  keep: 'Conserva',
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
  done: (name, link) => `${name}: pubblicazione riuscita! Link da condividere: ${link}`,
  sent: (to) => `Inviato a ${to}.`,
  phoneNotYet: 'I messaggi verso un telefono non sono ancora disponibili. Invia tu il link.',
  copy: 'Copia il link',
  copied: 'Link copiato!',
  signIn: 'Accedi per pubblicare. La tua registrazione resta qui.',
  signInToSend: 'Accedi per inviare un messaggio.',
  gone: 'Hai già pubblicato questa registrazione.',
  busy: 'Un’altra scheda sta pubblicando questa registrazione.',
  waitsOffline: 'Salvato. Verrà pubblicato quando sarai online.',
  waits: (failure) =>
    `${endSentence(failure.replace(/ Riprova\.$/, ''))} La tua registrazione è salvata. La pubblicheremo automaticamente.`,
}
