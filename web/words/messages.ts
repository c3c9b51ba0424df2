/** Texts for private messages (MUE). Those fixed by the specification carry their number. */
import { defineMessages } from '../../domain/i18n'

export const MESSAGES = defineMessages('MESSAGES', {
  heading: 'Mues',
  list: 'Conversations',
  /** S2.3-42 */
  create: 'New MUE Message',
  search: 'Search messages',
  searchedLoaded: 'Searching the conversations shown so far.',
  nothingFound: (query: string) => `No results found for '${query}'`,
  count: (count: number, max: number) =>
    count >= max ? `${max - 1}+ messages` : count === 1 ? '1 message' : `${count} messages`,
  countShort: (count: number, max: number) => (count >= max ? `${max - 1}+` : String(count)),
  /** The name of a peer who deleted their account. */
  left: 'Somebody who left',
  from: (name: string) => `Message from ${name}`,
  fromYou: 'Message from you',
  you: 'You',
  youSaid: (text: string) => `You: ${text}`,
  voice: 'Voice message',
  more: (name: string) => `More for the conversation with ${name}`,
  moreOfMessage: (title: string) => `More actions for ${title}`,
  reply: 'Reply',
  share: 'Share',
  delete: 'Delete',
  deliver: 'Send the link yourself',
  older: 'Show earlier messages',
  loadingOlder: 'Loading earlier messages',
  loadingThread: 'Loading the conversation',
  noneChosen: {
    title: 'Whose voice do you want to hear?',
    text: 'Choose a conversation, or begin a new one.',
  },
  threadEmpty: { title: 'Nothing said yet', text: 'Your first message opens this conversation.' },
  signedOut: {
    title: 'Messages are between two people',
    text: 'Sign in to hear yours and to send one.',
    action: 'Sign in',
    reason: 'Sign in to read and send messages.',
  },
  offline: 'Offline — messages as they were last loaded',
  atHand: 'You have a recording at hand. Send or discard it first.',
})

/** Message requests: first messages from strangers. */
export const REQUESTS = defineMessages('REQUESTS', {
  heading: 'Requests',
  list: 'Message requests',
  link: (count: number, max: number) => `Requests (${count >= max ? `${max - 1}+` : count})`,
  back: 'Back to Mues',
  backTo: 'Back to Requests',
  why: 'First messages from people you do not follow. They are not told whether you listen, accept or delete.',
  loading: 'Loading requests',
  noneChosen: {
    title: 'Who would like to talk with you?',
    text: 'Listen to a request here before you answer.',
  },
  /** When requests are the only messages. */
  onlyRequests: 'What people wrote to you first waits in Requests. You can also send someone your voice.',
  empty: { title: 'No requests', text: 'First messages from people you do not follow wait here, quietly.' },
  offline: 'Offline — requests as they were last loaded',
  accept: 'Accept',
  acceptLabel: (name: string) => `Accept messages from ${name}`,
  delete: 'Delete',
  deleteLabel: (name: string) => `Delete the request from ${name}`,
  accepted: (name: string) => `${name} is among your conversations now`,
  deleted: (name: string) => `The request from ${name} is deleted`,
  open: 'Open',
  asks: (name: string) =>
    `${name} would like to talk with you. They are not told whether you listen, accept or delete.`,
  facts: (count: number, more: boolean) =>
    `Request · ${more ? `${count}+ messages` : MESSAGES.count(count, Number.POSITIVE_INFINITY)}`,
})

export const THREAD = defineMessages('THREAD', {
  label: (name: string) => `Conversation with ${name}`,
  back: 'Back to Mues',
  public: 'Public',
  facts: (count: number, more: boolean) =>
    `Private · ${more ? `${count}+ messages` : MESSAGES.count(count, Number.POSITIVE_INFINITY)}`,
  /** S2.3-43 */
  play: 'Play Conversation',
  stop: 'Stop',
  progress: (at: number, of: number) => `Playing message ${at} of ${of}`,
  /** Shown in the player while a conversation plays. */
  nth: (at: number, of: number) => `Message ${at} of ${of}`,
  reply: 'Record Reply',
  noAudio: 'No audio in this message',
  today: 'Today',
  yesterday: 'Yesterday',
  left: 'They have left Owlcast. What you said stays yours; nobody hears more of it.',
  toMail: 'They get this by e-mail. Their name appears once they answer.',
  toPhone: 'Phone messages are not available yet: send the link yourself.',
})

export const DELIVER = defineMessages('DELIVER', {
  title: 'Send the link yourself',
  text: 'Whoever opens this link first can hear this message. Give it to the one it is for.',
  link: 'Link',
  making: 'Making a link',
  copy: 'Copy Link',
  copied: 'Link copied to clipboard!',
  copyByHand: 'Select the link and copy it.',
  share: 'Share',
  sms: 'Open in text messages',
  body: (link: string) => `A voice message for you: ${link}`,
})

export const RECIPIENT = defineMessages('RECIPIENT', {
  label: 'To',
  placeholder: '@username, email, or phone',
  looking: 'Looking…',
  isHere: (name: string) => `${name} is on Owlcast`,
  byMail: (address: string) => `By e-mail to ${address}: they get a link.`,
  byPhone: (number: string) =>
    `To ${number}: phone messages are not available yet. You get a link to send yourself.`,
  unresolved: 'This is checked when you send it.',
  private: 'Private',
  privateHint: (who: string) => `Only you and ${who} can listen`,
  publicHint: 'Everyone with the link can listen',
  them: 'they',
})
