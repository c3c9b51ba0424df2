/**
 * The graph of posts and connections (spec §2.3). It is loaded in pages, so every figure is a stored count of public posts
 * and connections, plus the viewer's own messages that are loaded: what is private to others is neither drawn nor
 * counted (P4).
 */

import { NODE_TITLE_CHARS } from '../limits'
import type { ConnectionType } from '../posts/connections'
import { isExpired } from '../posts/expiry'
import { UNTITLED } from '../posts/titles'
import { hasAllWords } from '../search/search'
import { truncate } from '../text/length'
import type { Graph, GraphConnection, GraphPost } from './graph.schema'

/** Width of a node: grows with each reply. */
const NODE_WIDTH_PX = { least: 200, perReply: 20, most: 350 } as const

/** Returns the label of a node: the title, else the start of the text, else 'Untitled' (S2.3-55). */
export function formatNodeLabel({ title, excerpt }: Pick<GraphPost, 'title' | 'excerpt'>): string {
  return title.trim() || truncate(excerpt, NODE_TITLE_CHARS) || UNTITLED
}

/** Returns the width of a node in px; it grows with the replies up to a maximum. */
export function getNodeWidth(replies: number): number {
  const { least, perReply, most } = NODE_WIDTH_PX
  return Math.min(most, least + perReply * replies)
}

/** The diameter of a reply without replies, drawn as a star. */
const LAST_REPLY_STAR_PX = 12

/** Returns the diameter of a post drawn as a star, in px: a tenth of the width of its node. */
export function getStarSize(replies: number, isReply: boolean): number {
  return isReply && replies === 0 ? LAST_REPLY_STAR_PX : getNodeWidth(replies) / 10
}

/** Returns the number of loaded replies of each post that has any. */
export function countLoadedReplies(ties: readonly GraphConnection[]): Map<string, number> {
  const replies = new Map<string, number>()
  for (const { to } of ties) replies.set(to, (replies.get(to) ?? 0) + 1)
  return replies
}

/** Whether a post is a message of the viewer, which no stored count includes. */
const isOwnMessage = ({ peer }: GraphPost) => peer !== null

/** Returns the reply count of each post: its public replies, loaded or not, and the viewer's own messages. */
export function countReplies({
  posts,
  connections,
}: Pick<Graph, 'posts' | 'connections'>): Map<string, number> {
  const messages = new Set(posts.filter(isOwnMessage).map(({ id }) => id))
  const loaded = countLoadedReplies(connections)
  const ownReplies = countLoadedReplies(connections.filter(({ from }) => messages.has(from)))
  return new Map(
    posts.map(({ id, replyCount }) => [
      id,
      Math.max(loaded.get(id) ?? 0, replyCount + (ownReplies.get(id) ?? 0)),
    ]),
  )
}

/** A drawn line: a connection, or a recording's line to its owlcast, which does not count as a connection. */
export type GraphLine = Omit<GraphConnection, 'type'> & { type: LineType }
export type LineType = ConnectionType | 'recording'

export function listGraphLines({ posts, connections }: Pick<Graph, 'posts' | 'connections'>): GraphLine[] {
  const ids = new Set(posts.map(({ id }) => id))
  const recordingLines = posts.flatMap(({ id, owlcastId }): GraphLine[] =>
    owlcastId !== null && ids.has(owlcastId)
      ? [{ from: id, to: owlcastId, type: 'recording', moment: null }]
      : [],
  )
  return [...connections, ...recordingLines]
}

/**
 * Returns the posts in groups that lines connect, directly or through others; a post without lines is a group of its
 * own. The group with the newest post comes first. A group begins with the post that replies to no other one of it
 * (of several, the one with the most replies), and goes on with the oldest.
 */
