/**
 * Trusted devices: browsers that signed in to the account before, in whichever way. Password and code attempts are limited per account, so that many
 * addresses together get no more attempts than one; a trusted device has its own limit, or an attacker could lock the
 * owner out, and all trusted devices share another.
 * The cookie holds a random id and our signature over it and the email address or number: it grants no access and
 * contains no personal data.
 */
import { type AppContext, getDeps } from '../context'
import { readCookie, writeCookie } from '../http/cookies'
import { deriveToken } from '../tools/token'

/** Addresses and numbers have a cookie each, so a device can be trusted for both. */
const selectCookie = (identifier: string) => (identifier.includes('@') ? 'knownEmail' : 'knownNumber')

/** The device id when this identifier signed in here before; null otherwise. */
export async function findTrustedDeviceId(c: AppContext, identifier: string): Promise<string | null> {
  const [deviceId = '', signature] = (readCookie(c, selectCookie(identifier)) ?? '').split('.')
  return deviceId !== '' && signature === (await sign(c, identifier, deviceId)) ? deviceId : null
}

/** Trusts this browser for an account's email address and number; the last of several users counts. */
export async function trustDevice(c: AppContext, identifiers: readonly string[]): Promise<void> {
  for (const identifier of identifiers) {
    const deviceId = (await findTrustedDeviceId(c, identifier)) ?? getDeps(c).ids.random(20)
    const signed = `${deviceId}.${await sign(c, identifier, deviceId)}`
    writeCookie(c, selectCookie(identifier), signed)
  }
}

const sign = (c: AppContext, identifier: string, deviceId: string) =>
  deriveToken(c.env.AUTH_SECRET, 'known-browser', `${deviceId} ${identifier}`)
