/** Dutch texts for choosing where a recording goes, after it was spoken. */
import type * as English from '../en/where'

export const WHERE: typeof English.WHERE = {
  heading: 'Waar gaat het heen?',
  speakFirst: 'Spreek. Kies daarna waar het heen gaat.',
  chooseFirst: 'Eerst kiezen',
  chooseFirstHint: 'Je kunt het na het stoppen nog veranderen.',
  trim: 'Inkorten',
  title: 'Titel',
  fromWords: 'Uit wat je zei',
  writing: 'De woorden worden opgeschreven…',
  inReplyTo: 'In antwoord op…',
  later: 'Later',
  sendTo: (name) => `Naar ${name} versturen`,
  sendToMany: (count) => `Naar ${count} versturen`,
  limit: (name, limit) => `${name}: hooguit ${limit}.`,
  limitOfMessage: (limit) => `Een bericht duurt hooguit ${limit}.`,
  limitOfMessageTo: (name, limit) => `Een bericht aan ${name} duurt hooguit ${limit}.`,
  length: (length) => `Dat van jou duurt ${length}.`,
  trimTo: (limit) => `Inkorten tot ${limit}`,
  chooseEnd: 'Kies het einde',
}

export const WIRE: typeof English.WIRE = {
  other: 'Aan…',
  otherName: 'Aan iemand anders',
  podcast: 'Podcast',
}

export const CONSEQUENCES: typeof English.CONSEQUENCES = {
  public: 'Iedereen kan het horen.',
  publicChain: 'Iedereen kan het horen en er iets aan toevoegen.',
  unlisted: 'Iedereen met de link kan het horen.',
  unlistedChain: 'Iedereen met de link kan het horen en er iets aan toevoegen.',
  price: (price) => `Luisteren kost ${price}.`,
  gone: (hours) => `Over ${hours} uur weg.`,
  stays: 'Het blijft.',
  recipient: (name) => `Alleen jij en ${name} kunnen luisteren.`,
  recipients: (count) => `Alleen jij en deze ${count} mensen kunnen luisteren.`,
  noRecipient: 'Alleen jij en wie je kiest, kunnen luisteren.',
  conversation: 'Alleen jullie twee kunnen luisteren.',
  owlcast: (title) => `Komt in ${title}.`,
  newOwlcast: 'Begint een nieuwe Owlcast.',
  owlcastPublic: 'Openbaar, gratis te beluisteren.',
  owlcastPublicPrice: (price) => `Openbaar, luisteren kost ${price}.`,
  owlcastUnlisted: 'Alleen met de link, gratis te beluisteren.',
  owlcastUnlistedPrice: (price) => `Alleen met de link, luisteren kost ${price}.`,
  owlcastPrivate: 'Alleen leden kunnen luisteren.',
}

export const HOLD_STAGE: typeof English.HOLD_STAGE = {
  slide: 'Veeg omhoog naar een gezicht of vogel en laat los',
  letGo: (to) => `Laat los: ${to}`,
  letGoHere: 'Laat hier los om rustig te kiezen',
  nothingYet: 'Er gaat nog niets uit: eerst komt de titel',
  lock: 'Vastzetten',
}
