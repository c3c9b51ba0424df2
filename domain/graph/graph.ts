/**
 * The graph of posts and connections (spec §2.3). Every figure is counted from the connections that the viewer may
 * see: one to a private post is neither drawn nor counted (P4).
 */

import { NODE_TITLE_CHARS } from '../limits'
import type { ConnectionType } from '../posts/connections'
import { isExpired } from '../posts/expiry'
import { hasAllWords } from '../search/search'
import { truncate } from '../text/length'
import type { Graph, GraphConnection, GraphPost } from './graph.schema'

/** Width of a node: grows with each reply. */
const NODE_WIDTH_PX = { least: 200, perReply: 20, most: 350 } as const

const UNTITLED = 'Untitled'

/** Returns the label of a node: the title, else the start of the text. */
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

/** Returns the reply count of each post that has replies. */
export function countReplies(ties: readonly GraphConnection[]): Map<string, number> {
  const replies = new Map<string, number>()
  for (const { to } of ties) replies.set(to, (replies.get(to) ?? 0) + 1)
  return replies
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
  const replies = countReplies(graph.connections)
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

/** Returns the figures above the graph. */
export function calculateAnalytics({ posts, connections }: Pick<Graph, 'posts' | 'connections'>): Analytics {
  const replies = countReplies(connections)
  const top = Math.max(0, ...replies.values())
  const post = posts.find(({ id }) => top > 0 && replies.get(id) === top)
  return {
    posts: posts.length,
    connections: connections.length,
    mostConnected: post ? { post, replies: top } : null,
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
