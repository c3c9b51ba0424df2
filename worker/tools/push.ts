/**
 * Sends push messages to browsers (RFC 8030): encrypted for the one browser (RFC 8291) and signed as ours (RFC 8292), both by
 * a library. Where no keys are set up nobody is offered to be told outside of the page.
 */
import { buildPushPayload } from '@block65/webcrypto-web-push'
import { PUSH_TIMEOUT_MS } from '../../domain/limits'
import { isPushEndpoint } from '../../domain/push'
import type { Env } from '../env'
import type { Delivery } from './mail'
import { retryAfterMs } from './retry-after'

export type PushMessage = {
  endpoint: string
  /** The browser's public key and its secret, as it handed them out. */
  p256dh: string
  auth: string
  /** What only this browser can read: a text of at most some 3,900 bytes. */
  data: string
  ttlSeconds: number
  urgency: 'low' | 'normal' | 'high'
  /** A message that is not delivered yet makes room for a later one of the same topic. */
  topic: string
}

/** `gone`: nobody listens there any more. */
export type PushDelivery = Delivery | { sent: false; reason: string; next: 'gone' }

export type Push = {
  /** The key that browsers subscribe with. */
  key: string
  send: (message: PushMessage) => Promise<PushDelivery>
}

export type PushEnv = Pick<
  Env,
  'ENVIRONMENT' | 'VAPID_PUBLIC_KEY' | 'VAPID_PRIVATE_KEY' | 'VAPID_SUBJECT' | 'PUSH_TEST_URL'
>
type Keys = { publicKey: string; privateKey: string; subject: string }

/** For development and tests alone: everybody can read the private one. */
const DEVELOPMENT_KEYS: Keys = {
  publicKey: 'BI23gF-Nug6KMpCbRmnz0WjNhYpLSSO9QAc2FDcAQ2rHA2XUCrkmqiTEgZUd_UJolTSE93wg1t-7j2CszS4k17U',
  privateKey: 'fypm14ncPbkh5gtwdhEZs2FW_D-5f6vT9rEOseQW0CY',
  subject: 'mailto:development@owlcast.example',
}

/** The push of a Worker, or null where it is not set up. */
export function pushOf(env: PushEnv): Push | null {
  const { ENVIRONMENT, VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, PUSH_TEST_URL } = env
  const isOwn = Boolean(publicKey || privateKey)
  if (!isOwn && ENVIRONMENT !== 'production')
    return webPush(DEVELOPMENT_KEYS, wayOut(ENVIRONMENT, PUSH_TEST_URL))
  if (!publicKey || !privateKey || !env.VAPID_SUBJECT || pushProblems(env).length > 0) return null
  return webPush({ publicKey, privateKey, subject: env.VAPID_SUBJECT }, wayOut(ENVIRONMENT, PUSH_TEST_URL))
}

/** What keeps pushes from leaving, in words for whoever deploys: the site serves without, and nobody is offered them. */
export function pushProblems(env: PushEnv): string[] {
  const { ENVIRONMENT, VAPID_PUBLIC_KEY = '', VAPID_PRIVATE_KEY = '', VAPID_SUBJECT = '' } = env
  if (ENVIRONMENT !== 'production' && !VAPID_PUBLIC_KEY && !VAPID_PRIVATE_KEY) return []
  const problems: string[] = []
  if (!/^B[\w-]{86}$/.test(VAPID_PUBLIC_KEY))
    problems.push('VAPID_PUBLIC_KEY is the key browsers subscribe with, of the pair that README.md makes')
  else if (ENVIRONMENT === 'production' && VAPID_PUBLIC_KEY === DEVELOPMENT_KEYS.publicKey)
    problems.push('VAPID_PUBLIC_KEY is that of development, whose private key everybody can read')
  if (!/^[\w-]{43}$/.test(VAPID_PRIVATE_KEY))
    problems.push('VAPID_PRIVATE_KEY is the other one of the pair: wrangler secret put VAPID_PRIVATE_KEY')
  if (!/^(mailto:[^@\s]+@[^@\s]+|https:\/\/\S+)$/.test(VAPID_SUBJECT))
    problems.push('VAPID_SUBJECT is where push services reach you, such as mailto:hello@owlcast.example')
  return problems
}

type WayOut = (endpoint: string, request: RequestInit) => Promise<Response>

/** Tests alone have a stand-in that gets everything in place of the services, or nobody. */
function wayOut(environment: Env['ENVIRONMENT'], standIn: string | undefined): WayOut {
  if (environment !== 'test') return fetch
  if (!standIn) return async () => new Response(null, { status: 201 })
  return (endpoint, request) => fetch(`${standIn}${new URL(endpoint).pathname}`, request)
}

function webPush(vapid: Keys, ask: WayOut): Push {
  return {
    key: vapid.publicKey,
    async send({ endpoint, p256dh, auth, data, ttlSeconds, urgency, topic }) {
      // Checked when it was handed in, too; a service may be taken off the list since.
      if (!isPushEndpoint(endpoint)) return { sent: false, reason: 'No known push service', next: 'gone' }
      const subscription = { endpoint, expirationTime: null, keys: { p256dh, auth } }
      const message = { data, options: { ttl: ttlSeconds, urgency, topic } }
      const request = await buildPushPayload(message, subscription, vapid).catch(() => null)
      if (!request) return { sent: false, reason: 'Nothing can be encrypted for this browser', next: 'gone' }
      const answer = await ask(endpoint, {
        ...request,
        method: 'POST',
        // Nothing leads away from a known service.
        redirect: 'manual',
        signal: AbortSignal.timeout(PUSH_TIMEOUT_MS),
      }).catch((error: unknown) => (error instanceof Error ? error.name : 'Error'))
      if (answer instanceof Response) return deliveryOf(answer)
      return { sent: false, reason: `The push service did not answer: ${answer}`, next: 'later' }
    },
  }
}

async function deliveryOf(answer: Response): Promise<PushDelivery> {
  await answer.body?.cancel()
  if (answer.ok) return { sent: true }
  const { status, headers } = answer
  const failed = { sent: false, reason: `The push service answered ${status}` } as const
  if (status === 404 || status === 410) return { ...failed, next: 'gone' }
  // Our signature is not taken: no message can leave until that is mended.
  if (status === 401 || status === 403) return { ...failed, next: 'when-mended' }
  if (status === 408 || status === 429 || status >= 500)
    return { ...failed, next: 'later', waitMs: retryAfterMs(headers) }
  return { ...failed, next: 'never' }
}
