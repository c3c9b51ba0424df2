/** A software authenticator for passkeys: returns what browsers return, byte for byte. */

import { env } from 'cloudflare:workers'
import { isoCBOR } from '@simplewebauthn/server/helpers'
import type { NewPasskey, NewPasskeyOptions, PasskeyOptions, UsedPasskey } from '../../domain/passkeys.schema'

/** How a response differs from an honest one. */
export type Twist = { origin?: string; rpId?: string; type?: string; flags?: number; counter?: number }

const PRESENT = 0x01
const VERIFIED = 0x04
const WITH_KEY = 0x40

const utf8 = (text: string) => new TextEncoder().encode(text)
const text = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url')
const sha256 = async (bytes: Uint8Array) => new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
const joined = (...parts: Uint8Array[]) => new Uint8Array(parts.flatMap((part) => [...part]))
const uint = (value: number, size: number) =>
  Uint8Array.from({ length: size }, (_, at) => (value >>> (8 * (size - 1 - at))) & 0xff)

/**
 * Creates a device with a key of its own. It counts its signatures as security keys do, or with `counts: false` not, as
 * phones.
 */
export async function device({ counts = true } = {}) {
  const es256 = { name: 'ECDSA', namedCurve: 'P-256' }
  const { publicKey, privateKey } = (await crypto.subtle.generateKey(es256, true, ['sign'])) as CryptoKeyPair
  const { x = '', y = '' } = (await crypto.subtle.exportKey('jwk', publicKey)) as JsonWebKey
  const id = crypto.getRandomValues(new Uint8Array(16))
  let handle = ''
  let counter = 0

  async function clientData(type: string, challenge: string, { origin = env.ORIGIN }: Twist) {
    return utf8(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  }
  async function seen(rpId: string, flags: number, twist: Twist) {
    if (counts) counter += 1
    const count = uint(twist.counter ?? counter, 4)
    return joined(await sha256(utf8(twist.rpId ?? rpId)), uint(twist.flags ?? flags, 1), count)
  }

  return {
    id: text(id),
    /** Returns what the browser returns for a new passkey. */
    async make(options: NewPasskeyOptions, twist: Twist = {}): Promise<NewPasskey['passkey']> {
      handle = options.user.id
      const cose = isoCBOR.encode(
        new Map<number, number | Uint8Array>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
          [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
        ]),
      )
      const flags = PRESENT | VERIFIED | WITH_KEY
      const key = joined(new Uint8Array(16), uint(id.length, 2), id, cose)
      const authData = joined(await seen(options.rp.id, flags, twist), key)
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData],
      ])
      return {
        id: text(id),
        clientDataJSON: text(await clientData(twist.type ?? 'webauthn.create', options.challenge, twist)),
        attestationObject: text(isoCBOR.encode(attestation as never)),
        transports: ['internal', 'hybrid'],
      }
    },
    /** Signs a challenge for sign-in. */
    async use(options: PasskeyOptions, twist: Twist = {}): Promise<UsedPasskey> {
      const said = await clientData(twist.type ?? 'webauthn.get', options.challenge, twist)
      const authData = await seen(options.rpId, PRESENT | VERIFIED, twist)
      const signed = joined(authData, await sha256(said))
      const raw = await crypto.subtle.sign({ name: 'ECDSA', hash: 'SHA-256' }, privateKey, signed)
      return {
        id: text(id),
        clientDataJSON: text(said),
        authenticatorData: text(authData),
        signature: text(der(new Uint8Array(raw))),
        userHandle: handle,
      }
    },
  }
}

/** Converts an ECDSA signature from Web Crypto's two concatenated integers to WebAuthn's ASN.1. */
function der(raw: Uint8Array): Uint8Array {
  const integer = (bytes: Uint8Array) => {
    const short = bytes.slice(bytes.findIndex((byte) => byte !== 0))
    const positive = (short[0] ?? 0) < 0x80 ? short : joined(uint(0, 1), short)
    return joined(Uint8Array.of(0x02, positive.length), positive)
  }
  const both = joined(integer(raw.slice(0, 32)), integer(raw.slice(32)))
  return joined(Uint8Array.of(0x30, both.length), both)
}
