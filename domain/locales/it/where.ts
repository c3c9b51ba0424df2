/** Italian texts for choosing where a recording goes, after it was spoken. */
import type * as English from '../en/where'

export const WHERE: typeof English.WHERE = {
  heading: 'Dove va?',
  speakFirst: 'Parla. Poi scegli dove va.',
  chooseFirst: 'Scegli prima',
  chooseFirstHint: 'Puoi cambiarlo dopo lo stop.',
  trim: 'Taglia',
  title: 'Titolo',
  fromWords: 'Da quello che hai detto',
  writing: 'Scriviamo le parole…',
  inReplyTo: 'In risposta a…',
  later: 'Più tardi',
  sendTo: (name) => `Invia a ${name}`,
  sendToMany: (count) => `Invia a ${count}`,
  limit: (name, limit) => `${name}: fino a ${limit}.`,
  limitOfMessage: (limit) => `Un messaggio dura al massimo ${limit}.`,
  limitOfMessageTo: (name, limit) => `Un messaggio a ${name} dura al massimo ${limit}.`,
  length: (length) => `Il tuo dura ${length}.`,
  trimTo: (limit) => `Taglia a ${limit}`,
  chooseEnd: 'Scegli la fine',
}

export const WIRE: typeof English.WIRE = {
  other: 'A…',
  otherName: 'A qualcun altro',
  podcast: 'Podcast',
}

export const CONSEQUENCES: typeof English.CONSEQUENCES = {
  public: 'Chiunque può ascoltarlo.',
  publicChain: 'Chiunque può ascoltarlo e continuarlo.',
  unlisted: 'Chiunque abbia il link può ascoltarlo.',
  unlistedChain: 'Chiunque abbia il link può ascoltarlo e continuarlo.',
  price: (price) => `L’ascolto costa ${price}.`,
  gone: (hours) => `Sparisce tra ${hours} ore.`,
  stays: 'Resta.',
  recipient: (name) => `Solo tu e ${name} potete ascoltarlo.`,
  recipients: (count) => `Solo tu e queste ${count} persone potete ascoltarlo.`,
  noRecipient: 'Solo tu e la persona che scegli potete ascoltarlo.',
  conversation: 'Solo voi due potete ascoltarlo.',
  owlcast: (title) => `Va in ${title}.`,
  newOwlcast: 'Inizia un nuovo Owlcast.',
  owlcastPublic: 'Pubblico, ascolto gratuito.',
  owlcastPublicPrice: (price) => `Pubblico, l’ascolto costa ${price}.`,
  owlcastUnlisted: 'Solo con il link, ascolto gratuito.',
  owlcastUnlistedPrice: (price) => `Solo con il link, l’ascolto costa ${price}.`,
  owlcastPrivate: 'Solo i suoi membri possono ascoltarlo.',
}

export const HOLD_STAGE: typeof English.HOLD_STAGE = {
  slide: 'Scorri fino a un volto o a un uccello e rilascia',
  letGo: (to) => `Rilascia: ${to}`,
  letGoHere: 'Rilascia qui per scegliere con calma',
  nothingYet: 'Non parte ancora nulla: prima viene il titolo',
  lock: 'Blocca',
}
