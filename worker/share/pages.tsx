/**
 * The two types of share pages: public pages, cached but always revalidated; and private pages, which have no preview,
 * are not cached and send no referrer.
 */
import { renderToString } from 'react-dom/server'
import { PAGE_CACHE_SECONDS } from '../../domain/share/share.limits'
import { SharePage } from '../../web/share/SharePage'
import type { ShareState } from '../../web/share/share-state'
import { type AppContext, getDeps, getLanguage } from '../context'
import { REQUEST_ID_HEADER } from '../http/errors'
import { hasEtag } from '../http/etags'
import { FRESH_UNTIL_HEADER } from '../http/fresh'
import { getRenderedPage } from '../http/rendered-page-cache'
import { renderDocument, renderNeutralHead, renderWaitingHead } from './document'

export const NO_STORE = {
  'cache-control': 'private, no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
}

export type PageStatus = 200 | 202 | 400 | 403 | 404 | 410 | 429 | 500

/** State of a page; a function is evaluated in the request's language. */
type PageState = ShareState | (() => ShareState)

/** A page whose head reveals nothing of its content. */
export async function renderPrivatePage(c: AppContext, shown: PageState, status: PageStatus = 200) {
  const text = await getDeps(c).t(() => {
    const state = typeof shown === 'function' ? shown() : shown
    const rendered = renderToString(<SharePage state={state} />)
    const head = state.at === 'waiting' ? renderWaitingHead(c.env.ORIGIN) : renderNeutralHead()
    return renderDocument({ head, env: c.env, rendered, state, hidesAddress: true })
  })
  return c.html(text, status, NO_STORE)
}

/** An error page. */
export async function renderErrorPage(
  c: AppContext,
  state: PageState,
  status: PageStatus,
): Promise<Response> {
  const page = await renderPrivatePage(c, state, status)
  page.headers.set(REQUEST_ID_HEADER, c.get('requestId'))
  return page
}

type PublicPage = {
  /** All content of the page, as cache key. */
  content: unknown
  /** Must read all messages before its first await. */
  render: () => Promise<string>
  /** When the first post on it expires. */
  endsAt: number | null
}

/**
 * A public page: the same for all users, revalidated on each request. Deleted, hidden or closed content disappears at
 * once; unchanged pages are answered with 304.
 */
export async function renderPublicPage(
  c: AppContext,
  { content, render, endsAt }: PublicPage,
): Promise<Response> {
  const name = `${getLanguage(c)} ${c.req.path}`
  const { etag, text } = await getRenderedPage(name, JSON.stringify(content), () => getDeps(c).t(render))
  const now = getDeps(c).clock.now()
  const until = Math.min(now + PAGE_CACHE_SECONDS * 1000, endsAt ?? Number.POSITIVE_INFINITY)
  const headers = {
    'cache-control': 'public, no-cache',
    vary: 'accept-language',
    etag,
    [FRESH_UNTIL_HEADER]: String(until),
  }
  if (hasEtag(c, etag)) return c.body(null, 304, headers)
  return c.html(text, 200, headers)
}
