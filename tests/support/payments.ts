/** Priced posts, purchases, and Stripe's webhook signature. */

import type { Purchase } from '../../domain/billing/purchases.schema'
import type { NewPost, Post } from '../../domain/posts/posts.schema'
import { publishSquawk, type UploadInput } from './recordings'
import { call, type Person } from './world'

/** Publishes a song with a price. */
export function publishSong(
  as: Person,
  priceCents: number,
  given: Partial<NewPost> = {},
  sound: Partial<UploadInput> = {},
): Promise<Post> {
  const detail = { songTitle: 'Low tide', author: 'Nia', isOriginal: true }
  return publishSquawk(
    as,
    { mode: 'nightingale', tags: [], priceCents, detail, ...given },
    { mode: 'nightingale', ...sound },
  )
}

/** Requests a purchase at the price of the post, or at `cents`. */
export function requestPurchase(
  as: Person | null,
  post: Pick<Post, 'id' | 'price'>,
  cents = post.price?.cents ?? 0,
) {
  return call(`POST /api/posts/${post.id}/purchase`, { as, json: { cents } })
}

/** Buys a post, or starts to. */
export async function buy(as: Person, post: Pick<Post, 'id' | 'price'>): Promise<Purchase> {
  const answer = await requestPurchase(as, post)
  if (!answer.ok) throw new Error(`not bought: ${await answer.text()}`)
  return answer.json()
}

/** Returns the URL of the whole sound, whether the post has that or its preview. */
export function getFullUrl({ audioUrl }: Pick<Post, 'audioUrl'>): string {
  return (audioUrl ?? '').replace(/\/preview$/, '')
}

/** Returns the status for the whole sound: 200 when the user may play it. */
export async function getPlayStatus(
  as: { cookie: string } | null,
  post: Pick<Post, 'audioUrl'>,
): Promise<number> {
  return (await call(`HEAD ${getFullUrl(post)}`, { as })).status
}

export const WEBHOOK_SECRET = 'whsec_only_for_tests'

/** Returns Stripe's signature header for a webhook body; `at` is in ms. */
export async function signWebhook(secret: string, body: string, at: number): Promise<string> {
  const time = Math.floor(at / 1000)
  const text = new TextEncoder()
  const raw = text.encode(secret || 'none')
  const key = await crypto.subtle.importKey('raw', raw, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  const proof = new Uint8Array(await crypto.subtle.sign('HMAC', key, text.encode(`${time}.${body}`)))
  const hex = [...proof].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return `t=${time},v1=${hex}`
}
