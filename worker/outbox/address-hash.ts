/**
 * The keyed hash under which an unsubscribed address is stored. It outlives the account, and a person with a copy of the
 * database could guess addresses by a hash without a key.
 */
import { normalizeEmail } from '../../domain/people/email'
import { deriveToken } from '../tools/token'

const HASH = /^[\w-]{43}$/

/** The keyed hash of an address. */
export function hashAddress(secret: string, address: string): Promise<string> {
  return deriveToken(secret, 'unsubscribe', normalizeEmail(address))
}

/** Whether a text has the form of `hashAddress`. */
export const isAddressHash = (to: string): boolean => HASH.test(to)
