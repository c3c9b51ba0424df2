/** English texts for emails and text messages. */
import { defineMessages } from '../../i18n/i18n'

const formatHours = (hours: number) => (hours === 1 ? 'an hour' : `${hours} hours`)

/** Account mails. Which one is sent is the only difference between a known and a new address. */
export const ACCOUNT_EMAILS = defineMessages('ACCOUNT_EMAILS', {
  footer:
    'You got this email because someone entered your address on Owlcast. We won’t email you about this again.',
  confirm: {
    subject: 'Confirm your email for Owlcast',
    heading: (name: string) => `Welcome, ${name}`,
    asked: (username: string) =>
      `Someone, hopefully you, signed up as @${username} with this address. Confirm it to start using Owlcast.`,
    lasts: (username: string, hours: number) =>
      `The link works once, for ${formatHours(hours)}. If you didn’t sign up as @${username}, ignore this email and no account will be created.`,
    action: 'Confirm my email',
  },
  member: {
    subject: 'You already have an Owlcast account',
    heading: 'You already have an account',
    asked:
      'Someone, hopefully you, tried to sign up with this address. It already has an account, and nothing was changed.',
    signInHint:
      'Sign in the way you did before. You can also choose a new password there. If it wasn’t you, you don’t need to do anything.',
    action: 'Sign in',
  },
  reset: {
    subject: 'Choose a new password for Owlcast',
    heading: 'Choose a new password',
    asked:
      'Someone, hopefully you, asked for a new password for your account. Press the button to choose one.',
    lasts: (hours: number) =>
      `The link works once, for ${formatHours(hours)}. If it wasn’t you, ignore this email and your password stays the same.`,
    action: 'Choose a new password',
  },
  first: {
    subject: 'Confirm your email for Owlcast',
    heading: 'Add this email to your account',
    asked: (username: string) =>
      `Someone, hopefully you, wants to sign in as @${username} with this address. Press the button in the browser where you’re signed in as @${username}, then choose a password.`,
    lasts: (username: string, hours: number) =>
      `The link works once, for ${formatHours(hours)}. If you’re not @${username}, ignore this email. The link doesn’t work for anyone else.`,
    action: 'Confirm my email',
  },
  changed: {
    subject: 'Your Owlcast password was changed',
    heading: 'Your password was changed',
    explanation: 'It was changed with a link that we sent to this address. We signed you out everywhere.',
    ended: (list: string) => `These don’t work any more: ${list}.`,
    paused: (list: string) =>
      `We paused these, because someone else may have added them: ${list}. Open your settings, turn on what’s yours and remove the rest.`,
    kept: (list: string) => `These still work: ${list}. Please check that they’re yours.`,
    ways: {
      counted: (way: string, count: number) => `${way} (${count})`,
      accessTokens: 'access tokens',
      privateFeeds: 'private addresses for podcast apps',
      passkeys: 'passkeys',
      phone: (digits: string) => `signing in with your number ending in ${digits}`,
      webhooks: 'webhooks',
      google: 'signing in with Google',
      payouts: (day: string) => `your account for payouts, added on ${day}`,
    },
    notYou:
      'If it wasn’t you, someone can read your email. Change your email password first, then change this one.',
    action: 'Sign in',
  },
})

/** Emails about requests to join a site where an admin decides. */
export const SIGN_UP_EMAILS = defineMessages('SIGN_UP_EMAILS', {
  footer: (site: string) => `You got this email because of a sign-up on ${site}.`,
  request: {
    subject: (site: string) => `Someone wants to join ${site}`,
    heading: 'Someone is waiting',
    text: (site: string) => `There’s a new request to join ${site}. You can approve or decline it.`,
    action: 'See who’s waiting',
  },
  approved: {
    subject: (site: string) => `You can join ${site} now`,
    heading: (name: string) => `Welcome, ${name}`,
    text: (site: string) => `Your sign-up on ${site} was approved. Sign in the way you signed up.`,
    action: 'Sign in',
  },
  declined: {
    subject: (site: string) => `Your sign-up on ${site}`,
    heading: 'Your sign-up was declined',
    text: (site: string) => `You can’t join ${site} this time. We’ve deleted what you entered.`,
  },
})

