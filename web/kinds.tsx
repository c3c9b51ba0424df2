/**
 * UI properties of each kind; its rules are in `domain/kinds.ts`. No other client file branches on a kind: add a
 * column here instead.
 */
import { type Kind, kindOf, type Subtype } from '../domain/kinds'
import type { View } from './state/views'
import type { BirdName } from './ui/Bird'
import { KIND_WORDS, type KindWords } from './words/kinds'

export type Look = {
  bird: BirdName
  words: KindWords
  /** The list of its posts. */
  view: View
  /** The list of the viewer's own posts, if any. */
  mine: View | null
  /** The kind that can be created from a public post of this one. */
  growsInto: Kind | null
}

export const LOOKS: Record<Kind, Look> = {
  mue: { bird: 'mue', words: KIND_WORDS.mue, view: 'mue-messages', mine: null, growsInto: null },
  squawk: {
    bird: 'squawk',
    words: KIND_WORDS.squawk,
    view: 'speace',
    mine: 'my-squawks',
    growsInto: 'owlcast',
  },
  hum: { bird: 'hum', words: KIND_WORDS.hum, view: 'hum', mine: 'my-hums', growsInto: null },
  nightingale: {
    bird: 'nightingale',
    words: KIND_WORDS.nightingale,
    view: 'nightingale',
    mine: 'my-nightingales',
    growsInto: null,
  },
  owlcast: {
    bird: 'owlcast',
    words: KIND_WORDS.owlcast,
    view: 'owlcast',
    mine: 'my-owlcasts',
    growsInto: null,
  },
}

/** The order of kinds wherever they are listed. */
export const KINDS_IN_ORDER = Object.keys(LOOKS) as Kind[]

/** The kinds that expire: shown on home's shelf. */
export const FADING_KINDS = KINDS_IN_ORDER.filter((kind) => kindOf(kind).lifeHours !== null)

/** The bird and `data-kind` colour of a post. Podcast replies are squawks with the parrot's. */
export function plumageOf(kind: Kind, subtype: Subtype | null): { bird: BirdName; dataKind: string } {
  return subtype ? { bird: 'parrot', dataKind: subtype } : { bird: LOOKS[kind].bird, dataKind: kind }
}

/** The kind whose feed a view shows, if any. */
export function kindOfView(view: View): Kind | undefined {
  return KINDS_IN_ORDER.find((kind) => LOOKS[kind].view === view)
}

/** The kind whose own posts a view shows, if any. */
export function kindOfOwnView(view: View): Kind | undefined {
  return KINDS_IN_ORDER.find((kind) => LOOKS[kind].mine === view)
}

/** The kind of messages, recorded by the round button on home (spec §2.3). */
export const MESSAGE_KIND: Kind = 'mue'
