/** The first page of a feed that comes with the app's page, so that the app need not request it. */
import { getKind, KIND_NAMES, type Kind } from '../kinds'
import type { CompactFeed } from './feed.schema'

/** Id of the data block with it. */
export const FIRST_PAGE_ELEMENT = 'first-page'
/** The comment in the app's page that it replaces, with the block that plays its first sound. */
export const FIRST_PAGE_SLOT = 'first-page'
/** Id of the audio element of that block. It is outside of React's root: an element that is removed stops playing. */
export const FIRST_VOICE_ELEMENT = 'first-voice'
/** Class of the block. */
export const FIRST_VOICE_SLOT = 'first-voice-slot'
/** Where the Worker renders both. */
export const OPENING_PATH = '/opening'

/** `now` is the server's time in ms when the page was rendered. */
export type FirstPage = { kind: Kind; now: number; feed: CompactFeed }

/** The kind whose posts everyone's home shows: the first that expires. */
const HOME_KIND = KIND_NAMES.find((kind) => getKind(kind).lifeHours !== null)

/** The feed that the app's page shows first at an address: home's, or that of a public feed; null for other views. */
export function findFirstFeed(address: URLSearchParams): { kind: Kind; isHome: boolean } | null {
  const view = address.get('view') ?? 'home'
  if (view === 'home') return HOME_KIND ? { kind: HOME_KIND, isHome: true } : null
  const kind = KIND_NAMES.find((name) => {
    const row = getKind(name)
    return row.publicFeed && (row.view === view || row.replyView === view)
  })
  return kind ? { kind, isHome: false } : null
}
