/** The sorts of posts that the graph tells apart: the kinds, and podcast replies by themselves. */
import type { GraphPost } from '../../../domain/graph.schema'
import { type Kind, MODE_NAMES, type Mode, modeFor, modeOf } from '../../../domain/kinds'
import { KINDS_IN_ORDER, plumageOf } from '../../kinds'
import type { BirdName } from '../../ui/Bird'
import { GRAPH } from '../../words/graph'

export type Sort = {
  /** What is switched on and off together. */
  key: string
  kind: Kind
  name: string
  bird: BirdName
  dataKind: string
}

function sortIn(mode: Mode): Sort {
  const { kind, subtype, name } = modeOf(mode)
  const plumage = plumageOf(kind, subtype)
  // All podcast replies wear the same feathers.
  return { key: subtype === null ? kind : plumage.bird, kind, name, ...plumage }
}

const BY_MODE = new Map(MODE_NAMES.map((mode): [Mode, Sort] => [mode, sortIn(mode)]))

/** In the order of kinds; what is stored as another kind comes last, under the name of the first of its sort. */
export const SORTS: readonly Sort[] = [...BY_MODE.values()]
  .filter(({ key }, place, all) => all.findIndex((one) => one.key === key) === place)
  .sort((a, b) => placeOf(a) - placeOf(b))

function placeOf({ key, kind }: Sort): number {
  return KINDS_IN_ORDER.indexOf(kind) + (key === kind ? 0 : KINDS_IN_ORDER.length)
}

/** What a post is called there: its kind, or a recording. */
export function sortName(post: Pick<GraphPost, 'kind' | 'subtype' | 'owlcastId'>): string {
  return post.owlcastId === null ? sortOf(post).name : GRAPH.recording
}

/** What a post is there. */
export function sortOf({ kind, subtype }: Pick<GraphPost, 'kind' | 'subtype'>): Sort {
  const mode = modeFor(kind, subtype)
  return BY_MODE.get(mode) ?? sortIn(mode)
}
