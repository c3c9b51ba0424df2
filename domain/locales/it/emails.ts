/** Italian texts for emails and text messages. */
import { createPluralizer } from '../../i18n/plural'
import type * as English from '../en/emails'

const counted = createPluralizer('it')

const hoursOf = (hours: number) => counted(hours, { one: 'un’ora', other: '# ore' })

const daysOf = (days: number) => counted(days, { one: 'un giorno', other: '# giorni' })

export const ACCOUNT_EMAILS: typeof English.ACCOUNT_EMAILS = {
  footer:
    'Ricevi questa e-mail perché qualcuno ha inserito il tuo indirizzo su Owlcast. Non ti scriveremo di nuovo per questo.',
  confirm: {
    subject: 'Conferma la tua e-mail per Owlcast',
    heading: (name) => `Ti diamo il benvenuto, ${name}`,
    asked: (username) =>
      `Qualcuno, speriamo tu, ha chiesto l’account @${username} con questo indirizzo. Confermalo per iniziare.`,
    lasts: (username, hours) =>
      `Il link vale una sola volta, per ${hoursOf(hours)}. Se non hai chiesto tu l’account @${username}, ignora questa e-mail e non verrà creato nessun account.`,
    action: 'Conferma la mia e-mail',
  },
  member: {
    subject: 'Hai già un account Owlcast',
    heading: 'Hai già un account',
    asked:
      'Qualcuno, speriamo tu, ha provato a iscriversi con questo indirizzo. Ha già un account, e non è cambiato nulla.',
    signInHint:
      'Accedi come hai sempre fatto. Lì puoi anche scegliere una nuova password. Se non hai chiesto nulla, non devi fare niente.',
    action: 'Accedi',
  },
  reset: {
    subject: 'Scegli una nuova password per Owlcast',
    heading: 'Scegli una nuova password',
    asked:
      'Qualcuno, speriamo tu, ha chiesto una nuova password per il tuo account. Premi il pulsante per sceglierla.',
    lasts: (hours) =>
      `Il link vale una sola volta, per ${hoursOf(hours)}. Se non hai chiesto nulla, ignora questa e-mail e la tua password resterà la stessa.`,
    action: 'Scegli una nuova password',
  },
  first: {
    subject: 'Conferma la tua e-mail per Owlcast',
    heading: 'Aggiungi questo indirizzo al tuo account',
    asked: (username) =>
      `Qualcuno, speriamo tu, vuole accedere come @${username} con questo indirizzo. Premi il pulsante nel browser in cui è aperto l’account @${username}, poi scegli una password.`,
    lasts: (username, hours) =>
      `Il link vale una sola volta, per ${hoursOf(hours)}. Se @${username} non è il tuo account, ignora questa e-mail. Il link non funziona per nessun altro.`,
    action: 'Conferma la mia e-mail',
  },
  changed: {
    subject: 'La tua password di Owlcast è cambiata',
    heading: 'La tua password è cambiata',
    explanation:
      'È cambiata con un link che abbiamo inviato a questo indirizzo. Abbiamo chiuso tutte le tue sessioni.',
    ended: (list) => `Questo non funziona più: ${list}.`,
    paused: (list) =>
      `Abbiamo sospeso questo, perché potrebbe averlo aggiunto qualcun altro: ${list}. Apri le impostazioni, riattiva ciò che è tuo e rimuovi il resto.`,
    kept: (list) => `Questo funziona ancora: ${list}. Controlla che sia tuo.`,
    ways: {
      counted: (way, count) => `${way} (${count})`,
      accessTokens: 'token di accesso',
      privateFeeds: 'indirizzi privati per app di podcast',
      passkeys: 'passkey',
      phone: (digits) => `l’accesso con il tuo numero che finisce con ${digits}`,
      webhooks: 'webhook',
      google: 'l’accesso con Google',
      payouts: (day) => `il tuo conto per i pagamenti, aggiunto il ${day}`,
    },
    notYou:
      'Se non è opera tua, qualcuno può leggere la tua posta. Cambia prima la password della posta, poi questa.',
    action: 'Accedi',
  },
}

export const SIGN_UP_EMAILS: typeof English.SIGN_UP_EMAILS = {
  footer: (site) => `Ricevi questa e-mail per un’iscrizione su ${site}.`,
  request: {
    subject: (site) => `Qualcuno vuole unirsi a ${site}`,
    heading: 'Qualcuno sta aspettando',
    text: (site) => `C’è una nuova richiesta di unirsi a ${site}. Puoi accettarla o rifiutarla.`,
    action: 'Vedi chi aspetta',
  },
  approved: {
    subject: (site) => `Ora puoi unirti a ${site}`,
    heading: (name) => `Ti diamo il benvenuto, ${name}`,
    text: (site) => `La tua iscrizione su ${site} è stata accettata. Accedi come ti sei iscritto.`,
    action: 'Accedi',
  },
  declined: {
    subject: (site) => `La tua iscrizione su ${site}`,
    heading: 'La tua iscrizione è stata rifiutata',
    text: (site) => `Questa volta non puoi unirti a ${site}. Abbiamo cancellato ciò che avevi scritto.`,
  },
}

