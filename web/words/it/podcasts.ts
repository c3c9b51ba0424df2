/** Italian texts for replies to podcasts. */

import { createPluralizer } from '../../../domain/i18n/plural'
import { PODCAST_FILE_KEPT_DAYS } from '../../../domain/limits'
import type * as English from '../podcasts'

const counted = createPluralizer('it')
const decimal = (figure: string) => figure.replace('.', ',')

export const PODCAST: typeof English.PODCAST = {
  sectionLabel: 'Il podcast a cui rispondi',
  steps: 'Passi',
  step: { load: 'Carica l’audio', trim: 'Taglia una clip', record: 'Registra' },
  url: 'URL del podcast',
  urlHint: 'Senza clip la tua risposta rimanda solo a questo indirizzo.',
  urlPlaceholder: 'https://',
  load: 'Carica',
  loading: (megabytes) => `Caricamento · ${decimal(megabytes)} MB`,
  stop: 'Ferma',
  upload: 'Carica un file audio',
  uploadHint: 'WAV, MP3, OGG o M4A, meno di 50 MB. Resta su questo dispositivo. Si invia solo la tua clip.',
  uploadHintSaved: `WAV, MP3, OGG o M4A, meno di 50 MB. Gli altri sentono solo la tua clip. Ti conserviamo il file per ${PODCAST_FILE_KEPT_DAYS} giorni, così puoi tagliarlo di nuovo su un altro dispositivo.`,
  kept: 'I tuoi file',
  openFile: 'Apri',
  openFileLabel: (name) => `Apri ${name}`,
  copy: {
    saving: 'Salvataggio per gli altri tuoi dispositivi',
    kept: `Conservato per ${PODCAST_FILE_KEPT_DAYS} giorni`,
    failed: 'Impossibile conservarlo per gli altri tuoi dispositivi',
  },
  reading: 'Lettura del file',
  signInHint: 'Alcuni siti bloccano i browser. Accedi e lo carichiamo noi per te.',
  demo: 'Usa l’audio di prova',
  demoHint: 'Usa invece cinque minuti di suoni dolci. La tua risposta porterà la scritta «Audio di prova».',
  demoLabel: 'Audio di prova',
  loaded: 'Caricato',
  uploaded: 'Caricato',
  size: (megabytes) => `${decimal(megabytes)} MB`,
  change: 'Cambia',
  changeClip: 'Cambia clip',
  trim: 'Taglia',
  trimming: 'Taglio in corso',
  chooseClip: 'Scegli la tua clip',
  clipLength: (seconds, most) => `${decimal(seconds)} s di ${most} s`,
  start: 'Inizio',
  end: 'Fine',
  startAt: (time) => `Inizio ${time}`,
  endAt: (time) => `Fine ${time}`,
  playClip: 'Ascolta la clip',
  pauseClip: 'Metti in pausa la clip',
  formatMinutes: (minutes, seconds) =>
    minutes > 0
      ? `${counted(minutes, { one: '# minuto', other: '# minuti' })} ${decimal(seconds)} secondi`
      : `${decimal(seconds)} secondi`,
  trimmed: (range) => `Audio tagliato! ${range}`,
  author: 'A chi rispondi',
  subject: 'Argomento',
  replyingTo: (author) => `In risposta a ${author}`,
  clip: (start, end) => `clip da ${start} a ${end}`,
  clipTitle: (author) => `clip del podcast di ${author}`,
  clipOf: (author) => `Clip di ${author}`,
  replyOf: (author) => `Risposta di ${author}`,
  fromHost: (host) => `da ${host}`,
}
