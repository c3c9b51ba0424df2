/** Italian texts for who may join, the first set-up, and the admin's overview. */
import type * as English from '../en/site'

export const SIGN_UP: typeof English.SIGN_UP = {
  invitation: 'Per iscriverti ti serve un link d’invito da un membro.',
  invited: 'Hai un invito! Ora puoi creare il tuo account.',
  approval: 'Guardiamo ogni iscrizione e ti scriviamo appena è decisa.',
  closed: 'Questo sito non accetta nuovi iscritti al momento. Se hai un account puoi accedere.',
  waitingTitle: 'La tua iscrizione è in attesa',
  waitingText: 'Ti scriveremo appena sarà decisa. Puoi chiudere.',
  close: 'Chiudi',
}

export const SITE_INVITATIONS: typeof English.SITE_INVITATIONS = {
  title: 'Invita persone',
  hint: 'Può unirsi solo chi ha un link. Ogni link vale per una persona.',
  left: (count) => (count === 0 ? 'Ora non puoi creare altri link.' : `Puoi crearne ancora ${count}.`),
  create: 'Crea un link',
  newLink: 'Copia ora questo link. Non lo mostreremo più.',
  linkLabel: 'Link d’invito',
  copy: 'Copia link',
  copied: 'Link copiato',
  open: (until) => `Aperto fino al ${until}`,
  used: 'Usato',
  expired: 'Scaduto',
  created: (on) => `Creato il ${on}`,
  remove: 'Elimina',
  removeLabel: (on) => `Elimina l’invito del ${on}`,
  loading: 'Caricamento inviti',
}

export const SETUP: typeof English.SETUP = {
  title: 'Configura il sito',
  intro: 'Ti diamo il benvenuto! Crea il tuo account e presenta il tuo sito. Potrai cambiare tutto dopo.',
  checking: 'Controllo del link',
  noLink: 'Questa schermata si apre con un link mostrato dalla pubblicazione.',
  account: 'Il tuo account',
  accountHint: 'Sarai il primo amministratore.',
  adult: 'Ho almeno 18 anni',
  finish: 'Configura il sito',
  done: 'Il tuo sito è pronto',
}

export const SITE: typeof English.SITE = {
  title: 'Il tuo sito',
  name: 'Nome del sito',
  nameMissing: 'Dai un nome al tuo sito.',
  contact: 'Contatto',
  contactHint: 'Un indirizzo e-mail o un link che inizia con https://. Lo vedono tutti.',
  contactInvalid: 'Inserisci un indirizzo e-mail o un link che inizia con https://.',
  languages: 'Lingue',
  languagesMissing: 'Scegli almeno una lingua.',
  mode: 'Chi può iscriversi',
  modes: {
    open: { label: 'Aperto', hint: 'Chiunque abbia almeno 18 anni' },
    invitation: { label: 'Solo su invito', hint: 'I membri possono invitare' },
    approval: { label: 'Con approvazione', hint: 'Decidi tu su ogni iscrizione' },
    closed: { label: 'Chiuso', hint: 'Solo chi è già qui' },
  },
  texts: 'Testi',
  textsHint:
    'Lascia una riga vuota tra i paragrafi. Una riga che inizia con # è un titolo. Puoi anche inserire un solo link https a un testo altrove.',
  useTemplate: 'Parti dal modello',
  templateLabel: (title) => `Parti dal modello: ${title}`,
  templateUsed: 'Vuoto: viene mostrato il modello.',
  save: 'Salva',
  saved: 'Salvato',
  loading: 'Caricamento impostazioni',
}

export const SIGN_UP_REQUESTS: typeof English.SIGN_UP_REQUESTS = {
  title: 'In attesa di unirsi',
  empty: 'Nessuno è in attesa.',
  approve: 'Approva',
  approveLabel: (name) => `Approva ${name}`,
  approved: (name) => `${name} ora può unirsi`,
  decline: 'Rifiuta',
  declineLabel: (name) => `Rifiuta ${name}`,
  declined: (name) => `Hai rifiutato ${name}`,
  loading: 'Caricamento richieste',
}

export const OVERVIEW: typeof English.OVERVIEW = {
  period: 'Periodo',
  periods: { 1: 'Oggi', 7: '7 giorni', 30: '30 giorni' },
  loading: 'Caricamento dati',
  people: 'Persone',
  newPeople: (count) => `${count} in più`,
  active: 'Qui oggi',
  activeWeek: (count) => `${count} questa settimana`,
  posts: 'Post pubblicati',
  minutes: 'Minuti registrati',
  waiting: 'In attesa di unirsi',
  byKind: 'Per tipo',
  kind: 'Tipo',
  running: 'In funzione',
  emailsWaiting: 'E-mail in attesa',
  transcriptsWaiting: 'Trascrizioni in attesa',
  stored: 'Audio salvato',
  spending: 'Spesa di questo mese',
  spendingHint: (ceiling) => `Una stima, senza il piano di base. Ti avvisiamo da ${ceiling}.`,
  over: 'Oltre il tuo limite',
  costs: { transcripts: 'Trascrizioni', sms: 'SMS', emails: 'E-mail inviate', storage: 'Spazio' },
  total: 'Totale',
  refusals: 'Rifiuti',
  noRefusals: 'Nulla è stato rifiutato.',
  refusal: 'Motivo',
  count: 'Numero',
  asOf: (time) => `Contati alle ${time}`,
  none: 'Ancora nessun dato.',
}

export const LICENCES: typeof English.LICENCES = {
  title: 'Licenze',
  intro: 'Owlcast è fatto con queste parti. Grazie a chi le ha create.',
  groups: { app: 'Nell’app', server: 'Sul server', fonts: 'Caratteri', sounds: 'Musica e voce' },
  text: 'Testo della licenza',
  textLabel: (name) => `Testo della licenza di ${name}`,
  loading: 'Caricamento licenze',
}

export const PUZZLE: typeof English.PUZZLE = {
  title: 'Una verifica veloce',
  text: 'Ci sono stati molti tentativi dalla tua rete. Mostraci che sei una persona.',
  frame: 'Rompicapo',
}
