/** A software authenticator for passkeys: returns what browsers return, byte for byte. */

import { env } from 'cloudflare:workers'
import { isoCBOR } from '@simplewebauthn/server/helpers'
import type {
  NewPasskey,
  NewPasskeyOptions,
  PasskeyAssertion,
  PasskeyOptions,
} from '../../domain/auth/passkeys.schema'

/** How a response differs from an honest one. */
export type Twist = { origin?: string; rpId?: string; type?: string; flags?: number; counter?: number }

const PRESENT = 0x01
const VERIFIED = 0x04
const WITH_KEY = 0x40

const encodeUtf8 = (text: string) => new TextEncoder().encode(text)
const toBase64Url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url')
const hashSha256 = async (bytes: Uint8Array) => new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
const concatBytes = (...parts: Uint8Array[]) => new Uint8Array(parts.flatMap((part) => [...part]))
const encodeUint = (value: number, size: number) =>
  Uint8Array.from({ length: size }, (_, at) => (value >>> (8 * (size - 1 - at))) & 0xff)

/**
 * Creates a device with a key of its own. It counts its signatures as security keys do, or with `counts: false` not, as
 * phones.
 */
export async function createDevice({ counts = true } = {}) {
  const es256 = { name: 'ECDSA', namedCurve: 'P-256' }
  const { publicKey, privateKey } = (await crypto.subtle.generateKey(es256, true, ['sign'])) as CryptoKeyPair
  const { x = '', y = '' } = (await crypto.subtle.exportKey('jwk', publicKey)) as JsonWebKey
  const id = crypto.getRandomValues(new Uint8Array(16))
  let handle = ''
  let counter = 0

  async function createClientData(type: string, challenge: string, { origin = env.ORIGIN }: Twist) {
    return encodeUtf8(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  }
  async function createAuthData(rpId: string, flags: number, twist: Twist) {
    if (counts) counter += 1
    const count = encodeUint(twist.counter ?? counter, 4)
    return concatBytes(
      await hashSha256(encodeUtf8(twist.rpId ?? rpId)),
      encodeUint(twist.flags ?? flags, 1),
      count,
    )
  }

  return {
    id: toBase64Url(id),
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
      const key = concatBytes(new Uint8Array(16), encodeUint(id.length, 2), id, cose)
      const authData = concatBytes(await createAuthData(options.rp.id, flags, twist), key)
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData],
      ])
      return {
        id: toBase64Url(id),
        clientDataJSON: toBase64Url(
          await createClientData(twist.type ?? 'webauthn.create', options.challenge, twist),
        ),
        attestationObject: toBase64Url(isoCBOR.encode(attestation as never)),
        transports: ['internal', 'hybrid'],
      }
    },
    /** Signs a challenge for sign-in. */
    async use(options: PasskeyOptions, twist: Twist = {}): Promise<PasskeyAssertion> {
      const clientData = await createClientData(twist.type ?? 'webauthn.get', options.challenge, twist)
      const authData = await createAuthData(options.rpId, PRESENT | VERIFIED, twist)
      const signed = concatBytes(authData, await hashSha256(clientData))
      const raw = await crypto.subtle.sign({ name: 'ECDSA', hash: 'SHA-256' }, privateKey, signed)
      return {
        id: toBase64Url(id),
        clientDataJSON: toBase64Url(clientData),
        authenticatorData: toBase64Url(authData),
        signature: toBase64Url(encodeDer(new Uint8Array(raw))),
        userHandle: handle,
      }
    },
  }
}

/** Converts an ECDSA signature from Web Crypto's two concatenated integers to WebAuthn's ASN.1. */
function encodeDer(raw: Uint8Array): Uint8Array {
  const encodeInteger = (bytes: Uint8Array) => {
    const short = bytes.slice(bytes.findIndex((byte) => byte !== 0))
    const positive = (short[0] ?? 0) < 0x80 ? short : concatBytes(encodeUint(0, 1), short)
    return concatBytes(Uint8Array.of(0x02, positive.length), positive)
  }
  const both = concatBytes(encodeInteger(raw.slice(0, 32)), encodeInteger(raw.slice(32)))
  return concatBytes(Uint8Array.of(0x30, both.length), both)
}
