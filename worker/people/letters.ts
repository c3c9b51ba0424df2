/** Final mail after an account deletion. */
import { dateText } from '../../domain/dates'
import { keptAfterErasing } from '../../domain/erasure'
import { writeLetter } from '../outbox/letter'
import type { WrittenMail } from '../outbox/outbox.service'
import { FAREWELL_MAIL } from '../words/letters'

/** Confirms the deletion and lists what was kept; input for `createEmail`. */
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
