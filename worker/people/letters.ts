/** The last mail to somebody who left. */
import { dateText } from '../../domain/dates'
import { keptAfterErasing } from '../../domain/erasure'
import { writeLetter } from '../outbox/letter'
import type { WrittenMail } from '../outbox/outbox.service'
import { FAREWELL_MAIL } from '../words/letters'

/** A mail that says that everything is deleted, and what was kept; ready for `mailLetter`. */
export function farewellLetter(to: string, given: { at: number; hadPayments: boolean }): WrittenMail {
  const day = dateText(given.at, { dateStyle: 'long', timeZone: 'UTC' })
  const content = writeLetter({
    subject: FAREWELL_MAIL.subject,
    heading: FAREWELL_MAIL.subject,
    paragraphs: [
      FAREWELL_MAIL.deleted(day),
      FAREWELL_MAIL.kept,
      ...keptAfterErasing(given),
      FAREWELL_MAIL.otherwise,
    ],
    foot: FAREWELL_MAIL.foot,
  })
  return { to, purpose: 'farewell', ...content }
}
