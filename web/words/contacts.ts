/** Texts for finding contacts and being found by them. */
import { defineMessages } from '../../domain/i18n'

const several = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`
const contacts = (count: number) => several(count, 'contact', 'contacts')

export const CONTACTS = defineMessages('CONTACTS', {
  section: 'Contact Syncing',
  title: 'Synced contacts',
  find: 'Find people you know',
  findHint: 'Looks which of your contacts want to be found here.',
  start: 'Sync',
  startLabel: 'Sync contacts',
  open: 'Open',
  openLabel: 'Open synced contacts',
  figures: (here: number, all: number) =>
    `${here} of ${contacts(all)} ${here === 1 ? 'is' : 'are'} on Owlcast.`,
  lastSynced: 'Last synced',
  never: 'Not compared yet.',

  intro: 'Your contacts stay on this device.',
  introText:
    'Only their addresses and numbers are sent, compared and forgotten. You meet those who want to be found; nobody is told that you looked.',
  choose: 'Choose contacts',
  file: 'Import a file',
  fileHint: 'A .csv or .vcf file, as Google, Outlook and Apple export them. You can drop it here.',
  drop: 'Drop the file here',
  reading: 'Reading your contacts',
  checking: (done: number, all: number) => `Compared ${done} of ${all}`,
  progress: 'Contacts compared',
  cancel: 'Cancel',
  offline: 'You are offline. Your contacts are compared when you sync again.',
  left: (count: number, daily: number) =>
    `${several(count, 'address or number is', 'addresses and numbers are')} not compared yet. Sync again to go on; a day has room for ${daily.toLocaleString('en')}.`,
  unread: (count: number) =>
    `${count === 1 ? 'One contact has' : `${count} contacts have`} only numbers without a country, which cannot be compared.`,
  most: (count: number) => `No more than ${count} contacts are kept.`,
  full: 'This device has no room to keep your contacts: they are here until you leave this page.',

  search: 'Search contacts',
  nothing: (typed: string) => `No contacts found for '${typed}'`,
  here: (count: number) => `On Owlcast (${count})`,
  nobody: 'None of them can be found on Owlcast so far.',
  others: (count: number) => `Invite (${count})`,
  waiting: (count: number) => `Not compared yet (${count})`,
  othersHint: 'We send nothing to anybody: you write to them yourself.',
  follow: 'Follow',
  followed: 'Following',
  followLabel: (name: string) => `Follow ${name}`,
  followedLabel: (name: string) => `Following ${name}`,
  followAll: 'Follow all',
  followedAll: (count: number) => `You follow ${count === 1 ? 'one more person' : `${count} more people`}.`,
  share: 'Share your link',
  more: 'Show more',
  mailLabel: (name: string) => `Invite ${name} by e-mail`,
  textLabel: (name: string) => `Invite ${name} by text message`,
  linkLabel: (name: string) => `Share your link with ${name}`,

  again: 'Sync again',
  tryAgain: 'Try again',
  remove: 'Remove synced contacts',
  removeTitle: 'Remove synced contacts?',
  removeText: 'They go from this device. Whom you follow, you go on following.',
  keep: 'Keep them',
  confirmRemove: 'Remove',
  removed: 'Your contacts are gone from this device.',
})

/** Why a file could not be imported. */
export const NO_IMPORT = defineMessages('NO_IMPORT', {
  size: 'The file is larger than 5 MB.',
  type: 'Only .csv and .vcf files can be read.',
  empty: 'There is no e-mail address and no phone number in it.',
  unreadable: 'The file could not be read.',
})

export const INVITE = defineMessages('INVITE', {
  subject: 'Hear me on Owlcast',
  text: (link: string) => `I am on Owlcast, where people talk in their own voices. Hear me here: ${link}`,
})

export const FOUND_BY = defineMessages('FOUND_BY', {
  email: 'Let people who have my e-mail find me',
  phone: 'Let people who have my number find me',
  hint: 'Off unless you want it. They see what everybody sees of you.',
  noEmail: 'You have no e-mail address here yet.',
  noPhone: 'You have no phone number here yet.',
  loading: 'Looking up who may find you',
})
