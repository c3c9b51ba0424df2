/** The last mail to somebody who left. */
import { keptAfterErasing } from '../../domain/erasure'
import { writeLetter } from '../outbox/letter'
import type { WrittenMail } from '../outbox/outbox.service'

/** A mail that says that everything is deleted, and what was kept; ready for `mailLetter`. */
export function farewellLetter(to: string, given: { at: number; hadPayments: boolean }): WrittenMail {
  const day = new Date(given.at).toISOString().slice(0, 10)
  const content = writeLetter({
    subject: 'Your data has been deleted',
    heading: 'Your data has been deleted',
    paragraphs: [
      `On ${day} you deleted your Owlcast account and everything in it: your profile, your voices, your messages and the ways you signed in.`,
      'This is what was kept, and why:',
      ...keptAfterErasing(given),
      'If it was not you, somebody had your account in hand. What is deleted cannot be brought back; please check who reads your mails.',
    ],
    foot: 'You get this mail because your account had this address. It is the last one: we have forgotten the address with the rest.',
  })
  return { to, purpose: 'farewell', ...content }
}
