/**
 * A signed-out user's request to publish, stored while they sign in, which may redirect to another site and back or go
 * on in the tab that the link of an email opens. Only the request for a stored recording is shared between tabs.
 */
import { readStored, writeStored } from './stored'

/** A visitor's publish request continues after sign-in within this time. */
export const PUBLISH_REQUEST_MS = 900_000

const KEY = 'owlcast.publishRequest'
type Request = {
  /** Null for a track alone. */
  draftId: string | null
  at: number
  /** When the form was last edited that is to be published; 0 for never. */
  editedAt: number
}

const getArea = (draftId: string | null) => (draftId === null ? 'session' : 'local')

/** Returns whether it was stored: without storage, the user presses Publish once more after a redirect. */
export function savePublishRequest(draftId: string | null, editedAt = 0): boolean {
  const request: Request = { draftId, at: Date.now(), editedAt }
  return writeStored(getArea(draftId), KEY, request)
}

/** Deletes the request for this draft; returns whether there was one. */
export function clearPublishRequest(draftId: string | null): boolean {
  const area = getArea(draftId)
  return readStored<Request>(area, KEY)?.draftId === draftId && writeStored(area, KEY, null)
}

/**
 * Whether publishing this draft was requested recently, with the form that was last edited then. True once: it clears
 * the request. A form that is older, in another tab, or was edited since is published only when its author says so again.
 */
export function takePublishRequest(draftId: string | null, editedAt: number): boolean {
  const request = readStored<Request>(getArea(draftId), KEY)
  if ((request?.editedAt ?? 0) !== editedAt) return false
  return clearPublishRequest(draftId) && request !== null && isRecent(request)
}

/** The recent request of any tab; null without one. */
export function peekPublishRequest(): Request | null {
  const request = readStored<Request>('local', KEY)
  return request && isRecent(request) ? request : null
}

function isRecent({ at }: Request): boolean {
  return Date.now() - at < PUBLISH_REQUEST_MS
}
