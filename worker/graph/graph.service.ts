/** The graph of posts and connections, for one viewer. */
import { livingGraph } from '../../domain/graph'
import type { Graph, GraphPost } from '../../domain/graph.schema'
import { KIND_NAMES, type Kind } from '../../domain/kinds'
import { GRAPH_POSTS_MAX, PREVIEW_CHARS } from '../../domain/limits'
import { peerSeenBy } from '../../domain/messages'
import { ownTitle } from '../../domain/publish'
import { cut } from '../../domain/text'
import type { Tools } from '../context'
import { graphAmong, graphCandidates, type NodeRow } from '../posts/graph.repo'
import { Remembered } from '../posts/remembered'
import { recipientOf } from '../posts/replies.repo'
import type { Looker } from '../posts/visible-posts'

type Kit = Pick<Tools, 'db' | 'clock'>
type Drawn = Omit<Graph, 'now'>
export type GraphRequest = { kinds?: readonly Kind[] | undefined; seq?: number | undefined }

// Shared by all visitors: never older than a second, nor older than the event `seq` a client names.
const graphs = new Remembered<Drawn>()

/** The newest posts of the given kinds (all if empty), with every connection between two of them. */
export async function graphFor(
  { db, clock }: Kit,
  viewer: Looker,
  { kinds = [], seq = 0 }: GraphRequest,
): Promise<Graph> {
  const now = clock.now()
  // In a fixed order, so that equal requests share one memo entry.
  const asked = KIND_NAMES.filter((kind) => kinds.length === 0 || kinds.includes(kind))
  if (viewer) return { ...(await draw({ db, viewer, now }, asked)), now }
  const key = asked.join()
  const known = graphs.recall(key, now)
  if (known && known.value.seq >= seq) return { ...livingGraph(known.value, now), now }
  const { value } = await graphs.read(key, now, () => draw({ db, viewer, now }, asked))
  return { ...value, now }
}

type Look = Pick<Kit, 'db'> & { viewer: Looker; now: number }

async function draw({ db, viewer, now }: Look, kinds: readonly Kind[]): Promise<Drawn> {
  const { newest, more, seq } = await graphCandidates(db, viewer, kinds)
  const { rows, ties } = await graphAmong(db, viewer, now, newest)
  rows.sort((a, b) => b.createdAt - a.createdAt || (a.id < b.id ? 1 : -1))
  const shown = withOwlcasts(rows.slice(0, GRAPH_POSTS_MAX))
  const found = new Map(shown.map((row) => [row.id, row]))
  const posts = shown.map((row) => nodeOf(row, found.get(row.parentId ?? ''), viewer?.id ?? null))
  const seen = (id: string) => found.has(id)
  return {
    ...{ posts, seq, more: more || rows.length > GRAPH_POSTS_MAX },
    ties: ties.filter(({ from, to }) => seen(from) && seen(to)),
  }
}

/** Drops recordings whose owlcast is not shown. */
function withOwlcasts(rows: readonly NodeRow[]): NodeRow[] {
  const ids = new Set(rows.map(({ id }) => id))
  return rows.filter(({ owlcastId }) => owlcastId === null || ids.has(owlcastId))
}

function nodeOf(row: NodeRow, parent: NodeRow | undefined, viewerId: string | null): GraphPost {
  const { id, kind, subtype, seconds, createdAt, expiresAt, owlcastId } = row
  return {
    ...{ id, kind, subtype, seconds, createdAt, expiresAt, owlcastId },
    title: ownTitle(row),
    said: cut(row.content.replace(/\s+/g, ' ').trim(), PREVIEW_CHARS),
    author: row.authorName,
    peer: peerSeenBy(viewerId, { authorId: row.authorId, recipient: recipientOf(row) }),
    // A recording is placed with its owlcast, whatever it replies to.
    answers: parent && owlcastId === null ? { id: parent.id, kind: parent.kind } : null,
  }
}
