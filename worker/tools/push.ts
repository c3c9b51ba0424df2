/**
 * Sends Web Push messages (RFC 8030), encrypted (RFC 8291) and signed with VAPID (RFC 8292) by a library. Without keys,
 * push is not offered.
 */
import { buildPushPayload } from '@block65/webcrypto-web-push'
import { isPushEndpoint } from '../../domain/push/push'
import type { Env } from '../env'
import { formatSecretCommand, type Problem } from './config-problem'
import type { Delivery } from './mailer'
import { parseRetryAfterMs } from './retry-after'

/** Timeout of a push service. */
const PUSH_TIMEOUT_MS = 10_000

export type PushMessage = {
  endpoint: string
  /** The browser's public key and auth secret from its subscription. */
  p256dh: string
  auth: string
  /** Payload that only this browser can decrypt: at most some 3,900 bytes. */
  data: string
  ttlSeconds: number
  urgency: 'low' | 'normal' | 'high'
  /** An undelivered message is replaced by a later one of the same topic. */
  topic: string
}

/** `gone`: the push service returned 404 or 410. */
export type PushDelivery = Delivery | { sent: false; reason: string; next: 'gone' }

export type Push = {
  /** Public VAPID key that browsers subscribe with. */
  key: string
  send: (message: PushMessage) => Promise<PushDelivery>
}

export type PushEnv = Pick<
  Env,
  'ENVIRONMENT' | 'VAPID_PUBLIC_KEY' | 'VAPID_PRIVATE_KEY' | 'VAPID_SUBJECT' | 'PUSH_TEST_URL'
>
type Keys = { publicKey: string; privateKey: string; subject: string }

/** Development and tests only: the private key is public. */
const DEVELOPMENT_KEYS: Keys = {
  publicKey: 'BI23gF-Nug6KMpCbRmnz0WjNhYpLSSO9QAc2FDcAQ2rHA2XUCrkmqiTEgZUd_UJolTSE93wg1t-7j2CszS4k17U',
  privateKey: 'fypm14ncPbkh5gtwdhEZs2FW_D-5f6vT9rEOseQW0CY',
  subject: 'mailto:development@owlcast.example',
}

/** Creates the push client, or null when not configured. */
export function createPush(env: PushEnv): Push | null {
  const { ENVIRONMENT, VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, PUSH_TEST_URL } = env
  const isOwn = Boolean(publicKey || privateKey)
  if (!isOwn && ENVIRONMENT !== 'production')
    return createWebPush(DEVELOPMENT_KEYS, getPushTransport(ENVIRONMENT, PUSH_TEST_URL))
  if (!publicKey || !privateKey || !env.VAPID_SUBJECT || listPushProblems(env).length > 0) return null
  return createWebPush(
    { publicKey, privateKey, subject: env.VAPID_SUBJECT },
    getPushTransport(ENVIRONMENT, PUSH_TEST_URL),
  )
}

/** Configuration problems that disable push; the site serves anyway. */
export function listPushProblems(env: PushEnv): Problem[] {
  const { ENVIRONMENT, VAPID_PUBLIC_KEY = '', VAPID_PRIVATE_KEY = '', VAPID_SUBJECT = '' } = env
  if (ENVIRONMENT !== 'production' && !VAPID_PUBLIC_KEY && !VAPID_PRIVATE_KEY) return []
  const problems: Problem[] = []
  if (!/^B[\w-]{86}$/.test(VAPID_PUBLIC_KEY))
    problems.push({
      name: 'VAPID_PUBLIC_KEY',
      problem: 'is missing or wrong, the key that browsers subscribe with',
      remedy: 'make a pair with npm run push-keys, and set it',
    })
  else if (ENVIRONMENT === 'production' && VAPID_PUBLIC_KEY === DEVELOPMENT_KEYS.publicKey)
    problems.push({
      name: 'VAPID_PUBLIC_KEY',
      problem: 'is that of development, whose private key everybody can read',
      remedy: 'make a pair of your own with npm run push-keys',
    })
  if (!/^[\w-]{43}$/.test(VAPID_PRIVATE_KEY)) {
    const name = 'VAPID_PRIVATE_KEY'
    problems.push({
      name,
      problem: 'is missing or wrong, the other key of the pair',
      remedy: formatSecretCommand(name),
    })
  }
  if (!/^(mailto:[^@\s]+@[^@\s]+|https:\/\/\S+)$/.test(VAPID_SUBJECT))
    problems.push({
      name: 'VAPID_SUBJECT',
      problem: 'is missing or wrong, where push services reach you',
      remedy: 'set it to an address such as mailto:hello@owlcast.example',
    })
  return problems
}

