/** Technical details of an error page: what support needs, without secrets. */
import { maskUrl } from '../../domain/share/share'
import type { ShareDetails } from './share-state'

export type ShareRequest = { url: URL; kind: string; id: string; requestId: string }

export function createShareDetails(
  { url, kind, id, requestId }: ShareRequest,
  message: string,
): ShareDetails {
  return {
    url: maskUrl(url),
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
