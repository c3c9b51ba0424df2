/** Italian texts for the spoken words of posts: reading, correcting, settings, words made on the device. */
import type * as English from '../en/transcripts'

export const TRANSCRIPT: typeof English.TRANSCRIPT = {
  waiting: 'Stiamo scrivendo le parole. Circa un minuto.',
  edited: 'Parole modificate',
  more: 'altro',
  less: 'meno',
  moreOf: (title) => `altro di ${title}`,
  lessOf: (title) => `meno di ${title}`,
  open: 'Trascrizione',
  heading: (title) => `Cosa è stato detto in ${title}`,
  loading: 'Caricamento delle parole',
  phrase: (time, text) => `${time}, ${text}`,
  playFrom: (time, title) => `Riproduci ${title} da ${time}`,
}

export const TRANSCRIPT_PROBLEM_TEXTS: typeof English.TRANSCRIPT_PROBLEM_TEXTS = {
  no_speech: 'Qui non ci sono parole. Sembra musica o rumore.',
  unsupported_language: 'Ancora nessuna parola per questa lingua.',
  unreadable: 'Qui non ci sono parole. Non siamo riusciti a leggere il suono.',
  not_configured: 'Qui non ci sono parole. Questo sito non le scrive ancora.',
  failed: 'Qui non ci sono parole. Non è stato possibile scriverle.',
}

export const WORDS_EDITOR: typeof English.WORDS_EDITOR = {
  make: 'Scrivi le parole',
  heading: 'Correggi le parole',
  makeHeading: 'Parole di questo post',
  hint: 'Le tue modifiche mantengono il loro posto nel suono.',
  segment: (time) => `Parole a ${time}`,
  playFrom: (time) => `Riproduci da ${time}`,
  language: 'Lingua parlata',
  again: 'Scrivile di nuovo',
  againHint: 'Lingua sbagliata? Scegli quella giusta. Le tue correzioni vengono sostituite.',
  start: 'Scrivi le parole',
  makeHint: 'Si può leggere ascoltando, e la ricerca trova ciò che hai detto.',
  privateHint: 'Questo messaggio è privato. Un servizio vocale lo ascolta una volta per scrivere le parole.',
  remove: 'Rimuovi le parole',
  removeHeading: 'Rimuovere le parole?',
  removeText: 'Non si potrà più leggere, e la ricerca non troverà più ciò che hai detto. Il suono resta.',
  keep: 'Tienile',
  cancel: 'Annulla',
  save: 'Salva le parole',
  saving: 'Salvataggio delle parole',
  saved: 'Parole salvate',
  requested: 'Stiamo scrivendo le parole.',
  newest: 'Che cosa è salvato ora',
  removed: 'Parole rimosse',
}

export const WORDS_CHOICE: typeof English.WORDS_CHOICE = {
  language: 'Lingua parlata',
  write: 'Scrivi le parole',
  writeHint: 'Si può leggere ascoltando, e la ricerca trova ciò che hai detto.',
  privateHint:
    'Le parole dei messaggi privati non vanno mai a un servizio vocale, a meno che tu non lo attivi.',
  setting: 'Parole per i miei post pubblici',
  settingHint: 'Scriviamo ciò che dici, così si può leggere e trovare. Scegli tu per ogni post.',
  loadingSetting: 'Caricamento della tua scelta sulle parole',
}

export const DEVICE_WORDS: typeof English.DEVICE_WORDS = {
  whenAsked: 'Privato. Le parole solo se le chiedi, su questo dispositivo.',
  show: 'Mostra le parole',
  hide: 'Nascondi le parole',
  askHeading: 'Mostrare le parole su questo dispositivo?',
  askText: (megabytes) =>
    `Le scrive il tuo browser, così il messaggio non lascia mai questo dispositivo. Scarica ${megabytes} MB una volta.`,
  download: (megabytes) => `Scarica ${megabytes} MB`,
  notNow: 'Non ora',
  making: 'Scrittura delle parole su questo dispositivo',
  progress: (percent) => `${percent} %`,
  cancel: 'Annulla',
  made: 'Fatto su questo dispositivo',
}

export const TITLE_PROPOSAL: typeof English.TITLE_PROPOSAL = {
  ask: (title) => `Chiamarlo “${title}”?`,
}
