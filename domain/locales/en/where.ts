/** English texts for choosing where a recording goes, after it was spoken. */
import { defineMessages } from '../../i18n/i18n'

export const WHERE = defineMessages('WHERE', {
  heading: 'Where does it go?',
  speakFirst: 'Speak. Then choose where it goes.',
  chooseFirst: 'Choose first',
  chooseFirstHint: 'You can change it after you stop.',
  trim: 'Trim',
  title: 'Title',
  /** Under a title or tags that were taken from the words of the recording. */
  fromWords: 'From what you said',
  writing: 'Writing down the words…',
  inReplyTo: 'In reply to…',
  later: 'Later',
  sendTo: (name: string) => `Send to ${name}`,
  sendToMany: (count: number) => `Send to ${count}`,
  limit: (name: string, limit: string) => `${name} holds ${limit}.`,
  limitOfMessage: (limit: string) => `A message holds ${limit}.`,
  limitOfMessageTo: (name: string, limit: string) => `A message to ${name} holds ${limit}.`,
  length: (length: string) => `Yours is ${length}.`,
  trimTo: (limit: string) => `Trim to ${limit}`,
  chooseEnd: 'Choose the end',
})

/** The faces and birds. */
export const WIRE = defineMessages('WIRE', {
  other: 'To…',
  otherName: 'To someone else',
  podcast: 'Podcast',
})

/** What publishing will do. */
export const CONSEQUENCES = defineMessages('CONSEQUENCES', {
  public: 'Anyone can hear it.',
  publicChain: 'Anyone can hear it and add to it.',
  unlisted: 'Anyone with the link can hear it.',
  unlistedChain: 'Anyone with the link can hear it and add to it.',
  price: (price: string) => `Listening costs ${price}.`,
  gone: (hours: number) => `Gone in ${hours} hours.`,
  stays: 'It stays.',
  recipient: (name: string) => `Only you and ${name} can listen.`,
  recipients: (count: number) => `Only you and these ${count} people can listen.`,
  noRecipient: 'Only you and the person you choose can listen.',
  conversation: 'Only the two of you can listen.',
  owlcast: (title: string) => `Goes into ${title}.`,
  newOwlcast: 'Starts a new Owlcast.',
  owlcastPublic: 'Public, free to listen.',
  owlcastPublicPrice: (price: string) => `Public, ${price} to listen.`,
  owlcastUnlisted: 'Only with the link, free to listen.',
  owlcastUnlistedPrice: (price: string) => `Only with the link, ${price} to listen.`,
  owlcastPrivate: 'Only its members can listen.',
})

/** Recording while the button is held, with faces and birds above it. */
export const HOLD_STAGE = defineMessages('HOLD_STAGE', {
  slide: 'Slide up to a face or a bird and let go',
  letGo: (to: string) => `Let go: ${to}`,
  letGoHere: 'Let go here to choose in peace',
  nothingYet: 'Nothing goes out yet: the title comes next',
  lock: 'Lock',
})
