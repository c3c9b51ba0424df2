/**
 * UI properties of each kind; its rules are in `domain/kinds.ts`. No other client file branches on a kind: add a
 * column here instead.
 */
import { getKind, type Kind, type Subtype } from '../domain/kinds'
import { KIND_LABELS, type KindMessages } from '../domain/locales/en/kinds'
import type { View } from '../domain/views'

/** The icons of `Bird`. */
export type BirdName = 'squawk' | 'mue' | 'hum' | 'nightingale' | 'owlcast' | 'parrot'

export type KindUI = {
  bird: BirdName
  texts: KindMessages
  /** The list of its posts. */
  view: View
  /** The list of the viewer's own posts, if any. */
  ownView: View | null
  /** The kind that can be created from a public post of this one. */
  growsInto: Kind | null
}

export const KIND_UI: Record<Kind, KindUI> = {
  mue: { bird: 'mue', texts: KIND_LABELS.mue, view: 'mue-messages', ownView: null, growsInto: null },
  squawk: {
    bird: 'squawk',
    texts: KIND_LABELS.squawk,
    view: 'speace',
    ownView: 'my-squawks',
    growsInto: 'owlcast',
  },
  hum: { bird: 'hum', texts: KIND_LABELS.hum, view: 'hum', ownView: 'my-hums', growsInto: null },
  nightingale: {
    bird: 'nightingale',
    texts: KIND_LABELS.nightingale,
    view: 'nightingale',
    ownView: 'my-nightingales',
    growsInto: null,
  },
  owlcast: {
    bird: 'owlcast',
    texts: KIND_LABELS.owlcast,
    view: 'owlcast',
    ownView: 'my-owlcasts',
    growsInto: null,
  },
}

/** The order of kinds wherever they are listed. */
export const KINDS_IN_ORDER = Object.keys(KIND_UI) as Kind[]

/** The kinds that expire: shown on home's collection. */
export const EXPIRING_KINDS = KINDS_IN_ORDER.filter((kind) => getKind(kind).lifeHours !== null)

/** The kinds with a public feed. */
export const FEED_KINDS = KINDS_IN_ORDER.filter((kind) => getKind(kind).publicFeed)

/** The bird and `data-kind` colour of a post. Podcast replies are squawks with the parrot's. */
export function getKindTheme(kind: Kind, subtype: Subtype | null): { bird: BirdName; dataKind: string } {
  return subtype ? { bird: 'parrot', dataKind: subtype } : { bird: KIND_UI[kind].bird, dataKind: kind }
}

/** The kind whose feed a view shows, if any. */
export function findKindByView(view: View): Kind | undefined {
  return KINDS_IN_ORDER.find((kind) => KIND_UI[kind].view === view)
}

/** The kind whose own posts a view shows, if any. */
export function findKindByOwnView(view: View): Kind | undefined {
  return KINDS_IN_ORDER.find((kind) => KIND_UI[kind].ownView === view)
}

/** The kind of messages, recorded by the round button on home (spec §2.3). */
export const MESSAGE_KIND: Kind = 'mue'

/** The kind whose posts everyone's home shows: the first that expires. */
export const HOME_KIND: Kind = EXPIRING_KINDS[0] ?? MESSAGE_KIND
