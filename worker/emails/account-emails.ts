/** Account emails. Which one is sent is the only difference between a new and a known address. */
import {
  type AccessAct,
  type AccessFate,
  type AccessSummary,
  listWaysWith,
  type WayIn,
} from '../../domain/auth/access'
import { RESET_HOURS, VERIFICATION_HOURS } from '../../domain/auth/auth.limits'
import { formatDate } from '../../domain/i18n/dates'
import { getLocale } from '../../domain/i18n/i18n'
import { DISPLAY_NAME_MAX_CHARS } from '../../domain/limits'
import { ACCOUNT_EMAILS, RETRIED_ADDRESS_EMAIL, SIGN_IN_METHOD_EMAIL } from '../../domain/locales/en/emails'
import { getSettingsPath } from '../../domain/settings/settings-groups'
import { type EmailContent, renderEmail } from './render-email'
import { sanitizeForEmail } from './sanitize'

/** Digits at the end of a number by which its owner knows it. */
const PHONE_HINT_DIGITS = 2

/** To a new address: the confirmation link, by its id. The username identifies the sign-up. */
export function createConfirmEmail(
  to: string,
  { username, displayName, origin, link }: Record<'username' | 'displayName' | 'origin' | 'link', string>,
) {
  const { subject, heading, asked, lasts, action } = ACCOUNT_EMAILS.confirm
  return toSignInEmail(to, {
    subject,
    heading: heading(sanitizeForEmail(displayName, DISPLAY_NAME_MAX_CHARS) ?? `@${username}`),
    paragraphs: [asked(username), lasts(username, VERIFICATION_HOURS)],
    action: { label: action, url: `${origin}/?verify=${link}` },
    foot: ACCOUNT_EMAILS.footer,
  })
}

/** To a known address: nothing was changed, with a sign-in link. */
export function createAlreadyMemberEmail(to: string, { origin }: { origin: string }) {
  const { subject, heading, asked, signInHint, action } = ACCOUNT_EMAILS.member
  return toSignInEmail(to, {
    subject,
    heading,
    paragraphs: [asked, signInHint],
    action: { label: action, url: `${origin}/?sign-in=email` },
    foot: ACCOUNT_EMAILS.footer,
  })
}

/** To a user who forgot the password. `link` is the link's id: the token is filled in when the email is sent. */
export function createResetEmail(to: string, { origin, link }: { origin: string; link: string }) {
  const { subject, heading, asked, lasts, action } = ACCOUNT_EMAILS.reset
  return toSignInEmail(to, {
    subject,
    heading,
    paragraphs: [asked, lasts(RESET_HOURS)],
    action: { label: action, url: `${origin}/?reset=${link}` },
    foot: ACCOUNT_EMAILS.footer,
  })
}

/** To the first address of an account: the link that verifies it and sets a password. */
export function createFirstAddressEmail(
  to: string,
  { origin, link, username }: Record<'origin' | 'link' | 'username', string>,
) {
  const { subject, heading, asked, lasts, action } = ACCOUNT_EMAILS.first
  return toSignInEmail(to, {
    subject,
    heading,
    paragraphs: [asked(username), lasts(username, RESET_HOURS)],
    action: { label: action, url: `${origin}/?reset=${link}` },
    foot: ACCOUNT_EMAILS.footer,
  })
}

/** To an address that got no emails, when its owner has it tried again. Nothing in it has to be opened. */
export function createRetriedAddressEmail(to: string, { origin }: { origin: string }) {
  const { subject, heading, text } = RETRIED_ADDRESS_EMAIL
  const { action, footer } = SIGN_IN_METHOD_EMAIL
  const content = renderEmail({
    subject,
    heading,
    paragraphs: [text],
    action: { label: action, url: `${origin}${getSettingsPath('email')}` },
    foot: footer,
  })
  return { to, purpose: 'account' as const, ...content }
}

type PasswordChange = {
  origin: string
  act: AccessAct
  /** The state before the act. */
  summary: AccessSummary
}

/**
 * To a user whose password was changed, possibly by another person: what ended, what is paused, and what goes on.
 * Contains no text that a user typed.
 */
export function createPasswordChangedEmail(to: string, { origin, act, summary }: PasswordChange) {
  const { subject, heading, explanation, ended, paused, kept, ways, notYou, action } = ACCOUNT_EMAILS.changed
  const { counts, phone, hasGoogle, payoutAccountAt } = summary
  const describeWay = (way: WayIn) => {
    if (way === 'phone') return ways.phone(phone?.slice(-PHONE_HINT_DIGITS) ?? '')
    return way === 'sessions' || way === 'pending' ? [] : ways.counted(ways[way], counts[way])
  }
  const listWays = (fate: AccessFate) => listWaysWith(act, fate, counts).flatMap(describeWay)
  const others = [
    ...(hasGoogle ? [ways.google] : []),
    ...(payoutAccountAt === null
      ? []
      : [ways.payouts(formatDate(payoutAccountAt, { dateStyle: 'long', timeZone: 'UTC' }))]),
  ]
  const list = new Intl.ListFormat(getLocale())
  const writeLine = (write: (list: string) => string, items: string[]) =>
    items.length > 0 ? [write(list.format(items))] : []
  const content = renderEmail({
    subject,
    heading,
    paragraphs: [
      explanation,
      ...writeLine(ended, listWays('ended')),
      ...writeLine(paused, listWays('paused')),
      ...writeLine(kept, [...listWays('kept'), ...others]),
      notYou,
    ],
    action: { label: action, url: `${origin}/?sign-in=email` },
    foot: ACCOUNT_EMAILS.footer,
  })
  return { to, purpose: 'account' as const, ...content }
}

function toSignInEmail(to: string, content: EmailContent) {
  return { to, purpose: 'sign_in' as const, ...renderEmail(content) }
}
