/** The web share target: other apps can share the audio of a podcast or a link to one. */
import { podcastMode, sourceUrl } from './podcasts'

/** The path in the manifest. */
export const SHARE_TARGET_PATH = '/share'

/** The form fields, as in the manifest. */
export const SHARE_FIELDS = { title: 'title', text: 'text', url: 'url', files: 'audio' } as const

/** `kept`: stored on the device. `lost`: the service worker could not store it. */
export type HandedOver = 'kept' | 'lost'

export function isHandedOver(text: string | null): text is HandedOver {
  return text === 'kept' || text === 'lost'
}

/** Returns the URL of the podcast reply form for shared content. */
export function placeFor(what: HandedOver): string {
  return `/?${new URLSearchParams({ view: 'record', mode: podcastMode(false) ?? '', shared: what })}`
}

/** Returns the first link in shared texts; many apps put it behind a text about it. */
export function linkAmong(texts: readonly string[]): string | null {
  for (const text of texts)
    for (const [found] of text.matchAll(/https?:\/\/[^\s<>"]+/gi)) {
      const link = sourceUrl(found.replace(/[.,;:!?)\]}'’”]+$/, ''))
      if (link) return link
    }
  return null
}
