/** The graph of posts and connections, for one viewer. */
import { removeExpired } from '../../domain/graph/graph'
import { GRAPH_PAGE } from '../../domain/graph/graph.limits'
import type { Graph, GraphConnection, GraphPost, GraphTotals } from '../../domain/graph/graph.schema'
import { getKind, KIND_NAMES, type Kind } from '../../domain/kinds'
import { PREVIEW_CHARS } from '../../domain/limits'
import { findPeerKey } from '../../domain/messages/messages'
import { findFreeWords, getOwnTitle } from '../../domain/posts/titles'
import { parseSearchWords } from '../../domain/search/search'
import { truncate } from '../../domain/text/length'
import { toOneLine } from '../../domain/text/text'
import type { AppDeps } from '../context'
import { MemoCache } from '../http/memo-cache'
import { getPartyId, type Viewer } from '../posts/access/visible-posts'
import { toMoment } from '../posts/moments/moments.service'
import { toRecipient } from '../posts/replies/replies.repo'
import {
  listGraphNodes,
  listLinesOfPosts,
  listLinesOfRecordings,
  type NodeRow,
  readGraphTotals,
  type UpwardLine,
} from './graph.repo'
import { type Candidate, listGraphCandidates, listGraphMatches } from './graph-candidates.repo'
import { formatGraphCursor, GRAPH_LISTS, type GraphPositions } from './graph-cursor'

type Deps = Pick<AppDeps, 'db' | 'clock'>
type GraphSnapshot = Omit<Graph, 'now'>
export type GraphRequest = {
  kinds?: readonly Kind[] | undefined
  seq?: number | undefined
  /** Where the page begins; undefined for the first one. */
  after?: GraphPositions | undefined
  /** Searched words: instead of a page, the posts with all of them. */
  typed?: string | undefined
}

// Shared by all visitors: never older than a second, nor older than the event `seq` a client names.
const graphs = new MemoCache<GraphSnapshot>()

/**
 * A page of the graph, or the posts that match a search: posts of the given kinds (all if empty), the posts they reply to,
 * and every connection between two of them. Only the first page is shared by visitors, and has totals.
 */
export async function getGraph(
  { db, clock }: Deps,
  viewer: Viewer,
  { kinds = [], seq = 0, after, typed = '' }: GraphRequest,
): Promise<Graph> {
  const now = clock.now()
  // In a fixed order, so that equal requests share one memo entry.
  const requestedKinds = KIND_NAMES.filter((kind) => kinds.length === 0 || kinds.includes(kind))
  const input = { db, viewer, now, kinds: requestedKinds }
  const words = parseSearchWords(typed)
  if (words.length > 0) return { ...(await findMatches(input, words)), now }
  if (after) return { ...(await readPage(input, after)), now }
  if (viewer) return { ...(await readFirstPage(input)), now }
  const key = requestedKinds.join()
  const cached = graphs.recall(key, now)
  if (cached && cached.value.seq >= seq) return { ...removeExpired(cached.value, now), now }
  const { value } = await graphs.read(key, now, () => readFirstPage(input))
  return { ...value, now }
}

type GraphInput = Pick<Deps, 'db'> & { viewer: Viewer; now: number; kinds: readonly Kind[] }

async function readFirstPage(input: GraphInput): Promise<GraphSnapshot> {
  const [page, totals] = await Promise.all([readPage(input, null), readTotals(input)])
  return { ...page, totals }
}

async function readTotals({ db, viewer, now, kinds }: GraphInput): Promise<GraphTotals> {
  const { mostReplied, ...counts } = await readGraphTotals(db, viewer, now, kinds)
  return { ...counts, mostReplied: mostReplied && toGraphPost(mostReplied, undefined, getPartyId(viewer)) }
}

async function readPage(input: GraphInput, after: GraphPositions | null): Promise<GraphSnapshot> {
  const { seq, ...lists } = await listGraphCandidates(input.db, input.viewer, { kinds: input.kinds, after })
  const positions: GraphPositions = {}
  for (const list of GRAPH_LISTS) {
    const page = lists[list].splice(GRAPH_PAGE[list]).length > 0 ? lists[list].at(-1) : undefined
    if (page) positions[list] = { createdAt: page.createdAt, id: page.id }
  }
  const { replies, roots, personal } = lists
  return {
    ...(await loadGraph(input, { connected: [...replies, ...personal], roots })),
    cursor: formatGraphCursor(positions),
    matches: [],
    totals: null,
    seq,
  }
}

