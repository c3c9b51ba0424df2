/** The categories of posts in the graph: the kinds, with podcast replies as their own category. */
import type { GraphPost } from '../../../domain/graph/graph.schema'
import { getMode, getPostMode, type Kind, MODE_NAMES, type Mode } from '../../../domain/kinds'
import { GRAPH } from '../../../domain/locales/en/posts'
import { type BirdName, getKindTheme, KINDS_IN_ORDER } from '../../kinds'

export type PostCategory = {
  /** The key of its filter. */
  key: string
  kind: Kind
  name: string
  bird: BirdName
  dataKind: string
}

function toCategory(mode: Mode): PostCategory {
  const { kind, subtype, name } = getMode(mode)
  const theme = getKindTheme(kind, subtype)
  // All podcast replies share one category.
  return { key: subtype === null ? kind : theme.bird, kind, name, ...theme }
}

const BY_MODE = new Map(MODE_NAMES.map((mode): [Mode, PostCategory] => [mode, toCategory(mode)]))

/** In the order of kinds, then the categories stored under another kind; each named after its first mode. */
export const POST_CATEGORIES: readonly PostCategory[] = [...BY_MODE.values()]
  .filter(({ key }, index, all) => all.findIndex((category) => category.key === key) === index)
  .sort((a, b) => getOrder(a) - getOrder(b))

function getOrder({ key, kind }: PostCategory): number {
  return KINDS_IN_ORDER.indexOf(kind) + (key === kind ? 0 : KINDS_IN_ORDER.length)
}

/** The label of a post in the graph: its category, or "recording". */
export function getCategoryName(post: Pick<GraphPost, 'kind' | 'subtype' | 'owlcastId'>): string {
  return post.owlcastId === null ? getCategory(post).name : GRAPH.recording
}

/** The category of a post. */
export function getCategory({ kind, subtype }: Pick<GraphPost, 'kind' | 'subtype'>): PostCategory {
  const mode = getPostMode(kind, subtype)
  return BY_MODE.get(mode) ?? toCategory(mode)
}
