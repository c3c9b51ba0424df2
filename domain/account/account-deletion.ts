/** Account deletion (D16): the data that is retained and why. The receipt, the final email and the privacy page share these texts. */
import { defineMessages } from '../i18n/i18n'
import { BACKUP_DAYS, USERNAME_RESERVED_DAYS } from '../limits'

const DELETED_ID_START = 'gone_'

/** Returns whether an id is the placeholder of a deleted user. */
export function isDeletedUserId(id: string): boolean {
  return id.startsWith(DELETED_ID_START)
}

/** The prefix of placeholder ids, as `ids.make` expects it. */
export const DELETED_ID_PREFIX = DELETED_ID_START.slice(0, -1)

/** The sentences about retained data. */
export const RETAINED_DATA = defineMessages('RETAINED_DATA', {
  payments:
    'Payment records stay, because bookkeeping rules require it: amounts and dates under a number that can’t be traced back to you.',
  messages: 'Messages that you got from others stay with the people who sent them, without your name.',
  username: `No one can take your username for ${USERNAME_RESERVED_DAYS} days. We keep it as a code that can’t be read back.`,
  copies: `Cloudflare, the host of our database, keeps its past states for ${BACKUP_DAYS} days. What was deleted can be brought back from them. Our own copy, without what ends by itself, is replaced every night.`,
  number:
    'For just as long we keep the number of your account, and nothing else: no backup can bring it back.',
})

/** Returns what is retained and why, one sentence each. */
export function listRetainedData({ hadPayments }: { hadPayments: boolean }): string[] {
  const { payments, messages, username, copies, number } = RETAINED_DATA
  return [...(hadPayments ? [payments] : []), messages, username, copies, number]
}
