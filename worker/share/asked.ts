/** What a share page was asked for, for the details it shows when there is nothing to show. */
import type { Asked } from '../../web/share/details'
import type { AppContext } from '../context'

export function askedBy(c: AppContext, kind: string, id: string): Asked {
  return {
    url: new URL(c.req.path + new URL(c.req.url).search, c.env.ORIGIN),
    kind,
    id,
    requestId: c.get('requestId'),
  }
}
