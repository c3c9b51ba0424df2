/** Texts for finding contacts and being found by them. */
import { defineMessages } from '../../domain/i18n/i18n'

const several = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`
const contacts = (count: number) => several(count, 'contact', 'contacts')

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
    `${here} of ${contacts(all)} ${here === 1 ? 'is' : 'are'} on Owlcast.`,
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
  offline: 'You’re offline. Sync again when you’re online.',
  uncheckedCount: (count: number, daily: number) =>
    `${several(count, 'email or number is', 'emails and numbers are')} not checked yet. Sync again to continue. You can check ${daily.toLocaleString('en')} a day.`,
  missingCountryCode: (count: number) =>
    count === 1
      ? 'We can’t check 1 contact. Its numbers have no country code.'
      : `We can’t check ${count} contacts. Their numbers have no country code.`,
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
  followedAll: (count: number) => `You follow ${count === 1 ? 'one more person' : `${count} more people`}.`,
  share: 'Share your link',
  more: 'Show more',
  emailLabel: (name: string) => `Invite ${name} by email`,
  smsLabel: (name: string) => `Invite ${name} by text message`,
  linkLabel: (name: string) => `Share your link with ${name}`,

  syncAgain: 'Sync again',
  tryAgain: 'Try again',
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
