/**
 * The two sorts of pages: for everybody, and kept by whoever asks whether it still holds; and for one person's eyes, which is not previewed, not
 * kept, and tells no other site where somebody came from.
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

/** What a page shows; made when it is said, where it says something of its own. */
type Shown = ShareState | (() => ShareState)

/** A page that says nothing in its head. */
export async function privatePage(c: AppContext, shown: Shown, status: PageStatus = 200) {
  const text = await tools(c).say(() => {
    const state = typeof shown === 'function' ? shown() : shown
    const rendered = renderToString(<SharePage state={state} />)
    return documentOf({ head: neutralHead(), env: c.env, rendered, state, hidesAddress: true })
  })
  return c.html(text, status, NO_STORE)
}

/** A card that says why there is nothing here. */
export async function refused(c: AppContext, state: Shown, status: PageStatus): Promise<Response> {
  const page = await privatePage(c, state, status)
  page.headers.set(REQUEST_ID_HEADER, c.get('requestId'))
  return page
}

/** What a public page is made of. */
type PublicPage = {
  /** All that it says, so that the same is not rendered again. */
  says: unknown
  /** Reads all words before it waits for anything. */
  render: () => Promise<string>
  /** When the first of what is on it fades. */
  endsAt: number | null
}

/**
 * A public page: the same for everyone, and asked for again each time, whoever keeps it. What was deleted, hidden or closed
 * is gone from it at once; only what is still so is answered in short.
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
