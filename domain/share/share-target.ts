/** The web share target: other apps can share the audio of a podcast or a link to one. */
import { findPodcastMode, parseSourceUrl } from '../podcasts/podcasts'

/** The path in the manifest. */
export const SHARE_TARGET_PATH = '/share'

/** The form fields, as in the manifest. */
export const SHARE_FIELDS = { title: 'title', text: 'text', url: 'url', files: 'audio' } as const

/** `kept`: stored on the device. `lost`: the service worker could not store it. */
export type ShareOutcome = 'kept' | 'lost'

export function isShareOutcome(text: string | null): text is ShareOutcome {
  return text === 'kept' || text === 'lost'
}

/** Returns the URL of the podcast reply form for shared content. */
export function getSharedViewUrl(what: ShareOutcome): string {
  return `/?${new URLSearchParams({ view: 'record', mode: findPodcastMode(false) ?? '', shared: what })}`
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
