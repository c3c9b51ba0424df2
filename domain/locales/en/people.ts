/** English texts for members, messages, invitations, notifications, contacts and moderation. */
import { createDateFormat } from '../../i18n/formats'
import { defineMessages } from '../../i18n/i18n'
import { createPluralizer } from '../../i18n/plural'
import type { InvitationState } from '../../invitations/invitations'
import { getKind } from '../../kinds'
import { isPermanentSuspension, type SuspensionDays } from '../../moderation/moderation'
import type { Reason, SystemNotice } from '../../notifications/notifications'
import type { Notification } from '../../notifications/notifications.schema'
import { formatUnnamed } from './kinds'

const counted = createPluralizer('en')

export const MESSAGES = defineMessages('MESSAGES', {
  heading: 'Mues',
  list: 'Conversations',
  /** S2.3-42 */
  create: 'New MUE Message',
  search: 'Search messages',
  searchScope: 'Only the conversations shown so far are searched.',
  noResults: (query: string) => `No results found for '${query}'`,
  count: (count: number, max: number) =>
    count >= max ? `${max - 1}+ messages` : counted(count, { one: '# message', other: '# messages' }),
  /** The name of a peer who deleted their account. */
  deletedAccount: 'Deleted account',
  you: 'You',
  youSaid: (text: string) => `You: ${text}`,
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
  stillSending: 'Your last recording is still being sent. Try again in a moment.',
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
  request: 'Request',
})

export const THREAD = defineMessages('THREAD', {
  label: (name: string) => `Conversation with ${name}`,
  back: 'Back to Mues',
  public: 'Public',
  private: 'Private',
  /** S2.3-43 */
  play: 'Play Conversation',
  stop: 'Stop',
  progress: (at: number, of: number) => `Playing message ${at} of ${of}`,
  /** Shown in the player while a conversation plays. */
  messagePosition: (at: number, of: number) => `Message ${at} of ${of}`,
  reply: 'Record Reply',
  more: 'Add a title, music or another post',
  unheard: 'New',
  heard: 'Heard',
  heardAt: (when: string) => `Heard ${when}`,
  notHeard: 'Not heard yet',
  playUnheard: (count: number) => `Play ${count} unheard`,
  unheardCount: (count: number) => `${count} unheard`,
  noAudio: 'No audio in this message',
  today: 'Today',
  yesterday: 'Yesterday',
  accountDeleted: 'They deleted their account. You keep your own messages, and no one else can hear them.',
  emailHint: 'They’ll get this by email. You’ll see their name once they reply.',
  emailRefused: 'This address doesn’t get our emails. Send the link yourself.',
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
  whoIsMeant: (name: string) => `Do you mean ${name}?`,
  emailHint: (address: string) => `We’ll email ${address} a link.`,
  phoneHint: (number: string) =>
    `To ${number}: phone messages are not available yet. You’ll get a link to send yourself.`,
  unresolved: 'We’ll check this when you send it.',
  sendToShown: (label: string) => `Send it to ${label}`,
  private: 'Private',
  privateHint: (who: string) => `Only you and ${who} can listen`,
  publicHint: 'Anyone with the link can listen',
  replyHint: 'Without a recipient, everyone who can hear the post you’re replying to can listen.',
  fallbackName: 'the recipient',
})

const contacts = (count: number) => counted(count, { one: '# contact', other: '# contacts' })

/** People suggested while a recipient or an invitee is typed. */
export const SUGGESTIONS = defineMessages('SUGGESTIONS', {
  label: 'People',
  followed: 'People you follow',
  recent: 'You talked lately',
  contacts: 'From your contacts',
  count: (count: number) => counted(count, { one: '# person found', other: '# people found' }),
})

