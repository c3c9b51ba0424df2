/** The mails that signing up causes. Which of the two goes out is the only difference between a new and a known address. */
import { RESET_HOURS, VERIFICATION_HOURS } from '../../domain/limits'
import { type LetterContent, writeLetter } from '../outbox/letter'

const FOOT =
  'You get this mail because somebody entered your address at Owlcast. We will not write again about it.'

/** To a new address: the link that makes the account. The username says whose sign-up it is. */
export function confirmMail(
  to: string,
  { username, displayName, origin, token }: Record<'username' | 'displayName' | 'origin' | 'token', string>,
) {
  return mailTo(to, {
    subject: 'Confirm your e-mail for Owlcast',
    heading: `Welcome, ${displayName}`,
    paragraphs: [
      `Somebody, hopefully you, signed up as @${username} with this address. Confirm it, and your voice has a home.`,
      `The link works once, for ${VERIFICATION_HOURS} hours. If you did not sign up as @${username}, leave this mail alone: without it no account is made.`,
    ],
    action: { label: 'Confirm my e-mail', url: `${origin}/?verify=${token}` },
    foot: FOOT,
  })
}

/** To the address of a member: nothing was changed, and here is the way in. */
export function alreadyMemberMail(to: string, { origin }: { origin: string }) {
  return mailTo(to, {
    subject: 'You already have an Owlcast account',
    heading: 'You are one of us already',
    paragraphs: [
      'Somebody, hopefully you, tried to sign up with this address. It has an account, and nothing was changed.',
      'Sign in the way you did before; you can also choose a new password there. If it was not you, there is nothing to do.',
    ],
    action: { label: 'Sign in', url: `${origin}/?sign-in=email` },
    foot: FOOT,
  })
}

/** To a member who forgot the password. `link` is the link's id: the secret is put in when the letter leaves. */
export function resetMail(to: string, { origin, link }: { origin: string; link: string }) {
  return mailTo(to, {
    subject: 'Choose a new password for Owlcast',
    heading: 'A new password',
    paragraphs: [
      'Somebody, hopefully you, forgot the password of your account. Press the button and choose a new one.',
      `The link works once, for ${RESET_HOURS === 1 ? 'an hour' : `${RESET_HOURS} hours`}. If it was not you, leave this mail alone: nothing was changed.`,
    ],
    action: { label: 'Choose a new password', url: `${origin}/?reset=${link}` },
    foot: FOOT,
  })
}

/** To the address that is to be the first of an account: the link that proves it, and chooses a password. */
export function firstAddressMail(
  to: string,
  { origin, link, username }: Record<'origin' | 'link' | 'username', string>,
) {
  return mailTo(to, {
    subject: 'Confirm your e-mail for Owlcast',
    heading: 'An address for your account',
    paragraphs: [
      `Somebody, hopefully you, wants to sign in as @${username} with this address. Press the button where you are signed in as @${username}, and choose a password.`,
      `The link works once, for ${RESET_HOURS === 1 ? 'an hour' : `${RESET_HOURS} hours`}. If you are not @${username}, leave this mail alone: it opens nothing for anybody else.`,
    ],
    action: { label: 'Confirm my e-mail', url: `${origin}/?reset=${link}` },
    foot: FOOT,
  })
}

/** To a member whose password was changed, who may not be the one who did it. */
export function passwordChangedMail(to: string, { origin }: { origin: string }) {
  return mailTo(to, {
    subject: 'Your Owlcast password was changed',
    heading: 'Your password was changed',
    paragraphs: [
      'It was changed by a link that we sent to this address, and you were signed out everywhere.',
      'If it was not you, somebody reads your mails: change the password there first, and then here.',
    ],
    action: { label: 'Sign in', url: `${origin}/?sign-in=email` },
    foot: FOOT,
  })
}

function mailTo(to: string, content: LetterContent) {
  return { to, purpose: 'account' as const, ...writeLetter(content) }
}
