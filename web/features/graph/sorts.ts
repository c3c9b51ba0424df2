/** The categories of posts in the graph: the kinds, with podcast replies as their own category. */
import type { GraphPost } from '../../../domain/graph.schema'
import { type Kind, MODE_NAMES, type Mode, modeFor, modeOf } from '../../../domain/kinds'
import { KINDS_IN_ORDER, plumageOf } from '../../kinds'
import type { BirdName } from '../../ui/Bird'
import { GRAPH } from '../../words/graph'

export type Sort = {
  /** The key of its filter. */
  key: string
  kind: Kind
  name: string
  bird: BirdName
  dataKind: string
}

function sortIn(mode: Mode): Sort {
  const { kind, subtype, name } = modeOf(mode)
  const plumage = plumageOf(kind, subtype)
  // All podcast replies share one category.
  return { key: subtype === null ? kind : plumage.bird, kind, name, ...plumage }
}

const BY_MODE = new Map(MODE_NAMES.map((mode): [Mode, Sort] => [mode, sortIn(mode)]))

/** In the order of kinds, then the categories stored under another kind; each named after its first mode. */
export const SORTS: readonly Sort[] = [...BY_MODE.values()]
  .filter(({ key }, place, all) => all.findIndex((one) => one.key === key) === place)
  .sort((a, b) => placeOf(a) - placeOf(b))

function placeOf({ key, kind }: Sort): number {
  return KINDS_IN_ORDER.indexOf(kind) + (key === kind ? 0 : KINDS_IN_ORDER.length)
}

/** The label of a post in the graph: its category, or "recording". */
export function sortName(post: Pick<GraphPost, 'kind' | 'subtype' | 'owlcastId'>): string {
  return post.owlcastId === null ? sortOf(post).name : GRAPH.recording
}

/** The category of a post. */
export function sortOf({ kind, subtype }: Pick<GraphPost, 'kind' | 'subtype'>): Sort {
  const mode = modeFor(kind, subtype)
  return BY_MODE.get(mode) ?? sortIn(mode)
}
