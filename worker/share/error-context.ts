/** Request context of a share page, for the details of its error states. */
import type { ShareRequest } from '../../web/share/details'
import type { AppContext } from '../context'

export function getErrorContext(c: AppContext, kind: string, id: string): ShareRequest {
  return {
    url: new URL(c.req.path + new URL(c.req.url).search, c.env.ORIGIN),
    kind,
    id,
    requestId: c.get('requestId'),
  }
}
