/** Signatures of webhook calls, as Standard Webhooks defines them: `v1,` and HMAC-SHA256 in base64. */

/** Of a secret as its owner stores it: `whsec_` and base64. */
export const WEBHOOK_SECRET_PREFIX = 'whsec_'

/** Maximum age of a received call, so that a recorded one cannot be replayed. */
const TOLERANCE_SECONDS = 300

const SECRET = /^whsec_(?:[A-Za-z0-9+/]{4})+(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/
const SIGNATURE = /^v1,([A-Za-z0-9+/]{43}=)$/

/** What a signature covers. `timestamp` in seconds. */
type SignedCall = { id: string; timestamp: number; body: string }

/** A received call; `signature` may list several, while the secret is rotated. `now` in ms. */
type ReceivedCall = { id: string; timestamp: string; signature: string; body: string; now: number }

/** Whether a text has the form of a secret. */
export const isWebhookSecret = (secret: string): boolean => SECRET.test(secret)

/** The signature of a call under one secret. */
export async function signWebhookCall(secret: string, call: SignedCall): Promise<string> {
  const signature = await crypto.subtle.sign('HMAC', await importSecret(secret, 'sign'), toSignedBytes(call))
  return `v1,${btoa(String.fromCharCode(...new Uint8Array(signature)))}`
}

/** Whether a received call is signed with the secret and at most five minutes old. */
export async function isSignedCall(
  secret: string,
  { id, timestamp, signature, body, now }: ReceivedCall,
): Promise<boolean> {
  if (id === '' || !/^\d{1,12}$/.test(timestamp)) return false
  if (Math.abs(now / 1000 - Number(timestamp)) > TOLERANCE_SECONDS) return false
  const key = await importSecret(secret, 'verify')
  const signed = toSignedBytes({ id, timestamp: Number(timestamp), body })
  for (const part of signature.split(' ')) {
    const [, base64] = SIGNATURE.exec(part) ?? []
    // Compares in constant time.
    if (base64 && (await crypto.subtle.verify('HMAC', key, decodeBase64(base64), signed))) return true
  }
  return false
}

const toSignedBytes = ({ id, timestamp, body }: SignedCall) =>
  new TextEncoder().encode(`${id}.${timestamp}.${body}`)

function importSecret(secret: string, use: 'sign' | 'verify'): Promise<CryptoKey> {
  const bytes = decodeBase64(secret.slice(WEBHOOK_SECRET_PREFIX.length))
  return crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, [use])
}

const decodeBase64 = (base64: string) => Uint8Array.from(atob(base64), (char) => char.charCodeAt(0))
