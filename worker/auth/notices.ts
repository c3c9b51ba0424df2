/** What the owner of an account is told whenever a way into it changes: it may not have been them. */
import { deviceOf } from '../../domain/devices'
import { isEmail } from '../../domain/people'
import type { Tools } from '../context'
import { writeLetter } from '../outbox/letter'
import { mailLetter, smsLetter } from '../outbox/outbox.service'
import type { Letter } from '../outbox/outbox.table'
import type { Viewer } from './session'

const NOTICES = {
  'passkey-added': {
    subject: 'A passkey was added to your Owlcast account',
    heading: 'A new passkey',
    told: 'A passkey was added to your account. Whoever holds it can sign in as you.',
  },
  'passkey-removed': {
    subject: 'A passkey was removed from your Owlcast account',
    heading: 'A passkey less',
    told: 'A passkey was removed from your account. It opens nothing any more.',
  },
  'phone-set': {
    subject: 'A phone number was set for your Owlcast account',
    heading: 'Your phone number',
    told: 'A phone number was set for your account. Whoever holds it can sign in as you.',
  },
  'phone-removed': {
    subject: 'The phone number was removed from your Owlcast account',
    heading: 'No phone number',
    told: 'The phone number was removed from your account. Nobody signs in with it any more.',
  },
} as const
export type Notice = keyof typeof NOTICES

type Owner = Pick<Viewer, 'email' | 'emailVerified'>

/** The letter for the batch of a change; null where the owner has no address. Nothing that anybody typed is in it. */
export function noticeLetter(
  tools: Pick<Tools, 'ids' | 'clock' | 'env'>,
  { email, emailVerified }: Owner,
  notice: Notice,
  agent: string | null,
): Letter | null {
  if (!emailVerified || !isEmail(email)) return null
  const { subject, heading, told } = NOTICES[notice]
  const { browser, system } = deviceOf(agent ?? '')
  const where = [browser, system].filter(Boolean).join(' on ')
  const written = writeLetter({
    subject,
    heading,
    paragraphs: [
      where ? `${told} This was done in ${where}.` : told,
      'If it was not you, look at your settings: undo it there, sign out everywhere else, and choose a new password.',
    ],
    action: { label: 'Open my settings', url: `${tools.env.ORIGIN}/?view=settings` },
    foot: 'You get this mail because it is about how your account is opened.',
  })
  return mailLetter(tools, { to: email, purpose: 'account', ...written })
}

/**
 * The message to a number that is theirs no more, for who has no address to be written at: whoever had their session in
 * hand would have taken their account along unnoticed.
 */
export function oldNumberLetter(
  tools: Pick<Tools, 'ids' | 'clock'>,
  person: Owner & Pick<Viewer, 'phone'>,
): Letter | null {
  if (person.phone === null || person.emailVerified) return null
  const text =
    'Your Owlcast account has another phone number now. If it was not you: set yours again in the settings, where you are still signed in, and sign out everywhere else.'
  // With the other letters of its batch, and not at once.
  return { ...smsLetter(tools, { to: person.phone, text }), attempts: 0, leasedUntil: null }
}
