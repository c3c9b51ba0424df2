/** The graph of posts and connections, for one viewer. */
import { removeExpired } from '../../domain/graph/graph'
import { GRAPH_POSTS_MAX } from '../../domain/graph/graph.limits'
import type { Graph, GraphPost } from '../../domain/graph/graph.schema'
import { KIND_NAMES, type Kind } from '../../domain/kinds'
import { PREVIEW_CHARS } from '../../domain/limits'
import { findPeerKey } from '../../domain/messages/messages'
import { getOwnTitle } from '../../domain/posts/titles'
import { truncate } from '../../domain/text/length'
import { toOneLine } from '../../domain/text/text'
import type { AppDeps } from '../context'
import { MemoCache } from '../http/memo-cache'
import { getPartyId, type Viewer } from '../posts/access/visible-posts'
import { toMoment } from '../posts/moments/moments.service'
import { findFreeWords } from '../posts/post-dto'
import { toRecipient } from '../posts/replies/replies.repo'
import { listGraphCandidates, loadGraphRows, type NodeRow } from './graph.repo'

type Deps = Pick<AppDeps, 'db' | 'clock'>
type GraphSnapshot = Omit<Graph, 'now'>
export type GraphRequest = { kinds?: readonly Kind[] | undefined; seq?: number | undefined }

// Shared by all visitors: never older than a second, nor older than the event `seq` a client names.
const graphs = new MemoCache<GraphSnapshot>()

/** The newest posts of the given kinds (all if empty), with every connection between two of them. */
export async function getGraph(
  { db, clock }: Deps,
  viewer: Viewer,
  { kinds = [], seq = 0 }: GraphRequest,
): Promise<Graph> {
  const now = clock.now()
  // In a fixed order, so that equal requests share one memo entry.
  const requestedKinds = KIND_NAMES.filter((kind) => kinds.length === 0 || kinds.includes(kind))
  if (viewer) return { ...(await buildGraph({ db, viewer, now }, requestedKinds)), now }
  const key = requestedKinds.join()
  const cached = graphs.recall(key, now)
  if (cached && cached.value.seq >= seq) return { ...removeExpired(cached.value, now), now }
  const { value } = await graphs.read(key, now, () => buildGraph({ db, viewer, now }, requestedKinds))
  return { ...value, now }
}

type GraphInput = Pick<Deps, 'db'> & { viewer: Viewer; now: number }

async function buildGraph({ db, viewer, now }: GraphInput, kinds: readonly Kind[]): Promise<GraphSnapshot> {
  const { newest, more, seq } = await listGraphCandidates(db, viewer, kinds)
  const { rows, ties } = await loadGraphRows(db, viewer, now, newest)
  rows.sort((a, b) => b.createdAt - a.createdAt || (a.id < b.id ? 1 : -1))
  const shown = withOwlcasts(rows.slice(0, GRAPH_POSTS_MAX))
  const found = new Map(shown.map((row) => [row.id, row]))
  const posts = shown.map((row) => toGraphPost(row, found.get(row.parentId ?? ''), getPartyId(viewer)))
  return {
    posts,
    seq,
    hasMore: more || rows.length > GRAPH_POSTS_MAX,
    connections: ties.flatMap(({ from, to, type, moment }) => {
      const parent = found.get(to)
      // The parts of a priced parent are for those who paid.
      return parent && found.has(from)
        ? [{ from, to, type, moment: parent.priceCents > 0 ? null : toMoment(moment) }]
        : []
    }),
  }
}

/** Drops recordings whose owlcast is not shown. */
function withOwlcasts(rows: readonly NodeRow[]): NodeRow[] {
  const ids = new Set(rows.map(({ id }) => id))
  return rows.filter(({ owlcastId }) => owlcastId === null || ids.has(owlcastId))
}

function toGraphPost(row: NodeRow, parent: NodeRow | undefined, viewerId: string | null): GraphPost {
  const { id, kind, subtype, seconds, createdAt, expiresAt, owlcastId } = row
  return {
    id,
    kind,
    subtype,
    seconds,
    createdAt,
    expiresAt,
    owlcastId,
    title: getOwnTitle(row),
    excerpt: truncate(toOneLine(row.content || (findFreeWords(row) ?? '')), PREVIEW_CHARS),
    author: row.authorName,
    peer: findPeerKey(viewerId, { authorId: row.authorId, recipient: toRecipient(row) }),
    // A recording is placed with its owlcast, whatever it replies to.
    parent: parent && owlcastId === null ? { id: parent.id, kind: parent.kind } : null,
  }
}