export const CONTACTS = defineMessages('CONTACTS', {
  section: 'Contact Syncing',
  title: 'Synced contacts',
  heading: 'Find people you know',
  findHint: 'See which of your contacts are on Owlcast.',
  start: 'Sync',
  startLabel: 'Sync contacts',
  open: 'Open',
  openLabel: 'Open synced contacts',
  summary: (here: number, all: number) =>
    counted(here, {
      one: `# of ${contacts(all)} is on Owlcast.`,
      other: `# of ${contacts(all)} are on Owlcast.`,
    }),
  lastSynced: 'Last synced',
  notSynced: 'Not synced yet.',

  intro: 'Your contacts stay on this device.',
  introText:
    'We check their emails and phone numbers, and don’t store them. You’ll see people who chose to be found. They won’t know you looked.',
  choose: 'Choose contacts',
  file: 'Import a file',
  fileHint: 'A .csv or .vcf file from Google, Outlook or Apple. You can drop it here.',
  dropHint: 'Drop the file here',
  reading: 'Reading your contacts',
  checking: (done: number, all: number) => `Checked ${done} of ${all}`,
  progress: 'Contacts checked',
  cancel: 'Cancel',
  offline: 'You’re offline. Sync again when you’re back online.',
  uncheckedCount: (count: number, daily: number) =>
    `${counted(count, { one: '# email or number is', other: '# emails and numbers are' })} not checked yet. Sync again to continue. You can check ${daily.toLocaleString('en')} a day.`,
  missingCountryCode: (count: number) =>
    counted(count, {
      one: 'We can’t check # contact. Its numbers have no country code.',
      other: 'We can’t check # contacts. Their numbers have no country code.',
    }),
  leftOut: {
    heading: 'Left out of your last import:',
    withoutAddress: (count: number) =>
      counted(count, {
        one: '# entry without an email or phone number',
        other: '# entries without an email or phone number',
      }),
    invalid: (count: number) =>
      counted(count, {
        one: '# email or number that we can’t read',
        other: '# emails or numbers that we can’t read',
      }),
    fax: (count: number) => counted(count, { one: '# fax or pager number', other: '# fax or pager numbers' }),
    nested: (count: number) =>
      counted(count, { one: '# contact inside another contact', other: '# contacts inside another contact' }),
    tooMany: (count: number) =>
      counted(count, {
        one: '# email or number over ten for one contact',
        other: '# emails or numbers over ten for one contact',
      }),
    overLimit: (count: number) =>
      counted(count, { one: '# contact over the limit', other: '# contacts over the limit' }),
  },
  limitReached: (count: number) => `You can sync up to ${count} contacts.`,
  storageFull:
    'Your device is full, so we couldn’t save your contacts. They stay here until you leave this page.',

  search: 'Search contacts',
  noResults: (typed: string) => `No contacts found for '${typed}'`,
  matchedHeading: (count: number) => `On Owlcast (${count})`,
  noMatches: 'We haven’t found any of your contacts yet.',
  unmatchedHeading: (count: number) => `Invite (${count})`,
  uncheckedHeading: (count: number) => `Not checked yet (${count})`,
  unmatchedHint: 'We don’t message anyone. You send the invite yourself.',
  follow: 'Follow',
  following: 'Following',
  followLabel: (name: string) => `Follow ${name}`,
  followingLabel: (name: string) => `Following ${name}`,
  followAll: 'Follow all',
  followedAll: (count: number) =>
    counted(count, { one: 'You follow one more person.', other: 'You follow # more people.' }),
  share: 'Share your link',
  more: 'Show more',
  emailLabel: (name: string) => `Invite ${name} by email`,
  smsLabel: (name: string) => `Invite ${name} by text message`,
  linkLabel: (name: string) => `Share your link with ${name}`,

  syncAgain: 'Sync again',
  remove: 'Remove synced contacts',
  removeTitle: 'Remove synced contacts?',
  removeText: 'We remove them from this device. You keep following the people you follow.',
  keepContacts: 'Keep them',
  confirmRemove: 'Remove',
  removed: 'Contacts removed from this device.',
})

/** Why a file could not be imported. */
export const NO_IMPORT = defineMessages('NO_IMPORT', {
  size: 'The file is larger than 5 MB.',
  type: 'Only .csv and .vcf files can be read.',
  empty: 'The file has no email addresses or phone numbers.',
  unreadable: 'We couldn’t read the file.',
})

export const INVITE = defineMessages('INVITE', {
  subject: 'Hear me on Owlcast',
  text: (link: string) => `I’m on Owlcast, where people talk instead of type. Hear me here: ${link}`,
})

export const FOUND_BY = defineMessages('FOUND_BY', {
  email: 'Let people who have my email find me',
  phone: 'Let people who have my number find me',
  hint: 'Off unless you turn it on. They see your public profile.',
  noEmail: 'You haven’t added an email yet.',
  noPhone: 'You haven’t added a phone number yet.',
  loading: 'Loading who can find you',
})

const MONTH = createDateFormat('en-GB', { month: 'long', year: 'numeric' })

