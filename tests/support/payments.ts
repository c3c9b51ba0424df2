/** What the payment provider knows and tests have to: the secret of its messages, and how it signs them. */

export const WEBHOOK_SECRET = 'whsec_only_for_tests'

/** The header of a message, as Stripe signs it at `at`, in ms. */
export async function signedBy(secret: string, body: string, at: number): Promise<string> {
  const time = Math.floor(at / 1000)
  const text = new TextEncoder()
  const raw = text.encode(secret || 'none')
  const key = await crypto.subtle.importKey('raw', raw, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  const proof = new Uint8Array(await crypto.subtle.sign('HMAC', key, text.encode(`${time}.${body}`)))
  const hex = [...proof].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return `t=${time},v1=${hex}`
}