/** Notices when a sign-in method changes. */
export const SIGN_IN_METHOD_EMAILS = defineMessages('SIGN_IN_METHOD_EMAILS', {
  'passkey-added': {
    subject: 'A passkey was added to your Owlcast account',
    heading: 'New passkey',
    message: 'A passkey was added to your account. Anyone who has it can sign in as you.',
  },
  'passkey-removed': {
    subject: 'A passkey was removed from your Owlcast account',
    heading: 'Passkey removed',
    message: 'A passkey was removed from your account. It can’t be used to sign in any more.',
  },
  'phone-set': {
    subject: 'A phone number was added to your Owlcast account',
    heading: 'Phone number added',
    message: 'A phone number was added to your account. Anyone who has it can sign in as you.',
  },
  'phone-removed': {
    subject: 'The phone number was removed from your Owlcast account',
    heading: 'Phone number removed',
    message: 'The phone number was removed from your account. It can’t be used to sign in any more.',
  },
})

export const SIGN_IN_METHOD_EMAIL = defineMessages('SIGN_IN_METHOD_EMAIL', {
  /** Browser and system, as far as known: 'Firefox on Linux'. */
  where: (browser: string, system: string) => [browser, system].filter(Boolean).join(' on '),
  doneIn: (where: string) => `This was done in ${where}.`,
  notYou:
    'If it wasn’t you, open your settings. Undo the change there, sign out everywhere else, and choose a new password.',
  action: 'Open my settings',
  footer: 'You got this email because it’s about how you sign in to your account.',
})

/** To an address that got no emails, when its owner has it tried again. */
export const RETRIED_ADDRESS_EMAIL = defineMessages('RETRIED_ADDRESS_EMAIL', {
  subject: 'Emails from Owlcast reach you again',
  heading: 'Emails reach you again',
  text: 'You asked us to try this address again. You’re reading this, so it works, and we’ll send you emails as before.',
})

/** Mail for a message to an address. */
export const MESSAGE_EMAIL = defineMessages('MESSAGE_EMAIL', {
  subject: (sender: string) => `${sender} sent you a voice message`,
  untitled: 'Voice Message',
  intro: (title: string, username: string) =>
    `“${title}” from @${username} is waiting for you. You don’t need an account to listen.`,
  about: 'On Owlcast, people record what they want to say and reply to each other.',
  validity: (days: number) =>
    `The link works for ${days} days and only for the first person who opens the message, so keep it to yourself.`,
  action: 'Open the message',
  footer: (username: string) =>
    `You got this email because @${username} entered your address on Owlcast. If it isn’t you, ignore it.`,
  unsubscribe: 'Stop these emails',
})

/** The unsubscribe page of message mails. */
export const UNSUBSCRIBE_PAGE = defineMessages('UNSUBSCRIBE_PAGE', {
  ask: {
    heading: 'Stop these emails?',
    text: 'People on Owlcast can send a voice message to an email address. Press the button and we won’t email you about them any more. You’ll still get emails about your own account.',
    button: 'Stop these mails',
  },
  refused: {
    heading: 'You won’t get these emails any more',
    text: 'We stopped emails about voice messages to this address. You can close this page.',
    button: 'Get them again',
  },
  welcome: {
    heading: 'You’ll get these emails again',
    text: 'When someone sends a voice message to this address, we’ll email you.',
  },
  broken: {
    heading: 'This link isn’t complete',
    text: 'Please open it from the email again, or copy the whole link. Nothing was changed.',
  },
  home: 'Go to Owlcast',
})

