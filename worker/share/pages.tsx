/**
 * The two sorts of pages: for everybody, and kept by shared caches; and for one person's eyes, which is not previewed, not
 * kept, and tells no other site where somebody came from.
 */
import { renderToString } from 'react-dom/server'
import { sharedCacheSeconds } from '../../domain/share'
import { SharePage } from '../../web/share/SharePage'
import type { ShareState } from '../../web/share/share-state'
import { type AppContext, tools } from '../context'
import { REQUEST_ID_HEADER } from '../http/errors'
import { documentOf, neutralHead } from './document'

export const NO_STORE = {
  'cache-control': 'private, no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
}

export type PageStatus = 200 | 202 | 400 | 403 | 404 | 410 | 429 | 500

/** A page that says nothing in its head. */
export async function privatePage(c: AppContext, state: ShareState, status: PageStatus = 200) {
  const rendered = renderToString(<SharePage state={state} />)
  const text = await documentOf({ head: neutralHead(), env: c.env, rendered, state })
  return c.html(text, status, NO_STORE)
}

/** A card that says why there is nothing here. */
export async function refused(c: AppContext, state: ShareState, status: PageStatus): Promise<Response> {
  const page = await privatePage(c, state, status)
  page.headers.set(REQUEST_ID_HEADER, c.get('requestId'))
  return page
}

/** A public page: the same for everyone, asked for again each time, kept by shared caches while all that is on it lives. */
export async function cacheable(c: AppContext, text: string, expiresAt: number | null): Promise<Response> {
  const seconds = sharedCacheSeconds(expiresAt, tools(c).clock.now())
  const etag = await etagOf(text)
  const headers = { 'cache-control': `public, max-age=0, s-maxage=${seconds}`, etag }
  if (c.req.header('if-none-match') === etag) return c.body(null, 304, headers)
  return c.html(text, 200, headers)
}

async function etagOf(text: string): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-1', new TextEncoder().encode(text)))
  return `W/"${Array.from(hash.subarray(0, 12), (byte) => byte.toString(16).padStart(2, '0')).join('')}"`
}