export const MEMBER = defineMessages('MEMBER', {
  loading: 'Loading profile',
  loadingPosts: 'Loading their posts',
  memberSince: (at: number) => `Member since ${MONTH.format(at)}`,
  pro: 'Pro',
  postCount: (count: number) => counted(count, { one: '# post', other: '# posts' }),
  followerCount: (count: number) => counted(count, { one: '# follower', other: '# followers' }),
  followingCount: (count: number) => `${count} following`,
  follow: 'Follow',
  followed: 'Following',
  followLabel: (name: string) => `Follow ${name}`,
  followingLabel: (name: string) => `Following ${name}`,
  signInToFollow: (name: string) => `Sign in to follow ${name}.`,
  ownProfile: 'This is how others see your profile.',
  edit: 'Edit profile',
  message: 'Message',
  messageLabel: (name: string) => `Message ${name}`,
  signInToMessage: (name: string) => `Sign in to message ${name}.`,
  shareLabel: (name: string) => `Share the profile of ${name}`,
  filterLabel: 'Show',
  all: 'All',
  empty: (name: string) => `${name} hasn’t posted yet`,
  emptyText: 'Their public posts will appear here.',
  emptyOfKind: (many: string) => `No ${many} yet`,
  showAll: 'Show all',
  notFound: 'Content Not Found',
  notFoundText: 'We can’t find that person. They may have changed their name or left.',
  back: 'Back to Owlcast',
  followsYou: 'follows you',
  stillHere: 'Still here',
  kept: 'Kept',
  allPosts: 'All posts',
  emptyShelves: 'What you publish appears here.',
})

export const HELLO = defineMessages('HELLO', {
  play: (name: string, time: string) => `Play ${name}’s hello, ${time}`,
  playOwn: (time: string) => `Play your hello, ${time}`,
  failed: 'This hello can’t be played right now.',
  quote: (text: string) => `“${text}”`,
  record: 'Record a hello',
  again: (time: string) => `New hello, up to ${time}`,
  intro: (time: string) => `Say who you are, in up to ${time}. Everyone who opens your profile can hear it.`,
  text: 'What you say',
  textHint: 'One line below your name. Leave it empty and we try to write it down.',
  save: 'Save hello',
  cancel: 'Cancel',
  saved: 'Your hello is on your profile.',
  edit: 'Your hello',
  remove: 'Delete hello',
  removeTitle: 'Delete your hello?',
  removeText: 'The recording and its words are gone for everyone.',
  keep: 'Keep',
  removed: 'Your hello is deleted.',
})

export const PEOPLE = defineMessages('PEOPLE', {
  followers: 'Followers',
  following: 'Following',
  loading: 'Loading people',
  empty: { followers: 'No followers yet.', following: 'Not following anyone yet.' },
  more: 'Show more',
})

export const FOLLOWING_FEED = defineMessages('FOLLOWING_FEED', {
  /** The feed filter: all or followed. */
  filterLabel: 'Show posts from',
  all: 'All',
  following: 'Following',
  empty: 'Nothing new from people you follow',
  emptyText: 'Follow people and their posts appear here.',
  showAll: 'Show all posts',
  findPeople: 'Find people you know',
})