export const SIGN_IN_METHOD_EMAILS: typeof English.SIGN_IN_METHOD_EMAILS = {
  'passkey-added': {
    subject: 'Una passkey è stata aggiunta al tuo account Owlcast',
    heading: 'Nuova passkey',
    message: 'Una passkey è stata aggiunta al tuo account. Chi ce l’ha può accedere al tuo posto.',
  },
  'passkey-removed': {
    subject: 'Una passkey è stata rimossa dal tuo account Owlcast',
    heading: 'Passkey rimossa',
    message: 'Una passkey è stata rimossa dal tuo account. Non serve più per accedere.',
  },
  'phone-set': {
    subject: 'Un numero di telefono è stato aggiunto al tuo account Owlcast',
    heading: 'Numero di telefono aggiunto',
    message: 'Un numero di telefono è stato aggiunto al tuo account. Chi ce l’ha può accedere al tuo posto.',
  },
  'phone-removed': {
    subject: 'Il numero di telefono è stato rimosso dal tuo account Owlcast',
    heading: 'Numero di telefono rimosso',
    message: 'Il numero di telefono è stato rimosso dal tuo account. Non serve più per accedere.',
  },
}

export const SIGN_IN_METHOD_EMAIL: typeof English.SIGN_IN_METHOD_EMAIL = {
  where: (browser, system) => [browser, system].filter(Boolean).join(' su '),
  doneIn: (where) => `È successo in ${where}.`,
  notYou:
    'Se non è opera tua, apri le impostazioni. Annulla la modifica, esci da tutti gli altri dispositivi e scegli una nuova password.',
  action: 'Apri le impostazioni',
  footer: 'Ricevi questa e-mail perché riguarda il modo in cui accedi al tuo account.',
}

export const RETRIED_ADDRESS_EMAIL: typeof English.RETRIED_ADDRESS_EMAIL = {
  subject: 'Le e-mail di Owlcast ti arrivano di nuovo',
  heading: 'Le e-mail ti arrivano di nuovo',
  text: 'Ci hai chiesto di riprovare con questo indirizzo. Se leggi questo messaggio, funziona, e ti invieremo e-mail come prima.',
}

export const MESSAGE_EMAIL: typeof English.MESSAGE_EMAIL = {
  subject: (sender) => `${sender} ti ha inviato un messaggio vocale`,
  untitled: 'Messaggio vocale',
  intro: (title, username) => `«${title}» da @${username} ti aspetta. Per ascoltare non serve un account.`,
  about: 'Su Owlcast si registra quello che si ha da dire e ci si risponde.',
  validity: (days) =>
    `Il link vale ${daysOf(days)} e solo per la prima persona che apre il messaggio: tienilo per te.`,
  action: 'Apri il messaggio',
  footer: (username) =>
    `Ricevi questa e-mail perché @${username} ha inserito il tuo indirizzo su Owlcast. Se non conosci questa persona, ignorala.`,
  unsubscribe: 'Non ricevere più queste e-mail',
}

export const UNSUBSCRIBE_PAGE: typeof English.UNSUBSCRIBE_PAGE = {
  ask: {
    heading: 'Non ricevere più queste e-mail?',
    text: 'Su Owlcast si può inviare un messaggio vocale a un indirizzo e-mail. Premi il pulsante e non ti scriveremo più per questo. Riceverai ancora le e-mail che riguardano il tuo account.',
    button: 'Non ricevere più queste e-mail',
  },
  refused: {
    heading: 'Non riceverai più queste e-mail',
    text: 'Non invieremo più e-mail sui messaggi vocali a questo indirizzo. Puoi chiudere questa pagina.',
    button: 'Riceverle di nuovo',
  },
  welcome: {
    heading: 'Riceverai di nuovo queste e-mail',
    text: 'Quando qualcuno invierà un messaggio vocale a questo indirizzo, ti scriveremo.',
  },
  broken: {
    heading: 'Questo link non è completo',
    text: 'Aprilo di nuovo dall’e-mail oppure copialo per intero. Non è stato cambiato nulla.',
  },
  home: 'Vai a Owlcast',
}

