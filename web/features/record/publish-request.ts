/**
 * A signed-out user's request to publish, stored in this tab while they sign in, which may redirect to another site
 * and back.
 */
import { PUBLISH_REQUEST_MS } from '../../../domain/limits'

const KEY = 'owlcast.publishRequest'
/** `draftId` is null for a track alone. */
type Request = { draftId: string | null; at: number }

export function savePublishRequest(draftId: string | null): void {
  const request: Request = { draftId, at: Date.now() }
  try {
    sessionStorage.setItem(KEY, JSON.stringify(request))
  } catch {
    // Without storage, the user presses Publish once more after a redirect.
  }
}

export function clearPublishRequest(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // See above.
  }
}

/** Whether publishing this draft was requested recently. True once: it clears the request. */
export function takePublishRequest(draftId: string | null): boolean {
  try {
    const request: Request | null = JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
    if (request === null || request.draftId !== draftId) return false
    clearPublishRequest()
    return Date.now() - request.at < PUBLISH_REQUEST_MS
  } catch {
    return false
  }
}
