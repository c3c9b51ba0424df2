/** Leaving for good (D16): what is kept of somebody, and the words that say why; the receipt and the last mail share them. */
import { words } from './catalogue'
import { BACKUP_DAYS, NAME_RETIRED_DAYS } from './limits'

const STAND_IN = 'gone_'

/** Whether an id stands for somebody who left. */
export function isStandIn(id: string): boolean {
  return id.startsWith(STAND_IN)
}

/** The prefix of such ids, as `ids.make` wants it. */
export const STAND_IN_PREFIX = STAND_IN.slice(0, -1)

/** The sentences of what is kept. */
export const KEPT = words('KEPT', {
  payments:
    'Payments stay in the books, because bookkeeping asks for it: amounts and dates, under a number that leads to nobody.',
  voices: 'Voices that others sent you stay with those who made them, without your name.',
  username: `Nobody can take your username for ${NAME_RETIRED_DAYS} days. It is kept as a code that cannot be read back.`,
  copies: `Copies of the database for emergencies are overwritten after ${BACKUP_DAYS} days.`,
})

/** What is kept, and why, a sentence each. */
export function keptAfterErasing({ hadPayments }: { hadPayments: boolean }): string[] {
  const { payments, voices, username, copies } = KEPT
  return [...(hadPayments ? [payments] : []), voices, username, copies]
}
