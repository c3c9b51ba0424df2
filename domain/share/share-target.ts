/** The web share target: other apps can share the audio of a podcast or a link to one. */
import { findPodcastMode, parseSourceUrl } from '../podcasts/podcasts'

/** The path in the manifest. */
export const SHARE_TARGET_PATH = '/share'

/** The form fields, as in the manifest. */
export const SHARE_FIELDS = { title: 'title', text: 'text', url: 'url', files: 'audio' } as const

/**
 * `sound`: a sound is stored on the device, and its user chooses what it becomes. `kept`: stored for the podcast form.
 * `lost`: the service worker could not store it.
 */
const SHARE_OUTCOMES = ['sound', 'kept', 'lost'] as const
export type ShareOutcome = (typeof SHARE_OUTCOMES)[number]

export function isShareOutcome(text: string | null): text is ShareOutcome {
  return SHARE_OUTCOMES.some((outcome) => outcome === text)
}

/** Returns the parameters of the record screen for shared content: the podcast form, or the choice for a sound. */
export function getSharedViewParams(shared: ShareOutcome): { mode?: string; shared: ShareOutcome } {
  return shared === 'sound' ? { shared } : { mode: findPodcastMode(false) ?? '', shared }
}

/** Returns the URL that opens shared content. */
export function getSharedViewUrl(shared: ShareOutcome): string {
  return `/?${new URLSearchParams({ view: 'record', ...getSharedViewParams(shared) })}`
}

/** Returns the first link in shared texts; many apps put it behind a text about it. */
export function findSharedLink(texts: readonly string[]): string | null {
  for (const text of texts)
    for (const [found] of text.matchAll(/https?:\/\/[^\s<>"]+/gi)) {
      const link = parseSourceUrl(found.replace(/[.,;:!?)\]}'’”]+$/, ''))
      if (link) return link
    }
  return null
}