export const INVITATIONS = defineMessages('INVITATIONS', {
  add: 'Add Collaborator',
  invite: 'Invite collaborators',
  addTo: (title: string) => `Add Collaborator to ${title}`,
  placeholder: '@username or email',
  send: 'Send',
  cancel: 'Cancel',
  sent: (name: string) => `Invitation sent to ${name}!`,
  /** Beyond the emails that one address may get in a day. */
  sentWithoutEmail: (name: string) =>
    `${name} finds your invitation on Owlcast. No more invitations go to them by email today.`,
  /** D34 */
  sentCount: (sent: number, all: number) => `${sent} of ${all} invitations sent`,
  allSent: (count: number) => counted(count, { one: '# invitation sent.', other: '# invitations sent.' }),
  notSent: (to: string) => `Not sent to ${to}`,
  retry: 'Retry',
  done: 'Done',
  viewInvited: 'See who’s invited',
  shareLink: (name: string) => `We can’t email ${name}. Send them this link yourself:`,
  link: 'Invitation link',
  copy: 'Copy link',
  copied: 'Link copied to clipboard!',

  listTitle: 'Collaborators',
  listEmpty: 'You haven’t invited anyone yet.',
  listFailed: 'We couldn’t load the invitations.',
  emailRefused: 'This address doesn’t get our emails. Invite them another way.',
  revoke: 'Revoke',
  revokeLabel: (name: string) => `Revoke the invitation for ${name}`,
  remove: 'Remove',
  removeLabel: (name: string) => `Remove ${name}`,
  revoked: (name: string) => `${name} is no longer invited.`,
  removed: (name: string) => `${name} is no longer a collaborator.`,

  heading: 'Invitations',
  invitedBy: (inviter: string) => `${inviter} invited you to collaborate`,
  pendingCount: (count: number) =>
    counted(count, { one: 'You have # invitation', other: 'You have # invitations' }),
  view: 'View',
  dismiss: 'Not now',
  postBy: (title: string, username: string) => `“${title}” by @${username}`,
  accept: 'Accept',
  acceptLabel: (title: string) => `Accept: ${title}`,
  decline: 'Decline',
  declineLabel: (title: string) => `Decline: ${title}`,
  accepted: (title: string) => `You’re now a collaborator on “${title}”.`,
  declined: 'Invitation declined.',
  undo: 'Undo',
  collaborationEnded: (title: string) => `You’re no longer a collaborator on “${title}”.`,
})

export const INVITATION_STATE_WORDS = defineMessages<Record<InvitationState, string>>(
  'INVITATION_STATE_WORDS',
  {
    pending: 'Invited',
    accepted: 'Collaborator',
    declined: 'Declined',
    revoked: 'Revoked',
    expired: 'Expired',
  },
)

export const PERSON_ACTIONS = defineMessages('PERSON_ACTIONS', {
  mute: (name: string) => `Mute ${name}`,
  unmute: (name: string) => `Unmute ${name}`,
  block: (name: string) => `Block ${name}`,
  unblock: (name: string) => `Unblock ${name}`,
  reportPost: 'Report',
  reportPerson: (name: string) => `Report ${name}`,
  reportHello: (name: string) => `Report the hello of ${name}`,
  more: (name: string) => `More about ${name}`,
  signIn: 'Sign in to report, mute or block someone.',
})

export const SAFETY_TOASTS = defineMessages('SAFETY_TOASTS', {
  muted: (name: string) => `You won’t see ${name}’s posts. They won’t know.`,
  unmuted: (name: string) => `You’ll see ${name}’s posts again`,
  blocked: (name: string) => `You blocked ${name}`,
  unblocked: (name: string) => `You unblocked ${name}`,
  undo: 'Undo',
})

export const BLOCK = defineMessages('BLOCK', {
  title: (name: string) => `Block ${name}?`,
  text: [
    'You can’t find, hear, follow, invite or message each other. You stop following each other, and open invitations end. Your messages are hidden, not deleted.',
    'They won’t be notified. Your public posts stay public, so this person can hear them while signed out.',
  ],
  cancel: 'Cancel',
  confirm: 'Block',
})

export const REPORT = defineMessages('REPORT', {
  titlePost: 'Report this post',
  titlePerson: (name: string) => `Report ${name}`,
  about: (title: string) => `About “${title}”`,
  hint: 'Moderators will review it. They won’t know who reported them.',
  viewedHint: 'Moderators can then hear and read it, even if it is private.',
  emergencyHint: 'If someone is in danger now, call your local emergency number.',
  reason: 'What is wrong?',
  details: 'Anything else we should know?',
  send: 'Send report',
  cancel: 'Cancel',
  sent: 'Thank you. Moderators will review it.',
})

export const SAFETY = defineMessages('SAFETY', {
  title: 'Safety',
  shareHeard: 'Show senders what you heard',
  shareHeardHint: 'Off unless you turn it on. Senders see which of their new messages you heard, and when.',
  loadingShareHeard: 'Loading what senders see',
  lists: {
    blocks: {
      title: 'Blocked people',
      hint: 'You can’t hear or contact each other.',
      none: 'You haven’t blocked anyone.',
      end: 'Unblock',
      endLabel: (name: string) => `Unblock ${name}`,
    },
    mutes: {
      title: 'Muted people',
      hint: 'You don’t see their posts. They won’t know.',
      none: 'You haven’t muted anyone.',
      end: 'Unmute',
      endLabel: (name: string) => `Unmute ${name}`,
    },
  },
  show: 'Show',
  showLabel: (title: string) => `Show ${title.toLowerCase()}`,
  loading: 'Loading people',
  more: 'Show more',
})

