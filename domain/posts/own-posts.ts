/** Lists of a user's own posts (spec §2.3, D17) and their filters. */
import { getKind, getMode, KIND_NAMES, type Kind, type KindRow, MODE_NAMES, type Subtype } from '../kinds'
import { isPodcastReply } from '../podcasts/podcasts'

type OwnFilterRow = {
  filedAs?: KindRow['filedAs']
  /** Podcast replies only. */
  podcasts?: true
  /** Only replies, or only posts that are none. */
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
} as const satisfies Record<string, OwnFilterRow>

export type OwnFilter = keyof typeof FILTERS
export const OWN_FILTERS = Object.keys(FILTERS) as OwnFilter[]

/** The filters of a list, in order, by what the list holds. */
const LIST_FILTERS = {
  everything: ['all', 'messages', 'spaces', 'flows', 'podcasts'],
  kind: ['all', 'started', 'replies'],
} as const satisfies Record<NonNullable<KindRow['ownList']>, readonly OwnFilter[]>

/** The kinds with a list of the user's own posts. */
export const OWN_LISTS = KIND_NAMES.filter((kind) => getKind(kind).ownList)

/** Returns the filters of the list of this kind. */
export function listOwnFilters(list: Kind): readonly OwnFilter[] {
  const { ownList } = getKind(list)
  return ownList ? LIST_FILTERS[ownList] : []
}

export function isFilterOf(list: Kind, text: string | null): text is OwnFilter {
  return listOwnFilters(list).some((filter) => filter === text)
}

export type OwnPostsScope = {
  kinds: readonly Kind[]
  /** These subtypes only; null for all posts. */
  subtypes: readonly Subtype[] | null
  isReply: boolean | null
}

/** Returns which posts a list shows under a filter. */
export function resolveOwnFilter(list: Kind, filter: OwnFilter): OwnPostsScope {
  const { filedAs, podcasts, isReply: asked }: OwnFilterRow = FILTERS[filter]
  const isReply = asked ?? null
  const held = getKind(list).ownList === 'everything' ? KIND_NAMES : [list]
  const kinds = held.filter((kind) => !filedAs || getKind(kind).filedAs === filedAs)
  if (!podcasts) return { kinds, subtypes: null, isReply }
  const answers = MODE_NAMES.filter(isPodcastReply).map(getMode)
  return {
    kinds: kinds.filter((kind) => answers.some((mode) => mode.kind === kind)),
    subtypes: answers.flatMap(({ subtype }) => subtype ?? []),
    isReply,
  }
}
