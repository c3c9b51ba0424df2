/**
 * The graph of posts and connections (spec §2.3). Every figure in it is counted from the ties that whoever looks may see:
 * a tie to something private is neither drawn nor counted (P4).
 */
import type { ConnectionType } from './connections'
import { isExpired } from './expiry'
import type { Graph, GraphPost, GraphTie } from './graph.schema'
import { NODE_TITLE_CHARS, NODE_WIDTH_PX } from './limits'
import { saysAll } from './search'
import { cut } from './text'

const UNTITLED = 'Untitled'

/** What a post is called in the graph: its title, else how it begins. */
export function nodeLabel({ title, said }: Pick<GraphPost, 'title' | 'said'>): string {
  return title.trim() || cut(said, NODE_TITLE_CHARS) || UNTITLED
}

/** How wide a post stands there: wider the more it is answered, up to a point. */
export function nodeWidth(replies: number): number {
  const { least, perReply, most } = NODE_WIDTH_PX
  return Math.min(most, least + perReply * replies)
}

/** How many replies each post has among these ties; a post without any is not in it. */
export function repliesIn(ties: readonly GraphTie[]): Map<string, number> {
  const replies = new Map<string, number>()
  for (const { to } of ties) replies.set(to, (replies.get(to) ?? 0) + 1)
  return replies
}

/** A line in the picture: a connection, or from a recording to its owlcast, which is none and is not counted as one. */
export type GraphLine = Omit<GraphTie, 'type'> & { type: LineType }
export type LineType = ConnectionType | 'recording'

/** Every line between two of these posts. */
export function linesIn({ posts, ties }: Pick<Graph, 'posts' | 'ties'>): GraphLine[] {
  const ids = new Set(posts.map(({ id }) => id))
  const recorded = posts.flatMap(({ id, owlcastId }): GraphLine[] =>
    owlcastId !== null && ids.has(owlcastId) ? [{ from: id, to: owlcastId, type: 'recording' }] : [],
  )
  return [...ties, ...recorded]
}

export type Analytics = {
  posts: number
  connections: number
  /** The post with the most replies, the newest of these; null where nothing is answered. */
  most: { post: GraphPost; replies: number } | null
}

/** The figures above the graph. */
export function analyticsOf({ posts, ties }: Pick<Graph, 'posts' | 'ties'>): Analytics {
  const replies = repliesIn(ties)
  const top = Math.max(0, ...replies.values())
  const post = posts.find(({ id }) => top > 0 && replies.get(id) === top)
  return {
    posts: posts.length,
    connections: ties.length,
    most: post ? { post, replies: top } : null,
  }
}

/** Whether a post says all these words, anywhere that the graph shows. */
export function isFoundBy({ title, said, author }: GraphPost, words: readonly string[]): boolean {
  return saysAll(`${title} ${said} ${author}`, words)
}

/** The graph of some of its posts: a tie goes with either of its ends. */
export function graphOf<G extends Pick<Graph, 'posts' | 'ties'>>(
  graph: G,
  isIn: (post: GraphPost) => boolean,
): G {
  const posts = graph.posts.filter(isIn)
  if (posts.length === graph.posts.length) return graph
  const ids = new Set(posts.map(({ id }) => id))
  return { ...graph, posts, ties: graph.ties.filter(({ from, to }) => ids.has(from) && ids.has(to)) }
}

/** The graph without what has faded. */
export function livingGraph<G extends Pick<Graph, 'posts' | 'ties'>>(graph: G, now: number): G {
  return graphOf(graph, ({ expiresAt }) => !isExpired(expiresAt, now))
}
