/** Mails and text messages in Italian. */
import { createPluralizer } from '../../domain/plural'
import type * as English from './emails'

const counted = createPluralizer('it')
const hoursOf = (hours: number) => counted(hours, { one: 'un’ora', other: '# ore' })
const daysOf = (days: number) => counted(days, { one: 'un giorno', other: '# giorni' })

export const ACCOUNT_MAILS: typeof English.ACCOUNT_MAILS = {
  foot: 'Ricevi questa e-mail perché qualcuno ha inserito il tuo indirizzo su Owlcast. Non ti scriveremo di nuovo per questo.',
  confirm: {
    subject: 'Conferma la tua e-mail per Owlcast',
    heading: (name) => `Ti diamo il benvenuto, ${name}`,
    asked: (username) =>
      `Qualcuno, speriamo tu, ha chiesto l’account @${username} con questo indirizzo. Confermalo, e la tua voce avrà una casa.`,
    lasts: (username, hours) =>
      `Il link vale una sola volta, per ${hoursOf(hours)}. Se non hai chiesto tu l’account @${username}, ignora questa e-mail: senza conferma non nasce nessun account.`,
    action: 'Conferma la mia e-mail',
  },
  member: {
    subject: 'Hai già un account Owlcast',
    heading: 'Fai già parte di Owlcast',
    asked:
      'Qualcuno, speriamo tu, ha provato a iscriversi con questo indirizzo. Ha già un account, e non è cambiato nulla.',
    way: 'Accedi come hai sempre fatto; lì puoi anche scegliere una nuova password. Se non hai chiesto nulla, non devi fare niente.',
    action: 'Accedi',
  },
  reset: {
    subject: 'Scegli una nuova password per Owlcast',
    heading: 'Una nuova password',
    asked:
      'Qualcuno, speriamo tu, ha dimenticato la password del tuo account. Premi il pulsante e scegline una nuova.',
    lasts: (hours) =>
      `Il link vale una sola volta, per ${hoursOf(hours)}. Se non hai chiesto nulla, ignora questa e-mail: non è cambiato niente.`,
    action: 'Scegli una nuova password',
  },
  first: {
    subject: 'Conferma la tua e-mail per Owlcast',
    heading: 'Un indirizzo per il tuo account',
    asked: (username) =>
      `Qualcuno, speriamo tu, vuole accedere come @${username} con questo indirizzo. Premi il pulsante dove è aperto l’account @${username}, e scegli una password.`,
    lasts: (username, hours) =>
      `Il link vale una sola volta, per ${hoursOf(hours)}. Se @${username} non è il tuo account, ignora questa e-mail: il link non apre nulla a nessun altro.`,
    action: 'Conferma la mia e-mail',
  },
  changed: {
    subject: 'La tua password di Owlcast è cambiata',
    heading: 'La tua password è cambiata',
    how: 'È cambiata con un link che abbiamo inviato a questo indirizzo, e tutte le tue sessioni sono state chiuse.',
    otherwise: 'Se non è opera tua, qualcuno legge la tua posta: cambia la password prima lì, e poi qui.',
    action: 'Accedi',
  },
}

export const WAY_MAILS: typeof English.WAY_MAILS = {
  'passkey-added': {
    subject: 'Una passkey è stata aggiunta al tuo account Owlcast',
    heading: 'Una nuova passkey',
    message: 'Una passkey è stata aggiunta al tuo account. Chi ce l’ha può accedere al tuo posto.',
  },
  'passkey-removed': {
    subject: 'Una passkey è stata rimossa dal tuo account Owlcast',
    heading: 'Una passkey in meno',
    message: 'Una passkey è stata rimossa dal tuo account. Non apre più nulla.',
  },
  'phone-set': {
    subject: 'Un numero di telefono è stato aggiunto al tuo account Owlcast',
    heading: 'Il tuo numero di telefono',
    message: 'Un numero di telefono è stato aggiunto al tuo account. Chi ce l’ha può accedere al tuo posto.',
  },
  'phone-removed': {
    subject: 'Il numero di telefono è stato rimosso dal tuo account Owlcast',
    heading: 'Nessun numero di telefono',
    message: 'Il numero di telefono è stato rimosso dal tuo account. Nessuno può più usarlo per accedere.',
  },
}

