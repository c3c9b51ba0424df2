/** What other apps may hand over to Owlcast (the share target): the audio of a podcast, or a link to one. */
import { podcastMode, sourceUrl } from './podcasts'

/** Where the system sends it, as the manifest says. */
export const SHARE_TARGET_PATH = '/share'

/** The fields of what is sent there, as the manifest names them. */
export const SHARE_FIELDS = { title: 'title', text: 'text', url: 'url', files: 'audio' } as const

/** `kept`: it waits on the device. `lost`: nothing there could take it. */
export type HandedOver = 'kept' | 'lost'

/** Whether a text says what became of it. */
export function isHandedOver(text: string | null): text is HandedOver {
  return text === 'kept' || text === 'lost'
}

/** The view that what was handed over leads to: the form for answering a podcast. */
export function placeFor(what: HandedOver): string {
  return `/?${new URLSearchParams({ view: 'record', mode: podcastMode(false) ?? '', shared: what })}`
}

/** The first link in what was shared. Many apps put it into the text, behind the words about it. */
export function linkAmong(texts: readonly string[]): string | null {
  for (const text of texts)
    for (const [found] of text.matchAll(/https?:\/\/[^\s<>"]+/gi)) {
      const link = sourceUrl(found.replace(/[.,;:!?)\]}'’”]+$/, ''))
      if (link) return link
    }
  return null
}
