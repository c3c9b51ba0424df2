/** Italian texts of reports, decisions and appeals: for moderators, for authors, and in emails. */
import { createDateFormat } from '../../i18n/formats'
import { createPluralizer } from '../../i18n/plural'
import type * as English from '../en/moderation'

const counted = createPluralizer('it')
const DAY = createDateFormat('it', { dateStyle: 'long' })

export const REASONS: typeof English.REASONS = {
  harassment: 'Molestie o bullismo',
  hate: 'Odio contro un gruppo di persone',
  violence: 'Minacce o violenza',
  sexual: 'Contenuti sessuali senza consenso, o con minori',
  self_harm: 'Suicidio o autolesionismo',
  private_facts: 'Fatti privati o voce di qualcuno',
  impersonation: 'Finge di essere un’altra persona',
  spam: 'Spam o truffa',
  other: 'Altro',
  copyright: 'Diritto d’autore',
  flagged: 'Una parola che questo sito tiene d’occhio',
}

export const MODERATOR: typeof English.MODERATOR = {
  tabs: { appeals: 'Ricorsi', people: 'Persone', rules: 'Regole' },
  warn: (name) => `Avverti ${name}`,
  more: (of) => `Altre azioni per ${of}`,
  history: 'Cronologia',
  held: 'Eliminato o scaduto. Conservato finché non decidi.',
  bySite: 'una regola di questo sito',
  ask: {
    warn: (name) => `Avvertire ${name}?`,
    hide: (title) => `Nascondere «${title}»?`,
    suspend: (name) => `Sospendere ${name}?`,
  },
  askMany: {
    dismiss: (count) => counted(count, { one: 'Respingi # segnalazione', other: 'Respingi # segnalazioni' }),
    hide: (count) => counted(count, { one: 'Nascondere # post?', other: 'Nascondere # post?' }),
  },
  rule: 'Quale regola?',
  words: 'Le tue parole per questa persona',
  wordsHint: 'Legge questo, la regola e come fare ricorso. Non saprà mai chi ha segnalato.',
  cancel: 'Annulla',
  confirm: { warn: 'Avverti', hide: 'Nascondi', suspend: 'Sospendi' },
  warned: 'Avvertimento inviato.',
  select: (of) => `Seleziona ${of}`,
  selected: (count) => counted(count, { one: '# selezionata', other: '# selezionate' }),
  clear: 'Annulla selezione',
  decidedMany: (count) => counted(count, { one: '# decisa', other: '# decise' }),
  refusedMany: (count, why) =>
    `${counted(count, { one: '# è rimasta fuori', other: '# sono rimaste fuori' })}: ${why}`,
  noAppeals: 'Nessun ricorso in attesa',
  noAppealsText: 'Contro ogni decisione si può fare ricorso una volta, per due settimane.',
  theirAppeal: 'Il suo ricorso',
  yourWords: 'Le parole ricevute',
  decidedBy: (username) => `Decisa da @${username}`,
  uphold: 'Mantieni la decisione',
  overturn: 'Ritirala',
  otherDecides: 'La decisione è tua, quindi sul ricorso decide un’altra persona.',
  appealDone: {
    upheld: 'La decisione resta. La persona è stata avvisata.',
    overturned: 'Decisione ritirata. La persona è stata avvisata.',
  },
  loadingAppeals: 'Caricamento dei ricorsi',
  searchPeople: 'Nome, @utente o email',
  searchHint: 'Scrivi un nome per trovare un membro, la cronologia e il ruolo.',
  nobody: 'Nessun membro trovato',
  loadingPeople: 'Caricamento dei membri',
  historyOf: (name) => `Cronologia di ${name}`,
  openHistory: (name) => `Apri la cronologia di ${name}`,
  loadingHistory: 'Caricamento della cronologia',
  since: (at) => `Membro dal ${DAY.format(at)}`,
  posts: (count) => counted(count, { one: '# post', other: '# post' }),
  roles: { member: 'Membro', moderator: 'Moderazione', admin: 'Amministrazione' },
  role: 'Ruolo',
  roleDone: 'Ruolo cambiato. La persona è stata avvisata.',
  note: 'Nota per la moderazione',
  addNote: 'Aggiungi nota',
  noEntries: 'Nessuna segnalazione, decisione o nota.',
  reported: (reason) => `Segnalazione: ${reason}`,
  noted: 'Nota',
  acted: {
    dismiss: 'Segnalazioni respinte',
    warn: 'Avvertimento',
    hide: 'Post nascosto',
    show: 'Post di nuovo visibile',
    suspend: 'Account sospeso',
    release: 'Sospensione terminata',
  },
  helloActed: { hide: 'Saluto nascosto', show: 'Saluto di nuovo visibile' },
  suspendedDays: (days) =>
    days === null
      ? 'Sospensione definitiva'
      : counted(days, { one: 'Sospensione di # giorno', other: 'Sospensione di # giorni' }),
  by: (username) => `da @${username}`,
  appeal: {
    open: 'Ricorso in attesa',
    upheld: 'Ricorso esaminato, la decisione resta',
    overturned: 'Ricorso esaminato, decisione ritirata',
  },
  remove: 'Rimuovi account',
  removeAsk: (name) => `Rimuovere l’account di ${name}?`,
  removeText: 'Tutto ciò che ha creato viene eliminato e non può tornare.',
  removeName: (username) => `Scrivi ${username} per confermare`,
  removed: 'L’account è in fase di eliminazione.',
}

