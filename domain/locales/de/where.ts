/** German texts for choosing where a recording goes, after it was spoken. */
import type * as English from '../en/where'

export const WHERE: typeof English.WHERE = {
  heading: 'Wohin damit?',
  speakFirst: 'Sprich. Danach wählst du, wohin es geht.',
  chooseFirst: 'Zuerst wählen',
  chooseFirstHint: 'Nach dem Stoppen kannst du es noch ändern.',
  trim: 'Kürzen',
  title: 'Titel',
  fromWords: 'Aus deinen Worten',
  writing: 'Die Worte werden aufgeschrieben …',
  inReplyTo: 'Als Antwort auf …',
  later: 'Später',
  sendTo: (name) => `An ${name} senden`,
  sendToMany: (count) => `An ${count} senden`,
  limit: (name, limit) => `${name}: höchstens ${limit}.`,
  limitOfMessage: (limit) => `Eine Nachricht fasst ${limit}.`,
  limitOfMessageTo: (name, limit) => `Eine Nachricht an ${name} fasst ${limit}.`,
  length: (length) => `Deine ist ${length} lang.`,
  trimTo: (limit) => `Auf ${limit} kürzen`,
  chooseEnd: 'Ende wählen',
}

export const WIRE: typeof English.WIRE = {
  other: 'An …',
  otherName: 'An jemand anderen',
  podcast: 'Podcast',
}

export const CONSEQUENCES: typeof English.CONSEQUENCES = {
  public: 'Alle können es hören.',
  publicChain: 'Alle können es hören und weiterführen.',
  unlisted: 'Alle mit dem Link können es hören.',
  unlistedChain: 'Alle mit dem Link können es hören und weiterführen.',
  price: (price) => `Anhören kostet ${price}.`,
  gone: (hours) => `Weg in ${hours} Stunden.`,
  stays: 'Es bleibt.',
  recipient: (name) => `Nur du und ${name} könnt es hören.`,
  recipients: (count) => `Nur du und diese ${count} Personen könnt es hören.`,
  noRecipient: 'Nur du und die Person, die du wählst, könnt es hören.',
  conversation: 'Nur ihr beide könnt es hören.',
  owlcast: (title) => `Kommt in ${title}.`,
  newOwlcast: 'Beginnt einen neuen Owlcast.',
  owlcastPublic: 'Öffentlich, kostenlos zu hören.',
  owlcastPublicPrice: (price) => `Öffentlich, Anhören kostet ${price}.`,
  owlcastUnlisted: 'Nur mit dem Link, kostenlos zu hören.',
  owlcastUnlistedPrice: (price) => `Nur mit dem Link, Anhören kostet ${price}.`,
  owlcastPrivate: 'Nur die Mitglieder können es hören.',
}

export const HOLD_STAGE: typeof English.HOLD_STAGE = {
  slide: 'Zu einem Gesicht oder Vogel hochziehen und loslassen',
  letGo: (to) => `Loslassen: ${to}`,
  letGoHere: 'Hier loslassen, um in Ruhe zu wählen',
  nothingYet: 'Noch geht nichts raus: Erst kommt der Titel',
  lock: 'Sperren',
}