async function findMatches(input: GraphInput, words: readonly string[]): Promise<GraphSnapshot> {
  const found = await listGraphMatches(input.db, input.viewer, words)
  const connected = found.filter(({ kind }) => input.kinds.includes(kind))
  const graph = await loadGraph(input, { connected, roots: [] })
  const ids = new Set(connected.map(({ id }) => id))
  return {
    ...graph,
    matches: graph.posts.flatMap(({ id }) => (ids.has(id) ? [id] : [])),
    cursor: null,
    totals: null,
    seq: 0,
  }
}

/**
 * Loads the visible ones of these posts and of all posts they reply to, and the newest recordings of their owlcasts. `roots`
 * reply to none. A post stays where a reply to it is not visible: that may be its only way into the graph.
 */
async function loadGraph(
  input: GraphInput,
  { connected, roots }: { connected: readonly Candidate[]; roots: readonly Candidate[] },
): Promise<Pick<Graph, 'posts' | 'connections'>> {
  const lines = connected.length > 0 ? await listLinesOfPosts(input.db, listIds(connected)) : []
  const rows = await listNodes(input, [...listIds(roots), ...lines.map(({ to }) => to)])
  const casts = rows.filter(({ kind, recordingCount }) => getKind(kind).hasRecordings && recordingCount > 0)
  if (casts.length > 0) {
    const recorded = await listLinesOfRecordings(input.db, listIds(casts))
    const known = new Set(rows.map(({ id }) => id))
    const ids = recorded.flatMap(({ to }) => (known.has(to) ? [] : [to]))
    lines.push(...recorded)
    rows.push(...(await listNodes(input, ids)))
  }
  return toGraph(rows, lines, getPartyId(input.viewer))
}

async function listNodes({ db, viewer, now, kinds }: GraphInput, ids: readonly string[]): Promise<NodeRow[]> {
  return ids.length > 0 ? listGraphNodes(db, viewer, now, { ids: [...new Set(ids)], kinds }) : []
}

function toGraph(
  rows: readonly NodeRow[],
  lines: readonly UpwardLine[],
  viewerId: string | null,
): Pick<Graph, 'posts' | 'connections'> {
  const sorted = rows.toSorted((a, b) => b.createdAt - a.createdAt || (a.id < b.id ? 1 : -1))
  const found = new Map(rows.map((row) => [row.id, row]))
  const connections = lines.flatMap(({ from, to, type, moment }): [string, GraphConnection][] => {
    const parent = found.get(to)
    if (!parent || from === null || !found.has(from)) return []
    // The parts of a priced parent are for those who paid.
    const shown = parent.priceCents > 0 ? null : toMoment(moment)
    return [[`${from} ${to}`, { from, to, type, moment: shown }]]
  })
  return {
    posts: sorted.map((row) => toGraphPost(row, found.get(row.parentId ?? ''), viewerId)),
    connections: [...new Map(connections).values()],
  }
}

const listIds = (list: readonly Pick<Candidate, 'id'>[]): string[] => list.map(({ id }) => id)

function toGraphPost(row: NodeRow, parent: NodeRow | undefined, viewerId: string | null): GraphPost {
  const { id, kind, subtype, seconds, createdAt, expiresAt, owlcastId, replyCount } = row
  return {
    id,
    kind,
    subtype,
    seconds,
    createdAt,
    expiresAt,
    owlcastId,
    replyCount,
    title: getOwnTitle(row),
    excerpt: truncate(toOneLine(row.content || (findFreeWords(row) ?? '')), PREVIEW_CHARS),
    author: row.authorName,
    peer: findPeerKey(viewerId, { authorId: row.authorId, recipient: toRecipient(row) }),
    // A recording is placed with its owlcast, whatever it replies to.
    parent: parent && owlcastId === null ? { id: parent.id, kind: parent.kind } : null,
  }
}
