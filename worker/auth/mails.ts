/** The mails that signing up causes. Which of the two goes out is the only difference between a new and a known address. */
import { DISPLAY_NAME_MAX_CHARS, RESET_HOURS, VERIFICATION_HOURS } from '../../domain/limits'
import { harmless } from '../outbox/harmless'
import { type LetterContent, writeLetter } from '../outbox/letter'
import { ACCOUNT_MAILS } from '../words/letters'

/** To a new address: the link that makes the account, named by its id. The username says whose sign-up it is. */
export function confirmMail(
  to: string,
  { username, displayName, origin, link }: Record<'username' | 'displayName' | 'origin' | 'link', string>,
) {
  const { subject, heading, asked, lasts, action } = ACCOUNT_MAILS.confirm
  return mailTo(to, {
    subject,
    heading: heading(harmless(displayName, DISPLAY_NAME_MAX_CHARS) ?? `@${username}`),
    paragraphs: [asked(username), lasts(username, VERIFICATION_HOURS)],
    action: { label: action, url: `${origin}/?verify=${link}` },
    foot: ACCOUNT_MAILS.foot,
  })
}

/** To the address of a member: nothing was changed, and here is the way in. */
export function alreadyMemberMail(to: string, { origin }: { origin: string }) {
  const { subject, heading, asked, way, action } = ACCOUNT_MAILS.member
  return mailTo(to, {
    subject,
    heading,
    paragraphs: [asked, way],
    action: { label: action, url: `${origin}/?sign-in=email` },
    foot: ACCOUNT_MAILS.foot,
  })
}

/** To a member who forgot the password. `link` is the link's id: the secret is put in when the letter leaves. */
export function resetMail(to: string, { origin, link }: { origin: string; link: string }) {
  const { subject, heading, asked, lasts, action } = ACCOUNT_MAILS.reset
  return mailTo(to, {
    subject,
    heading,
    paragraphs: [asked, lasts(RESET_HOURS)],
    action: { label: action, url: `${origin}/?reset=${link}` },
    foot: ACCOUNT_MAILS.foot,
  })
}

/** To the address that is to be the first of an account: the link that proves it, and chooses a password. */
export function firstAddressMail(
  to: string,
  { origin, link, username }: Record<'origin' | 'link' | 'username', string>,
) {
  const { subject, heading, asked, lasts, action } = ACCOUNT_MAILS.first
  return mailTo(to, {
    subject,
    heading,
    paragraphs: [asked(username), lasts(username, RESET_HOURS)],
    action: { label: action, url: `${origin}/?reset=${link}` },
    foot: ACCOUNT_MAILS.foot,
  })
}

/** To a member whose password was changed, who may not be the one who did it. */
export function passwordChangedMail(to: string, { origin }: { origin: string }) {
  const { subject, heading, how, otherwise, action } = ACCOUNT_MAILS.changed
  return mailTo(to, {
    subject,
    heading,
    paragraphs: [how, otherwise],
    action: { label: action, url: `${origin}/?sign-in=email` },
    foot: ACCOUNT_MAILS.foot,
  })
}

function mailTo(to: string, content: LetterContent) {
  return { to, purpose: 'account' as const, ...writeLetter(content) }
}
