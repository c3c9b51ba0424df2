/** Free previews of posts that cost something (spec §9; D22): their length and their URL paths. */
import { PREVIEW_SECONDS } from '../limits'

/** The maximum share of a priced recording that is its free preview. */
const PREVIEW_PART = 0.5

const PREVIEW = '/preview'

/**
 * Returns the length of the free preview in seconds: at most half of the recording, or short ones would need no
 * payment.
 */
export function getPreviewSeconds(seconds: number): number {
  return Math.min(PREVIEW_SECONDS, seconds * PREVIEW_PART)
}

/** Returns the URL path of a preview. */
export function getPreviewPath(mediaPath: string): string {
  return `${mediaPath}${PREVIEW}`
}

/** Returns the URL path of the full recording from either path. */
export function getFullPath(path: string): string {
  return path.endsWith(PREVIEW) ? path.slice(0, -PREVIEW.length) : path
}

/** Returns the id of the post to pay for: the owlcast of a recording, else the post itself. */
export function getPaidPostId({ id, owlcastId }: { id: string; owlcastId: string | null }): string {
  return owlcastId ?? id
}