export const BLOCKED_MEMBER = defineMessages('BLOCKED_MEMBER', {
  title: (name: string) => `You blocked ${name}`,
  text: 'You can’t hear or contact each other. They won’t be notified.',
  unblock: 'Unblock',
  muted: 'Muted',
})

const MOMENT = createDateFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' })

export const MODERATION = defineMessages('MODERATION', {
  intro:
    'Reports from members. Every decision is logged. We tell the person what was decided, never who reported them.',
  hint: 'Reports from members, and what was decided.',
  open: 'Moderate',
  queueLabel: 'Which reports',
  queue: { open: 'Waiting', decided: 'Decided' },
  loading: 'Loading reports',
  empty: { open: 'No reports waiting', decided: 'No decisions yet' },
  emptyText: { open: 'New reports appear here, the most reported first.', decided: '' },
  aboutPerson: (name: string) => `About ${name}`,
  helloOf: (name: string) => `The hello of ${name}`,
  reportCount: (count: number) => counted(count, { one: '# report', other: '# reports' }),
  reportedBy: 'reported by',
  deletedUser: 'a deleted user',
  hidden: 'Hidden',
  private: 'Private',
  unavailable: 'Expired or deleted',
  suspended: (until: number) =>
    isPermanentSuspension(until) ? 'Suspended for good' : `Suspended until ${MOMENT.format(until)}`,
  listen: 'Listen',
  listenLabel: (title: string) => `Listen to ${title}, in a new tab`,
  view: 'Listen and read',
  viewLabel: (title: string) => `Listen and read: ${title}`,
  viewNote: 'We log that you opened it.',
  clip: 'The podcast clip',
  dismiss: 'Dismiss',
  dismissLabel: (of: string) => `Dismiss the reports about ${of}`,
  hide: 'Hide',
  hideLabel: (title: string) => `Hide ${title} from everyone`,
  show: 'Show again',
  showLabel: (title: string) => `Show again: ${title}`,
  suspend: 'Suspend',
  suspendLabel: (name: string) => `Suspend ${name}`,
  release: (name: string) => `End the suspension of ${name}`,
  suspendFor: (days: SuspensionDays) =>
    days === null
      ? 'Suspend for good'
      : counted(days, { one: 'Suspend for a day', other: 'Suspend for # days' }),
  done: {
    dismiss: 'Dismissed',
    hide: 'Hidden. Find it under “Decided”.',
    show: 'Shown again',
    suspend: 'Suspended. They’ve been notified.',
    release: 'No longer suspended',
  },
  moreReports: (count: number) => `${count} more`,
})

const SUSPENSION_MOMENT = createDateFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' })

export const SUSPENSION = defineMessages('SUSPENSION', {
  label: 'Your account is suspended',
  heading: (until: number) =>
    isPermanentSuspension(until)
      ? 'Your account is suspended for good'
      : `Your account is suspended until ${SUSPENSION_MOMENT.format(until)}`,
  allowedActions:
    'You can still listen, report, and download or delete your data. What you record stays on this device.',
  decision: 'See why, or appeal',
  manageData: 'Download or delete your data',
})

export const NOTIFICATIONS = defineMessages('NOTIFICATIONS', {
  title: 'Browser notifications',
  hint: 'On this device, when Owlcast isn’t in front.',
  openOnly: 'On this device, while Owlcast is open in a tab.',
  blocked: 'Blocked. You can allow notifications in your browser settings.',
  unsupported: 'This browser can’t show notifications.',
  enabled: 'Notifications are on for this device.',
  disabled: 'Notifications are off for this device.',
})

/** The first part of a browser notification; a sentence with the event follows. */
export const SYSTEM_NOTIFICATION = defineMessages<Record<Reason, string>>('SYSTEM_NOTIFICATION', {
  message: 'New MUE message',
  reply: 'New reply',
  mention: 'You were mentioned',
  invite: 'Invitation',
  new_post: 'New post',
  every_squawk: 'New squawks',
  expiry: 'Fading soon',
  report: 'New report',
  system: 'Owlcast',
})

