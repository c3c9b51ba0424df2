/** Lists of one's own posts (spec §2.3, D17): which there are, and what each may be narrowed to. */
import { KIND_NAMES, type Kind, type KindRow, kindOf, MODE_NAMES, modeOf, type Subtype } from './kinds'
import { answersPodcast } from './podcasts'

type Narrowing = {
  filedAs?: KindRow['filedAs']
  /** Answers to podcasts alone. */
  podcasts?: true
  /** Only what answers something, or only what does not. */
  isReply?: boolean
}

const FILTERS = {
  all: {},
  messages: { filedAs: 'messages' },
  spaces: { filedAs: 'spaces' },
  flows: { filedAs: 'flows' },
  podcasts: { podcasts: true },
  started: { isReply: false },
  replies: { isReply: true },
} as const satisfies Record<string, Narrowing>

export type OwnFilter = keyof typeof FILTERS
export const OWN_FILTERS = Object.keys(FILTERS) as OwnFilter[]

/** The filters above a list, in their order, by what the list holds. */
const OF_LIST = {
  everything: ['all', 'messages', 'spaces', 'flows', 'podcasts'],
  kind: ['all', 'started', 'replies'],
} as const satisfies Record<NonNullable<KindRow['ownList']>, readonly OwnFilter[]>

/** The kinds under whose name there is a list of one's own. */
export const OWN_LISTS = KIND_NAMES.filter((kind) => kindOf(kind).ownList)

/** The filters of the list under the name of this kind. */
export function filtersOf(list: Kind): readonly OwnFilter[] {
  const { ownList } = kindOf(list)
  return ownList ? OF_LIST[ownList] : []
}

/** Whether a text names one of the filters of a list. */
export function isFilterOf(list: Kind, text: string | null): text is OwnFilter {
  return filtersOf(list).some((filter) => filter === text)
}

export type Narrowed = {
  kinds: readonly Kind[]
  /** Of these subtypes alone; null for any, and none. */
  subtypes: readonly Subtype[] | null
  /** Null for both. */
  isReply: boolean | null
}

/** What a list holds under a filter. */
export function narrowed(list: Kind, filter: OwnFilter): Narrowed {
  const { filedAs, podcasts, isReply: asked }: Narrowing = FILTERS[filter]
  const isReply = asked ?? null
  const held = kindOf(list).ownList === 'everything' ? KIND_NAMES : [list]
  const kinds = held.filter((kind) => !filedAs || kindOf(kind).filedAs === filedAs)
  if (!podcasts) return { kinds, subtypes: null, isReply }
  const answers = MODE_NAMES.filter(answersPodcast).map(modeOf)
  return {
    kinds: kinds.filter((kind) => answers.some((mode) => mode.kind === kind)),
    subtypes: answers.flatMap(({ subtype }) => subtype ?? []),
    isReply,
  }
}
