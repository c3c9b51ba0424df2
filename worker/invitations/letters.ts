/** The mail that invites somebody to work on a voice. */
import { DISPLAY_NAME_MAX_CHARS, TITLE_MAX_CHARS } from '../../domain/limits'
import { harmless } from '../outbox/harmless'
import { writeLetter } from '../outbox/letter'
import type { WrittenMail } from '../outbox/outbox.service'

export type InvitationLetter = {
  to: string
  inviterDisplayName: string
  inviterUsername: string
  title: string
  /** What the voice is called: 'Squawk', 'HUM', 'Owlcast'. */
  contentName: string
  /** Leads to the voice, with the invitation's secret. */
  link: string
  /** How long the link lasts. */
  days: number
  /** Where the recipient refuses more such mails; from `refusalLink`. */
  refuseLink: string
}

/** A mail to somebody invited, ready for `mailLetter`: `mailLetter(tools, invitationLetter({ … }))`. */
export function invitationLetter(given: InvitationLetter): WrittenMail {
  const { to, inviterUsername, contentName, link, days, refuseLink } = given
  const inviter = harmless(given.inviterDisplayName, DISPLAY_NAME_MAX_CHARS) ?? `@${inviterUsername}`
  const title = harmless(given.title, TITLE_MAX_CHARS)
  const voice = title === null ? contentName : `“${title}” (${contentName})`
  const subject = `${inviter} invites you to work together`
  const content = writeLetter({
    subject,
    heading: subject,
    paragraphs: [
      `@${inviterUsername} would like to name you beside them on ${voice}. You decide: nothing changes until you accept.`,
      'Owlcast is a place for voices: people record what they have to say and answer each other.',
      `The invitation lasts ${days} days and is for this address: sign in with it to accept.`,
    ],
    action: { label: 'Open the invitation', url: link },
    foot: `You get this mail because @${inviterUsername} entered your address at Owlcast. If you do not know them, leave it alone.`,
    refuse: { label: 'Do not mail me messages from Owlcast', url: refuseLink },
  })
  return { to, purpose: 'message', ...content }
}