/**
 * Checks that both keys form a pair, which their format does not show: push services reject messages signed with
 * mismatched keys.
 */
export async function listKeyPairProblems(env: PushEnv): Promise<Problem[]> {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: d } = env
  if (!publicKey || !d || listPushProblems(env).length > 0) return []
  if (await isPair(publicKey, d)) return []
  const remedy = 'take both from one run of npm run push-keys'
  return [{ name: 'VAPID_PRIVATE_KEY', problem: 'does not belong to VAPID_PUBLIC_KEY', remedy }]
}

async function isPair(publicKey: string, d: string): Promise<boolean> {
  const standard = publicKey.replaceAll('-', '+').replaceAll('_', '/')
  const point = Uint8Array.from(atob(standard), (char) => char.charCodeAt(0))
  // An uncompressed point: one format byte, then two 32-byte coordinates.
  const getCoordinate = (from: number) =>
    btoa(String.fromCharCode(...point.subarray(from, from + 32)))
      .replaceAll('+', '-')
      .replaceAll('/', '_')
      .replaceAll('=', '')
  const ecdsa = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' }
  const jwk = { kty: 'EC', crv: 'P-256', x: getCoordinate(1), y: getCoordinate(33), d }
  try {
    const secret = await crypto.subtle.importKey('jwk', jwk, ecdsa, false, ['sign'])
    const known = await crypto.subtle.importKey('raw', point, ecdsa, false, ['verify'])
    return await crypto.subtle.verify(ecdsa, known, await crypto.subtle.sign(ecdsa, secret, point), point)
  } catch {
    return false
  }
}

type PushTransport = (endpoint: string, request: RequestInit) => Promise<Response>

/** Tests send to a mock, or to nothing. */
function getPushTransport(environment: Env['ENVIRONMENT'], mockUrl: string | undefined): PushTransport {
  if (environment !== 'test') return fetch
  if (!mockUrl) return async () => new Response(null, { status: 201 })
  return (endpoint, request) => fetch(`${mockUrl}${new URL(endpoint).pathname}`, request)
}

function createWebPush(vapid: Keys, transport: PushTransport): Push {
  return {
    key: vapid.publicKey,
    async send({ endpoint, p256dh, auth, data, ttlSeconds, urgency, topic }) {
      // Validated at subscription too; a service may have been removed from the list since.
      if (!isPushEndpoint(endpoint)) return { sent: false, reason: 'No known push service', next: 'gone' }
      const subscription = { endpoint, expirationTime: null, keys: { p256dh, auth } }
      const message = { data, options: { ttl: ttlSeconds, urgency, topic } }
      const request = await buildPushPayload(message, subscription, vapid).catch(() => null)
      if (!request) return { sent: false, reason: 'Nothing can be encrypted for this browser', next: 'gone' }
      const response = await transport(endpoint, {
        ...request,
        method: 'POST',
        // Push services do not redirect.
        redirect: 'manual',
        signal: AbortSignal.timeout(PUSH_TIMEOUT_MS),
      }).catch((error: unknown) => (error instanceof Error ? error.name : 'Error'))
      if (response instanceof Response) return toDelivery(response)
      return { sent: false, reason: `The push service did not answer: ${response}`, next: 'later' }
    },
  }
}

async function toDelivery(response: Response): Promise<PushDelivery> {
  await response.body?.cancel()
  if (response.ok) return { sent: true }
  const { status, headers } = response
  const failed = { sent: false, reason: `The push service answered ${status}` } as const
  if (status === 404 || status === 410) return { ...failed, next: 'gone' }
  // The VAPID signature is rejected: nothing can be sent until that is fixed.
  if (status === 401 || status === 403) return { ...failed, next: 'when-mended' }
  if (status === 408 || status === 429 || status >= 500)
    return { ...failed, next: 'later', waitMs: parseRetryAfterMs(headers) }
  return { ...failed, next: 'never' }
}
