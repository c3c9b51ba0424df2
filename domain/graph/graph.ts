/**
 * The graph of posts and connections (spec §2.3). Every figure is counted from the connections that the viewer may
 * see: one to a private post is neither drawn nor counted (P4).
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
