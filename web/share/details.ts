/** Technical details of an error page: what support needs, without secrets. */
import { maskedUrl } from '../../domain/share'
import type { ShareDetails } from './share-state'

export type Asked = { url: URL; kind: string; id: string; requestId: string }

export function detailsOf({ url, kind, id, requestId }: Asked, message: string): ShareDetails {
  return {
    url: maskedUrl(url),
    pathname: url.pathname,
    searchParams: [...new Set(url.searchParams.keys())].join(', '),
    contentType: kind,
    id,
    token: url.searchParams.has('token'),
    invitation: url.searchParams.has('invitation'),
    message,
    requestId,
  }
}