export const CONTENT_RULES: typeof English.CONTENT_RULES = {
  hint: 'Cerchiamo le parole in titoli, testi, tag e nomi. Indirizzi e domini non possono registrarsi.',
  kind: 'Che cosa',
  kinds: { word: 'Parola o frase', email: 'Indirizzo email', domain: 'Dominio email' },
  value: 'Parola, indirizzo o dominio',
  action: 'Che cosa succede',
  actions: { flag: 'Segnala alla moderazione', refuse: 'Rifiuta' },
  add: 'Aggiungi regola',
  added: 'Regola aggiunta',
  remove: 'Rimuovi',
  removeLabel: (value) => `Rimuovi la regola per ${value}`,
  removed: 'Regola rimossa',
  none: 'Ancora nessuna regola.',
  loading: 'Caricamento delle regole',
}

export const OWN_DECISIONS: typeof English.OWN_DECISIONS = {
  title: 'Decisioni su di te',
  hint: 'Che cosa ha deciso la moderazione, perché, e i tuoi ricorsi.',
  loading: 'Caricamento delle decisioni',
  none: 'Nessuna decisione su di te.',
  acted: {
    warn: 'Hai ricevuto un avvertimento',
    hide: 'Abbiamo nascosto il tuo post',
    suspend: 'Abbiamo sospeso il tuo account',
  },
  helloHidden: 'Abbiamo nascosto il tuo saluto',
  about: (title) => `Su «${title}»`,
  rule: (rule) => `La regola: ${rule}`,
  words: 'La moderazione ha scritto',
  appealUntil: (at) => `Puoi fare ricorso fino al ${DAY.format(at)}.`,
  tooLate: 'Il termine per il ricorso è passato.',
  appeal: 'Fai ricorso',
  why: 'Perché dovremmo cambiarla?',
  send: 'Invia ricorso',
  sent: 'Grazie. La moderazione lo esaminerà.',
  yourAppeal: 'Il tuo ricorso',
  outcome: {
    open: 'La moderazione esaminerà il tuo ricorso.',
    upheld: 'Abbiamo riesaminato. La decisione resta.',
    overturned: 'Abbiamo riesaminato e ritirato la decisione.',
  },
  byOther: 'Ha deciso un’altra persona della moderazione.',
  bySame: 'Ha deciso la stessa persona, perché non ce n’è un’altra.',
}

export const DECISION_EMAIL: typeof English.DECISION_EMAIL = {
  subject: {
    warn: 'Un avvertimento dalla moderazione',
    hide: 'Abbiamo nascosto il tuo post',
    suspend: 'Il tuo account è sospeso',
  },
  about: (title) => `Riguarda «${title}».`,
  rule: (rule) => `La regola: ${rule}. Lo ha deciso una persona.`,
  words: (words) => `La moderazione ha scritto: ${words}`,
  length: (days) =>
    days === null
      ? 'La sospensione non ha una data di fine.'
      : counted(days, {
          one: 'La sospensione finisce dopo # giorno.',
          other: 'La sospensione finisce dopo # giorni.',
        }),
  appeal: (days) =>
    `Puoi fare ricorso entro ${days} giorni, in Impostazioni, Sicurezza, Decisioni su di te. Se possibile lo esamina un’altra persona.`,
  action: 'Vedi la decisione',
  footer: 'Ricevi questa email perché la moderazione ha deciso qualcosa su di te o sul tuo post.',
}

export const APPEAL_EMAIL: typeof English.APPEAL_EMAIL = {
  subject: {
    upheld: 'Il tuo ricorso: la decisione resta',
    overturned: 'Il tuo ricorso: abbiamo ritirato la decisione',
  },
}

export const REMOVAL_EMAIL: typeof English.REMOVAL_EMAIL = {
  subject: 'Abbiamo rimosso il tuo account',
  text: 'L’amministrazione ha rimosso il tuo account. Tutto il contenuto viene eliminato.',
}

export const REPORTS_EMAIL: typeof English.REPORTS_EMAIL = {
  subject: (count) => counted(count, { one: '# segnalazione in attesa', other: '# segnalazioni in attesa' }),
  text: 'Alcuni membri aspettano una decisione.',
  action: 'Apri le segnalazioni',
  footer: 'Ricevi questa email perché moderi questo sito, al massimo una all’ora.',
  unsubscribe: 'Non ricevere più queste email',
}
