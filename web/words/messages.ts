/** Texts for private messages (MUE). Those fixed by the specification carry their number. */
import { defineMessages } from '../../domain/i18n/i18n'

export const MESSAGES = defineMessages('MESSAGES', {
  heading: 'Mues',
  list: 'Conversations',
  /** S2.3-42 */
  create: 'New MUE Message',
  search: 'Search messages',
  searchScope: 'Only the conversations shown so far are searched.',
  noResults: (query: string) => `No results found for '${query}'`,
  count: (count: number, max: number) =>
    count >= max ? `${max - 1}+ messages` : count === 1 ? '1 message' : `${count} messages`,
  countShort: (count: number, max: number) => (count >= max ? `${max - 1}+` : String(count)),
  /** The name of a peer who deleted their account. */
  deletedAccount: 'Deleted account',
  from: (name: string) => `Message from ${name}`,
  fromYou: 'Message from you',
  you: 'You',
  youSaid: (text: string) => `You: ${text}`,
  voiceMessage: 'Voice message',
  moreActions: (name: string) => `More actions for the conversation with ${name}`,
  moreMessageActions: (title: string) => `More actions for ${title}`,
  reply: 'Reply',
  share: 'Share',
  delete: 'Delete',
  sendLink: 'Send the link yourself',
  showEarlier: 'Show earlier messages',
  loadingEarlier: 'Loading earlier messages',
  loadingThread: 'Loading the conversation',
  noneSelected: {
    title: 'Choose a conversation',
    text: 'Or start a new one.',
  },
  emptyThread: { title: 'No messages yet', text: 'Send the first one.' },
  signedOut: {
    title: 'Sign in to see your messages',
    text: 'Send voice messages to people, and hear theirs.',
    action: 'Sign in',
    reason: 'Sign in to hear and send messages.',
  },
  offline: 'Couldn’t refresh. Showing saved messages.',
  unsentRecording: 'You have an unsent recording. Send or discard it first.',
})

/** Message requests: first messages from strangers. */
export const REQUESTS = defineMessages('REQUESTS', {
  heading: 'Requests',
  list: 'Message requests',
  link: (count: number, max: number) => `Requests (${count >= max ? `${max - 1}+` : count})`,
  back: 'Back to Mues',
  backToRequests: 'Back to Requests',
  hint: 'First messages from people you don’t follow. They won’t know if you listen, accept or delete.',
  loading: 'Loading requests',
  noneSelected: {
    title: 'Choose a request',
    text: 'Listen first, then decide.',
  },
  /** When requests are the only messages. */
  onlyRequests: 'Messages from people you don’t follow are in Requests. You can also send one yourself.',
  empty: {
    title: 'No requests',
    text: 'First messages from people you don’t follow appear here. You won’t get a notification.',
  },
  offline: 'Couldn’t refresh. Showing saved requests.',
  accept: 'Accept',
  acceptLabel: (name: string) => `Accept messages from ${name}`,
  delete: 'Delete',
  deleteLabel: (name: string) => `Delete the request from ${name}`,
  accepted: (name: string) => `${name} is now in your conversations`,
  deleted: (name: string) => `Request from ${name} deleted`,
  open: 'Open',
  prompt: (name: string) =>
    `${name} wants to talk with you. They won’t know if you listen, accept or delete.`,
  summary: (count: number, more: boolean) =>
    `Request · ${more ? `${count}+ messages` : MESSAGES.count(count, Number.POSITIVE_INFINITY)}`,
})

export const THREAD = defineMessages('THREAD', {
  label: (name: string) => `Conversation with ${name}`,
  back: 'Back to Mues',
  public: 'Public',
  summary: (count: number, more: boolean) =>
    `Private · ${more ? `${count}+ messages` : MESSAGES.count(count, Number.POSITIVE_INFINITY)}`,
  /** S2.3-43 */
  play: 'Play Conversation',
  stop: 'Stop',
  progress: (at: number, of: number) => `Playing message ${at} of ${of}`,
  /** Shown in the player while a conversation plays. */
  messagePosition: (at: number, of: number) => `Message ${at} of ${of}`,
  reply: 'Record Reply',
  noAudio: 'No audio in this message',
  today: 'Today',
  yesterday: 'Yesterday',
  accountDeleted: 'They deleted their account. You keep your own messages, and no one else can hear them.',
  emailHint: 'They’ll get this by email. You’ll see their name once they reply.',
  phoneHint: 'Phone messages are not available yet. Send the link yourself.',
})

export const DELIVERY = defineMessages('DELIVERY', {
  title: 'Send the link yourself',
  text: 'The first person to open this link can hear the message. Send it only to the person it’s for.',
  link: 'Link',
  creating: 'Creating a link',
  copy: 'Copy Link',
  copied: 'Link copied to clipboard!',
  copyManually: 'Select the link and copy it.',
  share: 'Share',
  sms: 'Open in text messages',
  smsText: (link: string) => `A voice message for you: ${link}`,
})

export const RECIPIENT = defineMessages('RECIPIENT', {
  label: 'To',
  placeholder: '@username, email, or phone',
  searching: 'Looking…',
  onOwlcast: (name: string) => `${name} is on Owlcast`,
  emailHint: (address: string) => `We’ll email ${address} a link.`,
  phoneHint: (number: string) =>
    `To ${number}: phone messages are not available yet. You’ll get a link to send yourself.`,
  unresolved: 'We’ll check this when you send it.',
  private: 'Private',
  privateHint: (who: string) => `Only you and ${who} can listen`,
  publicHint: 'Anyone with the link can listen',
  fallbackName: 'the recipient',
})