export const NOTIFICATION_SETTINGS = defineMessages('NOTIFICATION_SETTINGS', {
  caption: 'What we notify you about, and where',
  reasonColumn: 'Notify me about',
  inAppColumn: 'In app',
  pushColumn: 'Push',
  inAppLabel: (what: string) => `${what}, in app`,
  pushLabel: (what: string) => `${what}, push`,
  /** System notifications are always listed. */
  reasons: {
    message: { title: 'Messages', hint: 'Someone sends you a MUE' },
    reply: { title: 'Replies', hint: 'To your posts and posts you collaborate on' },
    mention: { title: 'Mentions', hint: 'Someone mentions your @name' },
    invite: { title: 'Invitations', hint: 'Someone invites you to collaborate' },
    new_post: { title: 'People you follow', hint: 'Their new posts' },
    every_squawk: { title: 'Every new squawk', hint: 'All squawks, one summary, every 30 minutes at most' },
    expiry: { title: 'Fading posts', hint: 'Two hours before your posts fade' },
    report: { title: 'Reports', hint: 'For moderators: a member reports something' },
  } satisfies Record<Exclude<Reason, 'system'>, { title: string; hint: string }>,
  words: 'What was said, in push',
  wordsHint: 'The first sentence of public posts, never of messages. A push may come a minute later.',
  quietHours: 'Quiet hours',
  quietHoursHint: 'No push notifications until they end. You still see everything in the app.',
  from: 'From',
  to: 'To',
  timeZone: (name: string) => `Time zone: ${name.replaceAll('_', ' ')}`,
  loading: 'Loading your choices',
})

/** A piece of a sentence; names and titles are emphasized and keep their own text direction. */
export type SentencePiece = string | { name: string }

export const NOTICES = defineMessages('NOTICES', {
  heading: 'Notifications',
  markRead: 'Mark as read',
  markAllRead: 'Mark all read',
  markedAllRead: 'All notifications are marked as read.',
  unread: 'unread',
  list: 'All notifications',
  deleted: 'Notification deleted.',
  undo: 'Undo',
  loadEarlier: 'Earlier notifications',
  loading: 'Loading notifications',
  loadingEarlier: 'Loading earlier ones',
  offline: 'You’re offline. This list may be out of date.',
  stale: 'We couldn’t refresh this list. It may be out of date.',
  empty: {
    title: 'No notifications yet',
    text: 'Replies, mentions, messages and invitations will appear here.',
  },
})

type SentenceValues = { who: SentencePiece; what: SentencePiece; count: number }

type Sentence = (values: SentenceValues) => readonly SentencePiece[]

/** For a single event and for several. */
type Sentences = { one: Sentence; many: Sentence }

type Plain = Exclude<SystemNotice, 'moderation.hidden' | 'moderation.shown'>

const SUSPENSION_NOTE = '. You can still listen, and download or delete your data.'

const same = (sentence: Sentence): Sentences => ({ one: sentence, many: sentence })