export const WAY_MAIL: typeof English.WAY_MAIL = {
  where: (browser, system) => [browser, system].filter(Boolean).join(' su '),
  doneIn: (where) => `È successo in ${where}.`,
  otherwise:
    'Se non è opera tua, guarda nelle impostazioni: annulla la modifica, esci da tutti gli altri dispositivi e scegli una nuova password.',
  action: 'Apri le impostazioni',
  foot: 'Ricevi questa e-mail perché riguarda il modo in cui si apre il tuo account.',
}

export const MESSAGE_MAIL: typeof English.MESSAGE_MAIL = {
  subject: (sender) => `${sender} ti ha inviato un messaggio vocale`,
  untitled: 'Messaggio vocale',
  waits: (title, username) => `«${title}» da @${username} ti aspetta. Per ascoltare non serve un account.`,
  about: 'Owlcast è un posto per le voci: si registra quello che si ha da dire e ci si risponde.',
  lasts: (days) =>
    `Il link vale ${daysOf(days)} e appartiene alla prima persona che apre il messaggio: tienilo per te.`,
  action: 'Apri il messaggio',
  foot: (username) =>
    `Ricevi questa e-mail perché @${username} ha inserito il tuo indirizzo su Owlcast. Se questo nome non ti dice nulla, ignorala.`,
  refuse: 'Non inviarmi più messaggi da Owlcast',
}

export const REFUSAL_PAGE: typeof English.REFUSAL_PAGE = {
  ask: {
    heading: 'Basta con queste e-mail?',
    text: 'Su Owlcast si può inviare un messaggio vocale a un indirizzo e-mail. Premi il pulsante e al tuo non ne arriveranno più. Le e-mail che riguardano un tuo account continueranno ad arrivare.',
    button: 'Non ricevere più queste e-mail',
  },
  refused: {
    heading: 'Ora c’è silenzio',
    text: 'A questo indirizzo non arrivano più e-mail su messaggi vocali. Puoi chiudere questa pagina.',
    button: 'Ripensandoci, le voglio',
  },
  welcome: {
    heading: 'Riceverai di nuovo notizie',
    text: 'Quando qualcuno invierà un messaggio vocale a questo indirizzo, te lo porterà un’e-mail.',
  },
  broken: {
    heading: 'Questo link non è completo',
    text: 'Aprilo di nuovo dall’e-mail oppure copialo per intero. Non è stato cambiato nulla.',
  },
  home: 'Vai a Owlcast',
}

export const INVITATION_MAIL: typeof English.INVITATION_MAIL = {
  subject: (inviter) => `${inviter} ti invita a collaborare`,
  titled: (title, content) => `«${title}» (${content})`,
  asks: (username, voice) =>
    `@${username} vorrebbe il tuo nome accanto al suo: ${voice}. Decidi tu: non cambia nulla finché non accetti.`,
  lasts: (days) =>
    `L’invito vale ${daysOf(days)} e solo per questo indirizzo: usalo per accedere e accettare.`,
  lastsForMember: (days) => `L’invito vale ${daysOf(days)} e solo per te: accedi per accettare.`,
  footForMember: (username) =>
    `Ricevi questa e-mail perché @${username} ha scelto il tuo nome su Owlcast per un invito. Non vede il tuo indirizzo.`,
  action: 'Apri l’invito',
}

export const FAREWELL_MAIL: typeof English.FAREWELL_MAIL = {
  subject: 'I tuoi dati sono stati eliminati',
  deleted: (day) =>
    `In data ${day} hai eliminato il tuo account Owlcast e tutto ciò che conteneva: il profilo, le voci, i messaggi e i modi in cui accedevi.`,
  kept: 'Ecco che cosa è stato conservato, e perché:',
  otherwise:
    'Se non è opera tua, qualcuno aveva in mano il tuo account. Ciò che è eliminato non può tornare; controlla chi legge la tua posta.',
  foot: 'Ricevi questa e-mail perché il tuo account aveva questo indirizzo. È l’ultima: abbiamo dimenticato l’indirizzo insieme al resto.',
}

export const TEXTS: typeof English.TEXTS = {
  code: (code, minutes) =>
    `${code} è il tuo codice Owlcast. Vale una volta, per ${counted(minutes, { one: 'un minuto', other: '# minuti' })}. Non dirlo a nessuno.`,
  oldNumber:
    'Il tuo account Owlcast ha ora un altro numero di telefono. Se non è opera tua: rimetti il tuo nelle impostazioni, dove l’account è ancora aperto, ed esci da tutti gli altri dispositivi.',
}
