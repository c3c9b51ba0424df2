/**
 * THE table of looks: what a kind is shown as. What it does stands in `domain/kinds.ts`. No other file of the client
 * branches on a kind; whoever needs a difference asks for a column.
 */
import { type Kind, kindOf, type Subtype } from '../domain/kinds'
import type { View } from './state/views'
import type { BirdName } from './ui/Bird'
import { KIND_WORDS, type KindWords } from './words/kinds'

export type Look = {
  bird: BirdName
  words: KindWords
  /** Where its posts are listed. */
  view: View
  /** The list of one's own, if the kind has one. */
  mine: View | null
  /** What may be begun with a public one of them. */
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

/** The order of kinds wherever people see them side by side. */
export const KINDS_IN_ORDER = Object.keys(LOOKS) as Kind[]

/** The kinds that fade: what home's shelf shows. */
export const FADING_KINDS = KINDS_IN_ORDER.filter((kind) => kindOf(kind).lifeHours !== null)

/** Podcast replies are squawks in parrot's clothes: their own bird and colour (`data-kind`). */
export function plumageOf(kind: Kind, subtype: Subtype | null): { bird: BirdName; dataKind: string } {
  return subtype ? { bird: 'parrot', dataKind: subtype } : { bird: LOOKS[kind].bird, dataKind: kind }
}

/** The kind whose feed a view shows, if it shows one. */
export function kindOfView(view: View): Kind | undefined {
  return KINDS_IN_ORDER.find((kind) => LOOKS[kind].view === view)
}

/** The kind whose list of one's own a view shows, if it shows one. */
export function kindOfOwnView(view: View): Kind | undefined {
  return KINDS_IN_ORDER.find((kind) => LOOKS[kind].mine === view)
}

/** What is sent to somebody, and recorded by the round button on home (spec §2.3). */
export const MESSAGE_KIND: Kind = 'mue'