/** Invitation to collaborate on a post. */
export const INVITATION_EMAIL = defineMessages('INVITATION_EMAIL', {
  subject: (inviter: string) => `${inviter} invited you to collaborate`,
  titled: (title: string, content: string) => `“${title}” (${content})`,
  intro: (username: string, post: string) =>
    `@${username} wants to add you as a collaborator on ${post}. Nothing changes until you accept.`,
  validity: (days: number) =>
    `The invitation works for ${days} days and only for this email address. Sign in with it to accept.`,
  /** For a user invited by username. */
  validityForMember: (days: number) =>
    `The invitation works for ${days} days and only for you. Sign in to accept.`,
  footerForMember: (username: string) =>
    `You got this email because @${username} invited you by your username on Owlcast. They can’t see your address.`,
  action: 'Open the invitation',
})

/** Final mail after account deletion. */
export const ACCOUNT_DELETED_EMAIL = defineMessages('ACCOUNT_DELETED_EMAIL', {
  subject: 'Your data has been deleted',
  deleted: (day: string) =>
    `On ${day} you deleted your Owlcast account and everything in it: your profile, your posts, your messages and the ways you signed in.`,
  retained: 'Here’s what we kept, and why:',
  notYou:
    'If it wasn’t you, someone else had access to your account. We can’t bring back what was deleted. Please check who can read your email.',
  footer:
    'You got this email because your account had this address. It’s the last one: we’ve deleted your address too.',
})

/** Text messages; their price depends on their length. */
export const SMS_TEXTS = defineMessages('SMS_TEXTS', {
  code: (code: string, minutes: number) =>
    `${code} is your Owlcast code. It works once, for ${minutes} minutes. Don't share it with anyone.`,
  approved: (site: string, origin: string) => `Your sign-up on ${site} was approved. Sign in: ${origin}`,
  declined: (site: string) => `Your sign-up on ${site} was declined. We've deleted what you entered.`,
  /** To the number of an account without an address. */
  passkeyAdded:
    "A passkey was added to your Owlcast account. If it wasn't you, go to settings where you're signed in, remove it, and sign out everywhere else.",
  addressAdded:
    "An email address was added to your Owlcast account. If it wasn't you, write to the people who run the site: whoever reads it can sign in as you.",
  /** To the previous number of an account. */
  phoneChanged:
    "Your Owlcast account has a new phone number. If it wasn't you, go to settings where you're still signed in, change it back, and sign out everywhere else.",
})

export const IMPORT_EMAILS = defineMessages('IMPORT_EMAILS', {
  subject: 'Your code to import a podcast into Owlcast',
  heading: 'Is this your podcast?',
  asked: (username: string, title: string | null) =>
    title === null
      ? `@${username} wants to import a podcast into Owlcast. Its feed names this address as its owner’s.`
      : `@${username} wants to import “${title}” into Owlcast. Its feed names this address as its owner’s.`,
  enter: (code: string) => `If that’s you, enter this code: ${code}`,
  lasts: (hours: number) =>
    `The code works for ${formatHours(hours)}. If it isn’t you, ignore this email and nothing will be imported.`,
  footer:
    'You got this email because the feed of a podcast has your address. We only write when someone asks to import it.',
})

/** Refunds that a bank sent back, to the buyer; payouts that a bank refused, to the author. */
export const BILLING_EMAILS = defineMessages('BILLING_EMAILS', {
  refund: {
    subject: 'Your refund didn’t arrive',
    about: (amount: string, title: string) =>
      `We refunded ${amount} for “${title}”, but your bank sent the money back.`,
    untitled: (amount: string) => `We refunded ${amount} to you, but your bank sent the money back.`,
    next: 'You don’t need to do anything. The people who run this site know about it, and will find another way to pay you back.',
    contact: (contact: string) => `You can write to them: ${contact}`,
    footer: 'You got this email because you bought something on Owlcast.',
  },
  payout: {
    subject: 'Your bank refused a payout',
    text: 'Stripe tried to send your earnings to your bank account, and your bank refused them.',
    next: 'Your money is still yours. Please check your bank details at Stripe: your Owlcast settings lead there, under Earnings. Then Stripe sends it again.',
    action: 'Open my settings',
    footer: 'You got this email because Owlcast pays you for what you sell.',
  },
})
