/** Pages for one person's eyes: not previewed, not kept, and telling no other site where somebody came from. */
import { renderToString } from 'react-dom/server'
import { SharePage } from '../../web/share/SharePage'
import type { ShareState } from '../../web/share/share-state'
import type { AppContext } from '../context'
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
