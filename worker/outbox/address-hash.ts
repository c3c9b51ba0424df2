/**
 * The keyed hash under which an unsubscribed address is stored. It outlives the account, and a person with a copy of the
 * database could guess addresses by a hash without a key. It is derived from the plain one, which was stored before and
 * is in the links of older emails, so that these can be keyed without the address.
 */
import { normalizeEmail } from '../../domain/people/people'
import { deriveToken, hashToken } from '../tools/token'

/** Sorts after every hexadecimal digit, so that plain hashes are a range of the index. */
const KEYED = 'hmac-'
const PLAIN_HASH = /^[0-9a-f]{64}$/
const KEYED_HASH = new RegExp(`^${KEYED}[\\w-]{43}$`)

/** The keyed hash of an address. */
export async function hashAddress(secret: string, address: string): Promise<string> {
  return deriveAddressHash(secret, await hashToken(normalizeEmail(address)))
}

/** The keyed hash of an address from its plain one. */
export async function deriveAddressHash(secret: string, plainHash: string): Promise<string> {
  return `${KEYED}${await deriveToken(secret, 'unsubscribe', plainHash)}`
}

/** Both hashes that an address may be stored under, the keyed one first. */
export async function listAddressHashes(secret: string, address: string): Promise<string[]> {
  const plainHash = await hashToken(normalizeEmail(address))
  return [await deriveAddressHash(secret, plainHash), plainHash]
}

export type LinkHashes = readonly [string, ...string[]]

/** The hashes that the address of a link may be stored under, the keyed one first. */
export async function listLinkHashes(secret: string, to: string): Promise<LinkHashes> {
  return PLAIN_HASH.test(to) ? [await deriveAddressHash(secret, to), to] : [to]
}

export function isAddressHash(to: string): boolean {
  return PLAIN_HASH.test(to) || KEYED_HASH.test(to)
}
