/** Messages of mails, text messages and the unsubscribe page. Times are whole hours, days or minutes. */
import { defineMessages } from '../../domain/i18n'

const formatHours = (hours: number) => (hours === 1 ? 'an hour' : `${hours} hours`)

/** Account mails. Which one is sent is the only difference between a known and a new address. */
export const ACCOUNT_MAILS = defineMessages('ACCOUNT_MAILS', {
  foot: 'You get this mail because somebody entered your address at Owlcast. We will not write again about it.',
  confirm: {
    subject: 'Confirm your e-mail for Owlcast',
    heading: (name: string) => `Welcome, ${name}`,
    asked: (username: string) =>
      `Somebody, hopefully you, signed up as @${username} with this address. Confirm it, and your voice has a home.`,
    lasts: (username: string, hours: number) =>
      `The link works once, for ${formatHours(hours)}. If you did not sign up as @${username}, leave this mail alone: without it no account is made.`,
    action: 'Confirm my e-mail',
  },
  member: {
    subject: 'You already have an Owlcast account',
    heading: 'You are one of us already',
    asked:
      'Somebody, hopefully you, tried to sign up with this address. It has an account, and nothing was changed.',
    way: 'Sign in the way you did before; you can also choose a new password there. If it was not you, there is nothing to do.',
    action: 'Sign in',
  },
  reset: {
    subject: 'Choose a new password for Owlcast',
    heading: 'A new password',
    asked:
      'Somebody, hopefully you, forgot the password of your account. Press the button and choose a new one.',
    lasts: (hours: number) =>
      `The link works once, for ${formatHours(hours)}. If it was not you, leave this mail alone: nothing was changed.`,
    action: 'Choose a new password',
  },
  first: {
    subject: 'Confirm your e-mail for Owlcast',
    heading: 'An address for your account',
    asked: (username: string) =>
      `Somebody, hopefully you, wants to sign in as @${username} with this address. Press the button where you are signed in as @${username}, and choose a password.`,
    lasts: (username: string, hours: number) =>
      `The link works once, for ${formatHours(hours)}. If you are not @${username}, leave this mail alone: it opens nothing for anybody else.`,
    action: 'Confirm my e-mail',
  },
  changed: {
    subject: 'Your Owlcast password was changed',
    heading: 'Your password was changed',
    how: 'It was changed by a link that we sent to this address, and you were signed out everywhere.',
    otherwise:
      'If it was not you, somebody reads your mails: change the password there first, and then here.',
    action: 'Sign in',
  },
})

/** Notices when a sign-in method changes. */
export const WAY_MAILS = defineMessages('WAY_MAILS', {
  'passkey-added': {
    subject: 'A passkey was added to your Owlcast account',
    heading: 'A new passkey',
    message: 'A passkey was added to your account. Whoever holds it can sign in as you.',
  },
  'passkey-removed': {
    subject: 'A passkey was removed from your Owlcast account',
    heading: 'A passkey less',
    message: 'A passkey was removed from your account. It opens nothing any more.',
  },
  'phone-set': {
    subject: 'A phone number was set for your Owlcast account',
    heading: 'Your phone number',
    message: 'A phone number was set for your account. Whoever holds it can sign in as you.',
  },
  'phone-removed': {
    subject: 'The phone number was removed from your Owlcast account',
    heading: 'No phone number',
    message: 'The phone number was removed from your account. Nobody signs in with it any more.',
  },
})

export const WAY_MAIL = defineMessages('WAY_MAIL', {
  /** Browser and system, as far as known: 'Firefox on Linux'. */
  where: (browser: string, system: string) => [browser, system].filter(Boolean).join(' on '),
  doneIn: (where: string) => `This was done in ${where}.`,
  otherwise:
    'If it was not you, look at your settings: undo it there, sign out everywhere else, and choose a new password.',
  action: 'Open my settings',
  foot: 'You get this mail because it is about how your account is opened.',
})

/** Mail for a message to an address. */
export const MESSAGE_MAIL = defineMessages('MESSAGE_MAIL', {
  subject: (sender: string) => `${sender} sent you a voice message`,
  untitled: 'Voice Message',
  waits: (title: string, username: string) =>
    `“${title}” from @${username} is waiting for you. You need no account to listen.`,
  about: 'Owlcast is a place for voices: people record what they have to say and answer each other.',
  lasts: (days: number) =>
    `The link lasts ${days} days and belongs to whoever opens the message first, so keep it to yourself.`,
  action: 'Open the message',
  foot: (username: string) =>
    `You get this mail because @${username} entered your address at Owlcast. If you do not know them, leave it alone.`,
  refuse: 'Do not mail me messages from Owlcast',
})

/** The unsubscribe page of message mails. */
export const REFUSAL_PAGE = defineMessages('REFUSAL_PAGE', {
  ask: {
    heading: 'No more of these mails?',
    text: 'People on Owlcast can send a voice message to an e-mail address. Press the button, and no such mail comes to yours. Mails about an account of your own still do.',
    button: 'Stop these mails',
  },
  refused: {
    heading: 'It is quiet now',
    text: 'No more mails about voice messages come to this address. You can close this page.',
    button: 'I want them after all',
  },
  welcome: {
    heading: 'You will hear from people again',
    text: 'When somebody sends a voice message to this address, a mail brings it.',
  },
  broken: {
    heading: 'This link is not whole',
    text: 'Please open it from the mail again, or copy all of it. Nothing was changed.',
  },
  home: 'Go to Owlcast',
})

/** Invitation to collaborate on a post. */
export const INVITATION_MAIL = defineMessages('INVITATION_MAIL', {
  subject: (inviter: string) => `${inviter} invites you to work together`,
  titled: (title: string, content: string) => `“${title}” (${content})`,
  asks: (username: string, voice: string) =>
    `@${username} would like to name you beside them on ${voice}. You decide: nothing changes until you accept.`,
  lasts: (days: number) =>
    `The invitation lasts ${days} days and is for this address: sign in with it to accept.`,
  /** For a user invited by username. */
  lastsForMember: (days: number) =>
    `The invitation lasts ${days} days and is for you alone: sign in to accept.`,
  footForMember: (username: string) =>
    `You get this mail because @${username} invited you by your name at Owlcast. They do not see your address.`,
  action: 'Open the invitation',
})

/** Final mail after account deletion. */
export const FAREWELL_MAIL = defineMessages('FAREWELL_MAIL', {
  subject: 'Your data has been deleted',
  deleted: (day: string) =>
    `On ${day} you deleted your Owlcast account and everything in it: your profile, your voices, your messages and the ways you signed in.`,
  kept: 'This is what was kept, and why:',
  otherwise:
    'If it was not you, somebody had your account in hand. What is deleted cannot be brought back; please check who reads your mails.',
  foot: 'You get this mail because your account had this address. It is the last one: we have forgotten the address with the rest.',
})

/** Text messages; their price depends on their length. */
export const TEXTS = defineMessages('TEXTS', {
  code: (code: string, minutes: number) =>
    `${code} is your Owlcast code. It works once, for ${minutes} minutes. Never tell it to anybody.`,
  /** To the previous number of an account. */
  oldNumber:
    'Your Owlcast account has another phone number now. If it was not you: set yours again in the settings, where you are still signed in, and sign out everywhere else.',
})