export function listConnectedGroups(graph: Pick<Graph, 'posts' | 'connections'>): GraphPost[][] {
  const lines = listGraphLines(graph)
  const byId = new Map(graph.posts.map((post) => [post.id, post]))
  const neighbors = new Map<string, string[]>()
  for (const { from, to } of lines) {
    neighbors.set(from, [...(neighbors.get(from) ?? []), to])
    neighbors.set(to, [...(neighbors.get(to) ?? []), from])
  }
  const replyIds = new Set(lines.map(({ from }) => from))
  const replies = countReplies(graph)
  const getRank = ({ id }: GraphPost) => (replyIds.has(id) ? -1 : (replies.get(id) ?? 0))
  const grouped = new Set<string>()
  return graph.posts.flatMap((post) => {
    if (grouped.has(post.id)) return []
    grouped.add(post.id)
    const ids = [post.id]
    // Grows while it is walked.
    for (const id of ids)
      for (const other of neighbors.get(id) ?? [])
        if (byId.has(other) && !grouped.has(other)) {
          grouped.add(other)
          ids.push(other)
        }
    const group = ids.flatMap((id) => byId.get(id) ?? []).sort((a, b) => a.createdAt - b.createdAt)
    const first = group.reduce((best, other) => (getRank(other) > getRank(best) ? other : best))
    return [[first, ...group.filter((other) => other !== first)]]
  })
}

export type Analytics = {
  posts: number
  connections: number
  /** The post with the most replies, the newest of equals; null without replies. */
  mostConnected: { post: GraphPost; replies: number } | null
}

/** Returns the figures above the graph: the totals of what is public, and the viewer's own messages that are loaded. */
export function calculateAnalytics({
  posts,
  connections,
  totals,
}: Pick<Graph, 'posts' | 'connections' | 'totals'>): Analytics {
  const messages = new Set(posts.filter(isOwnMessage).map(({ id }) => id))
  const mostPublic = totals?.mostReplied ?? null
  const mostLoaded = findMostReplied({ posts, connections })
  return {
    posts: (totals?.posts ?? 0) + messages.size,
    connections: (totals?.connections ?? 0) + connections.filter(({ from }) => messages.has(from)).length,
    mostConnected:
      mostPublic && mostPublic.replyCount > (mostLoaded?.replies ?? 0)
        ? { post: mostPublic, replies: mostPublic.replyCount }
        : mostLoaded,
  }
}

/** Returns the loaded post with the most replies, the newest of equals; null without replies. */
export function findMostReplied(graph: Pick<Graph, 'posts' | 'connections'>): Analytics['mostConnected'] {
  const replies = countReplies(graph)
  const top = Math.max(0, ...replies.values())
  const post = graph.posts.find(({ id }) => top > 0 && replies.get(id) === top)
  return post ? { post, replies: top } : null
}

/**
 * Returns several pages as one graph, each post and connection once; null without pages. Figures, cursor and times are
 * those of the pages that have them: the first and the last one.
 */
export function mergeGraphs(pages: readonly Graph[]): Graph | null {
  const [first] = pages
  if (!first || pages.length === 1) return first ?? null
  const posts = [...new Map(pages.flatMap((page) => page.posts.map((post) => [post.id, post]))).values()]
  const connections = new Map(
    pages.flatMap((page) => page.connections.map((tie) => [`${tie.from} ${tie.to}`, tie] as const)),
  )
  return {
    ...first,
    posts: posts.sort((a, b) => b.createdAt - a.createdAt || (a.id < b.id ? 1 : -1)),
    connections: [...connections.values()],
    matches: pages.flatMap(({ matches }) => matches),
    cursor: pages.at(-1)?.cursor ?? null,
  }
}

/** Returns whether the title, text and author of a post contain all words. */
export function isGraphPostMatch({ title, excerpt, author }: GraphPost, words: readonly string[]): boolean {
  return hasAllWords(`${title} ${excerpt} ${author}`, words)
}

/** Returns the graph reduced to some posts; a connection needs both its ends. */
export function filterGraph<G extends Pick<Graph, 'posts' | 'connections'>>(
  graph: G,
  isIn: (post: GraphPost) => boolean,
): G {
  const posts = graph.posts.filter(isIn)
  if (posts.length === graph.posts.length) return graph
  const ids = new Set(posts.map(({ id }) => id))
  return {
    ...graph,
    posts,
    connections: graph.connections.filter(({ from, to }) => ids.has(from) && ids.has(to)),
  }
}

/** Returns the graph without expired posts. */
export function removeExpired<G extends Pick<Graph, 'posts' | 'connections'>>(graph: G, now: number): G {
  return filterGraph(graph, ({ expiresAt }) => !isExpired(expiresAt, now))
}