/** The sentences by reason. */
export const NOTICE_SENTENCES = defineMessages<{
  someone: string
  ownPost: string
  system: Record<Plain, readonly SentencePiece[]>
  hidden: (voice: SentencePiece) => readonly SentencePiece[]
  restored: (voice: SentencePiece) => readonly SentencePiece[]
  /** By how replies to the kind work: a chain, recordings, or single posts. */
  replied: Record<'chain' | 'cast' | 'voice', Sentences>
  events: Record<Exclude<Notification['reason'], 'reply' | 'system'>, Sentences>
}>('NOTICE_SENTENCES', {
  /** For an actor with a deleted account. */
  someone: 'Someone',
  ownPost: 'one of your posts',
  system: {
    'webhook.disabled': [
      { name: 'One of your webhooks is off' },
      '. Its address failed too often. You can turn it on again in the settings.',
    ],
    'plan.ended': [{ name: 'Your Pro plan has ended' }, '. Everything you made with it stays as it is.'],
    'refund.failed': [
      { name: 'A refund to you didn’t arrive' },
      '. Your bank sent it back. The people who run this site know about it.',
    ],
    'payout.refused': [
      { name: 'Your bank refused a payout' },
      '. Please check your bank details at Stripe, in your settings under Earnings.',
    ],
    'moderation.hello_hidden': [
      { name: 'A moderator hid your hello' },
      '. No one can hear it for now. Your settings say why, under Safety.',
    ],
    'moderation.hello_shown': ['A moderator restored your hello.'],
    'moderation.suspended': [{ name: 'Your account is suspended for now' }, SUSPENSION_NOTE],
    'moderation.suspended_for_good': [{ name: 'Your account is permanently suspended' }, SUSPENSION_NOTE],
    'moderation.released': ['Your account is no longer suspended.'],
    'moderation.warned': [{ name: 'A moderator warned you' }, '. Your settings say why, under Safety.'],
    'moderation.appeal_upheld': ['We looked at your appeal. ', { name: 'The decision stays' }, '.'],
    'moderation.appeal_overturned': [
      'We looked at your appeal, and ',
      { name: 'took the decision back' },
      '.',
    ],
    'moderation.role_member': ['You no longer moderate this site. Thank you for doing it.'],
    'moderation.role_moderator': [
      { name: 'You are a moderator now' },
      '. Reports wait in your settings, under Safety.',
    ],
    'moderation.role_admin': [{ name: 'You are an admin of this site now' }, '.'],
  },
  hidden: (voice) => ['A moderator hid ', voice, '. No one can hear it for now.'],
  restored: (voice) => ['A moderator restored ', voice, '.'],
  replied: {
    chain: {
      one: ({ who, what }) => [who, ' added a voice to ', what],
      many: ({ who, what, count }) => [
        counted(count, { one: '# voice', other: '# voices' }),
        ' joined ',
        what,
        ', the latest from ',
        who,
      ],
    },
    cast: {
      one: ({ who, what }) => [who, ' added a recording to ', what],
      many: ({ who, what, count }) => [
        counted(count, { one: '# new recording', other: '# new recordings' }),
        ' in ',
        what,
        ', the latest from ',
        who,
      ],
    },
    voice: {
      one: ({ who, what }) => [who, ' replied to ', what],
      many: ({ who, what, count }) => [
        counted(count, { one: '# reply', other: '# replies' }),
        ' to ',
        what,
        ', the latest from ',
        who,
      ],
    },
  },
  events: {
    message: {
      one: ({ who }) => [who, ' sent you a MUE'],
      many: ({ who, count }) => [who, ` sent you ${counted(count, { one: '# MUE', other: '# MUEs' })}`],
    },
    mention: same(({ who, what }) => [who, ' mentioned you in ', what]),
    invite: same(({ who, what }) => [who, ' invited you to collaborate on ', what]),
    new_post: {
      one: ({ who, what }) => [who, ' shared ', what],
      many: ({ who, what, count }) => [
        who,
        ` shared ${counted(count, { one: '# post', other: '# posts' })}. The latest is `,
        what,
      ],
    },
    every_squawk: same(({ who, what }) => ['There are new squawks. The latest is ', what, ' by ', who]),
    report: {
      one: () => ['A new report is waiting.'],
      many: ({ count }) => [
        `${counted(count, { one: '# new report is', other: '# new reports are' })} waiting.`,
      ],
    },
    expiry: same(({ what }) => [what, ' fades soon. Listen again while you can.']),
  },
})

/** The title of the post; an expired one has none. */
function getSystemSentence(message: SystemNotice, about: string | null): readonly SentencePiece[] {
  const voice: SentencePiece = about ? { name: about } : NOTICE_SENTENCES.ownPost
  if (message === 'moderation.hidden') return NOTICE_SENTENCES.hidden(voice)
  if (message === 'moderation.shown') return NOTICE_SENTENCES.restored(voice)
  return NOTICE_SENTENCES.system[message]
}

/** The sentence of a notification. */
export function toSentence({
  reason,
  actor,
  post,
  count,
  message,
  deletedTitle,
}: Notification): readonly SentencePiece[] {
  if (reason === 'system') return message ? getSystemSentence(message, deletedTitle) : []
  const { replied, events, someone } = NOTICE_SENTENCES
  const sentences = reason === 'reply' ? replied[getReplyStyle(post)] : events[reason]
  const what = post ? { name: post.title || formatUnnamed(post) } : ''
  const values = { who: { name: actor?.displayName ?? someone }, what, count }
  return count > 1 ? sentences.many(values) : sentences.one(values)
}

/** The pieces as plain text. */
export function joinPieces(pieces: readonly SentencePiece[]): string {
  return pieces.map((piece) => (typeof piece === 'string' ? piece : piece.name)).join('')
}

function getReplyStyle(post: Notification['post']) {
  const kind = post && getKind(post.kind)
  if (kind?.hasRecordings) return 'cast'
  return kind?.playsAs === 'chain' ? 'chain' : 'voice'
}