export const INVITATION_EMAIL: typeof English.INVITATION_EMAIL = {
  subject: (inviter) => `${inviter} ti invita a collaborare`,
  titled: (title, content) => `«${title}» (${content})`,
  intro: (username, post) =>
    `@${username} vorrebbe che tu collaborassi: ${post}. Non cambia nulla finché non accetti.`,
  validity: (days) =>
    `L’invito vale ${daysOf(days)} e solo per questo indirizzo e-mail. Accedi con questo per accettare.`,
  validityForMember: (days) => `L’invito vale ${daysOf(days)} e solo per te. Accedi per accettare.`,
  footerForMember: (username) =>
    `Ricevi questa e-mail perché @${username} ha usato il tuo nome utente su Owlcast per un invito. Non vede il tuo indirizzo.`,
  action: 'Apri l’invito',
}

export const ACCOUNT_DELETED_EMAIL: typeof English.ACCOUNT_DELETED_EMAIL = {
  subject: 'I tuoi dati sono stati eliminati',
  deleted: (day) =>
    `In data ${day} hai eliminato il tuo account Owlcast e tutto ciò che conteneva: il profilo, i post, i messaggi e i modi in cui accedevi.`,
  retained: 'Ecco che cosa abbiamo conservato, e perché:',
  notYou:
    'Se non è opera tua, qualcun altro aveva accesso al tuo account. Non possiamo recuperare ciò che è stato eliminato. Controlla chi può leggere la tua posta.',
  footer:
    'Ricevi questa e-mail perché il tuo account aveva questo indirizzo. È l’ultima: abbiamo eliminato anche il tuo indirizzo.',
}

export const SMS_TEXTS: typeof English.SMS_TEXTS = {
  code: (code, minutes) =>
    `${code} è il tuo codice Owlcast. Vale una volta, per ${counted(minutes, { one: 'un minuto', other: '# minuti' })}. Non dirlo a nessuno.`,
  approved: (site, origin) => `La tua iscrizione su ${site} è stata accettata. Accedi: ${origin}`,
  declined: (site) =>
    `La tua iscrizione su ${site} è stata rifiutata. Abbiamo cancellato ciò che avevi scritto.`,
  passkeyAdded:
    'Al tuo account Owlcast è stata aggiunta una passkey. Se non è opera tua, rimuovila nelle impostazioni, dove l’account è aperto, ed esci da tutti gli altri dispositivi.',
  addressAdded:
    'Al tuo account Owlcast è stato aggiunto un indirizzo email. Se non è opera tua, scrivi a chi gestisce il sito: chi legge quella posta può accedere al tuo posto.',
  phoneChanged:
    'Il tuo account Owlcast ha un nuovo numero di telefono. Se non è opera tua, rimetti il tuo nelle impostazioni, dove l’account è ancora aperto, ed esci da tutti gli altri dispositivi.',
}

export const IMPORT_EMAILS: typeof English.IMPORT_EMAILS = {
  subject: 'Il tuo codice per importare un podcast in Owlcast',
  heading: 'È il tuo podcast?',
  asked: (username, title) =>
    title === null
      ? `@${username} vuole importare un podcast in Owlcast. Il suo feed indica questo indirizzo come quello del proprietario.`
      : `@${username} vuole importare «${title}» in Owlcast. Il suo feed indica questo indirizzo come quello del proprietario.`,
  enter: (code) => `Se sei tu, inserisci questo codice: ${code}`,
  lasts: (hours) =>
    `Il codice vale ${hoursOf(hours)}. Se non sei tu, ignora questa email e non verrà importato nulla.`,
  footer:
    'Ricevi questa email perché il tuo indirizzo è nel feed di un podcast. Scriviamo solo quando qualcuno chiede di importarlo.',
}

export const BILLING_EMAILS: typeof English.BILLING_EMAILS = {
  refund: {
    subject: 'Il tuo rimborso non è arrivato',
    about: (amount, title) =>
      `Ti abbiamo rimborsato ${amount} per «${title}», ma la tua banca ha rimandato indietro il denaro.`,
    untitled: (amount) => `Ti abbiamo rimborsato ${amount}, ma la tua banca ha rimandato indietro il denaro.`,
    next: 'Non devi fare nulla. Chi gestisce questo sito lo sa e troverà un altro modo per rimborsarti.',
    contact: (contact) => `Puoi scrivere qui: ${contact}`,
    footer: 'Ricevi questa email perché hai comprato qualcosa su Owlcast.',
  },
  payout: {
    subject: 'La tua banca ha rifiutato un pagamento',
    text: 'Stripe ha provato a inviare i tuoi guadagni sul tuo conto, e la tua banca li ha rifiutati.',
    next: 'Il denaro resta tuo. Controlla i dati bancari su Stripe, nelle impostazioni, sotto Guadagni. Poi Stripe lo invia di nuovo.',
    action: 'Apri le impostazioni',
    footer: 'Ricevi questa email perché Owlcast ti paga ciò che vendi.',
  },
}
