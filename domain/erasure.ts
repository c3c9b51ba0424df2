/** Account deletion (D16): the data that is retained and why. The receipt and the final email share these texts. */
import { words } from './catalogue'
import { BACKUP_DAYS, NAME_RETIRED_DAYS } from './limits'

const STAND_IN = 'gone_'

/** Returns whether an id is the placeholder of a deleted user. */
export function isStandIn(id: string): boolean {
  return id.startsWith(STAND_IN)
}

/** The prefix of placeholder ids, as `ids.make` expects it. */
export const STAND_IN_PREFIX = STAND_IN.slice(0, -1)

/** The sentences about retained data. */
export const KEPT = words('KEPT', {
  payments:
    'Payments stay in the books, because bookkeeping asks for it: amounts and dates, under a number that leads to nobody.',
  voices: 'Voices that others sent you stay with those who made them, without your name.',
  username: `Nobody can take your username for ${NAME_RETIRED_DAYS} days. It is kept as a code that cannot be read back.`,
  copies: `Copies of the database for emergencies are overwritten after ${BACKUP_DAYS} days.`,
})

/** Returns what is retained and why, one sentence each. */
export function keptAfterErasing({ hadPayments }: { hadPayments: boolean }): string[] {
  const { payments, voices, username, copies } = KEPT
  return [...(hadPayments ? [payments] : []), voices, username, copies]
}
