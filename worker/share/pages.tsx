/**
 * The two types of share pages: public pages, cached but always revalidated; and private pages, which have no preview,
 * are not cached and send no referrer.
 */
import { renderToString } from 'react-dom/server'
import { PAGE_KEPT_SECONDS } from '../../domain/limits'
import { SharePage } from '../../web/share/SharePage'
import type { ShareState } from '../../web/share/share-state'
import { type AppContext, languageOf, tools } from '../context'
import { FRESH_UNTIL_HEADER } from '../front/fresh'
import { REQUEST_ID_HEADER } from '../http/errors'
import { isKnown } from '../http/etags'
import { documentOf, neutralHead } from './document'
import { renderedOnce } from './rendered'

export const NO_STORE = {
  'cache-control': 'private, no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
}

export type PageStatus = 200 | 202 | 400 | 403 | 404 | 410 | 429 | 500

/** State of a page; a function is evaluated in the request's language. */
type Shown = ShareState | (() => ShareState)

/** A page with a neutral head. */
export async function privatePage(c: AppContext, shown: Shown, status: PageStatus = 200) {
  const text = await tools(c).say(() => {
    const state = typeof shown === 'function' ? shown() : shown
    const rendered = renderToString(<SharePage state={state} />)
    return documentOf({ head: neutralHead(), env: c.env, rendered, state, hidesAddress: true })
  })
  return c.html(text, status, NO_STORE)
}

/** An error page. */
export async function refused(c: AppContext, state: Shown, status: PageStatus): Promise<Response> {
  const page = await privatePage(c, state, status)
  page.headers.set(REQUEST_ID_HEADER, c.get('requestId'))
  return page
}

type PublicPage = {
  /** All content of the page, as cache key. */
  says: unknown
  /** Must read all messages before its first await. */
  render: () => Promise<string>
  /** When the first post on it expires. */
  endsAt: number | null
}

/**
 * A public page: the same for all users, revalidated on each request. Deleted, hidden or closed content disappears at
 * once; unchanged pages are answered with 304.
 */
export async function cacheable(c: AppContext, { says, render, endsAt }: PublicPage): Promise<Response> {
  const name = `${languageOf(c)} ${c.req.path}`
  const { etag, text } = await renderedOnce(name, JSON.stringify(says), () => tools(c).say(render))
  const now = tools(c).clock.now()
  const until = Math.min(now + PAGE_KEPT_SECONDS * 1000, endsAt ?? Number.POSITIVE_INFINITY)
  const headers = {
    'cache-control': 'public, no-cache',
    vary: 'accept-language',
    etag,
    [FRESH_UNTIL_HEADER]: String(until),
  }
  if (isKnown(c, etag)) return c.body(null, 304, headers)
  return c.html(text, 200, headers)
}
