/**
 * A browser with push notifications: its keys, and decryption of what it receives. Implemented from RFC 8291, RFC 8188
 * and RFC 8292 instead of the library that encrypts, so that both check each other.
 */
import { env } from 'cloudflare:workers'
import type { PushPayload } from '../../domain/push/push-payload'
import type { Answer, ProviderRequest } from './provider'
import { call, type Person } from './world'

const EC = { name: 'ECDH', namedCurve: 'P-256' }
const text = new TextEncoder()

const toBase64Url = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')
const fromBase64Url = (base64: string) =>
  Uint8Array.from(atob(base64.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0))
const concatBytes = (...parts: Uint8Array[]) => new Uint8Array(parts.flatMap((part) => [...part]))

export type PushBrowser = Awaited<ReturnType<typeof createPushBrowser>>
/** A received push: its path, delivery headers, payload, and the claims of its signature. */
export type DeliveredPush = {
  path: string
  headers: Record<string, string>
  data: PushPayload
  claims: Record<string, unknown>
}

/** Creates a browser with its own endpoint at a push service. */
export async function createPushBrowser(place: string = crypto.randomUUID()) {
  const keys = (await crypto.subtle.generateKey(EC, true, ['deriveBits'])) as CryptoKeyPair
  const point = new Uint8Array((await crypto.subtle.exportKey('raw', keys.publicKey)) as ArrayBuffer)
  const secret = crypto.getRandomValues(new Uint8Array(16))
  const path = `/wpush/v2/${place}`
  const subscription = {
    endpoint: `https://updates.push.services.mozilla.com${path}`,
    keys: { p256dh: toBase64Url(point), auth: toBase64Url(secret) },
  }

  /** Decrypts one body: a header with salt, record size and the sender's key, and one record. */
  async function decryptBody(body: Uint8Array): Promise<PushPayload> {
    const [salt, size, idLength = 0] = [body.slice(0, 16), new DataView(body.buffer).getUint32(16), body[20]]
    const sender = body.slice(21, 21 + idLength)
    if (idLength !== 65 || body.length - 86 > size) throw new Error('Not a header of RFC 8188')
    const from = await crypto.subtle.importKey('raw', sender, EC, false, [])
    // Workers' types call the peer's key `$public`.
    const agreed = await crypto.subtle.deriveBits(
      { name: 'ECDH', public: from } as never,
      keys.privateKey,
      256,
    )
    const shared = await deriveKey(
      new Uint8Array(agreed),
      secret,
      concatBytes(text.encode('WebPush: info\0'), point, sender),
      32,
    )
    const key = await deriveKey(shared, salt, text.encode('Content-Encoding: aes128gcm\0'), 16)
    const nonce = await deriveKey(shared, salt, text.encode('Content-Encoding: nonce\0'), 12)
    const aes = await crypto.subtle.importKey('raw', key, 'AES-GCM', false, ['decrypt'])
    const padded = new Uint8Array(
      await crypto.subtle.decrypt({ name: 'AES-GCM', iv: nonce }, aes, body.slice(86)),
    )
    const end = padded.lastIndexOf(2)
    if (padded.slice(end + 1).some((byte) => byte !== 0)) throw new Error('Padding is zeroes')
    return JSON.parse(new TextDecoder().decode(padded.slice(0, end)))
  }

  /** Returns what this browser received since the service was last reset. */
  async function delivered(): Promise<DeliveredPush[]> {
    const mine = (await listRequests()).filter((one) => one.path === path)
    return Promise.all(
      mine.map(async ({ headers, body }) => ({
        path,
        headers,
        data: await decryptBody(fromBase64Url(body)),
        claims: await verifyClaims(headers.authorization ?? ''),
      })),
    )
  }
  return { subscription, path, delivered }
}

async function deriveKey(secret: Uint8Array, salt: Uint8Array, info: Uint8Array, bytes: number) {
  const key = await crypto.subtle.importKey('raw', secret, 'HKDF', false, ['deriveBits'])
  const params = { name: 'HKDF', hash: 'SHA-256', salt, info }
  return new Uint8Array(await crypto.subtle.deriveBits(params, key, bytes * 8))
}

/** Returns the claims of a signature after verifying it with the key it names. */
async function verifyClaims(authorization: string): Promise<Record<string, unknown>> {
  const [, jwt = '', key = ''] = /^vapid t=([^,]+), ?k=(.+)$/.exec(authorization) ?? []
  const [head = '', body = '', signature = ''] = jwt.split('.')
  const ecdsa = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' }
  const verifier = await crypto.subtle.importKey('raw', fromBase64Url(key), ecdsa, false, ['verify'])
  const isOurs = await crypto.subtle.verify(
    ecdsa,
    verifier,
    fromBase64Url(signature),
    text.encode(`${head}.${body}`),
  )
  const read = (part: string) => JSON.parse(new TextDecoder().decode(fromBase64Url(part)))
  if (!isOurs || read(head).alg !== 'ES256') throw new Error('Not signed by the key it names')
  return { ...read(body), key }
}

const listRequests = async (): Promise<ProviderRequest[]> =>
  (await fetch(`${env.TEST_SERVICES.push}/-/asked`)).json()

/** Sets the push service's next responses and clears its records. */
export async function setPushAnswers(...answers: Answer[]): Promise<void> {
  await fetch(`${env.TEST_SERVICES.push}/-/answers`, { method: 'POST', body: JSON.stringify(answers) })
}

/** Subscribes a browser for a user. */
export async function subscribeBrowser(as: Person, browser: PushBrowser): Promise<PushBrowser> {
  const answer = await call('PUT /api/me/push', { as, json: browser.subscription })
  if (answer.status !== 204) throw new Error(`not subscribed: ${await answer.text()}`)
  return browser
}
