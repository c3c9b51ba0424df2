/** Related content of a shared post: its words, the recordings of an owlcast, the owlcast of a recording, the post a reply answers. */
import { reducePeaks } from '../../domain/audio/peaks'
import { getKind } from '../../domain/kinds'
import { getWordsPath, parseMediaId } from '../../domain/media/media'
import { isOwlcast } from '../../domain/owlcasts/owlcasts'
import type { Post } from '../../domain/posts/posts.schema'
import { toReadableText } from '../../domain/transcripts/stored-words'
import type { Shared, SharedRecordingsPage, SharedWords } from '../../web/share/share-state'
import type { AppDeps } from '../context'
import { getNextCursor } from '../http/cursor'
import { listMediaTypes } from '../media/media.repo'
import { findFediverseAddress } from '../people/people.repo'
import type { Viewer } from '../posts/access/visible-posts'
import { loadMomentCheck } from '../posts/moments/moments.service'
import { sumRecordingSeconds } from '../posts/owlcasts/owlcasts.repo'
import { getRecordings } from '../posts/owlcasts/recordings.service'
import { toNamedPost } from '../posts/post-dto'
import { listNameRows } from '../posts/posts.repo'
import { listChainNames, listParents } from '../posts/replies/replies.repo'
import { findTranscript } from '../transcripts/transcripts.repo'

/** Recordings on the first page of a share link, so that it needs one round trip; and bars of each waveform. */
export const SHARED_RECORDINGS = 12
const SHARED_RECORDING_PEAKS = 48
/** Total characters of their descriptions; the rest comes with the next page. */
const SHARED_RECORDINGS_CHARS = 5000
/** Answers named on the page of a chain. */
const SHARED_CHAIN_POSTS = 30

type Deps = Pick<AppDeps, 'db' | 'clock'>

/** A post with its related content visible to this viewer. `cursor` selects a page of recordings. */
export async function withRelated(deps: Deps, viewer: Viewer, post: Post, cursor?: string): Promise<Shared> {
  const [shared, words, fediverseCreator] = await Promise.all([
    findRelated(deps, viewer, post, cursor).then((found) => withSoundTypes(deps, found)),
    findSharedWords(deps, post),
    post.visibility === 'public' ? findFediverseAddress(deps.db, post.author.id) : null,
  ])
  return { ...shared, ...(words ? { words } : {}), ...(fediverseCreator ? { fediverseCreator } : {}) }
}

/** Adds the content types of the post's sound and of its recordings, by their path. */
async function withSoundTypes({ db }: Deps, shared: Shared): Promise<Shared> {
  const { post, recordings } = shared
  const paths = [post, ...(recordings?.items ?? [])].flatMap(({ audioUrl }) => audioUrl ?? [])
  const types = await listMediaTypes(db, paths.map(parseMediaId))
  const known = paths.flatMap((path) => {
    const type = types.get(parseMediaId(path))
    return type ? [[path, type] as const] : []
  })
  return { ...shared, soundTypes: Object.fromEntries(known) }
}

/** All words of a post that this viewer may hear. */
async function findSharedWords({ db }: Deps, post: Post): Promise<SharedWords | null> {
  const { id, transcriptState, price, audioUrl } = post
  if (transcriptState !== 'ready' || price?.locked || audioUrl === null) return null
  const row = await findTranscript(db, id)
  if (row?.state !== 'ready') return null
  const { text, language } = row
  return { text: toReadableText(text, language), language, wordsUrl: getWordsPath(audioUrl, 'json') }
}

async function findRelated(
  deps: Deps,
  viewer: Viewer,
  post: Post,
  cursor: string | undefined,
): Promise<Shared> {
  if (isOwlcast(post)) return { post, recordings: await listSharedRecordings(deps, viewer, post, cursor) }
  const now = deps.clock.now()
  if (post.owlcastId !== null) {
    const [owlcast] = await listNameRows(deps.db, viewer, now, [post.owlcastId])
    return owlcast ? { post, owlcast: toNamedPost(owlcast) } : { post }
  }
  if (post.parentId === null) return withAdded(deps, viewer, post)
  // By list: the page of a public reply must not give away an unlisted post.
  const parents = await listParents(deps.db, viewer, now, [post.id])
  const row = parents.find(({ id }) => id === post.parentId)
  if (!row) return { post }
  const moment = (await loadMomentCheck(deps, viewer, [row]))(row, row.moment)
  return { post, parent: { ...toNamedPost(row), ...(moment ? { moment } : {}) } }
}

/** The first posts that continue a chain. */
async function withAdded(deps: Deps, viewer: Viewer, post: Post): Promise<Shared> {
  if (post.chainCount === 0 || getKind(post.kind).playsAs !== 'chain') return { post }
  const rows = await listChainNames(deps.db, viewer, deps.clock.now(), post, SHARED_CHAIN_POSTS)
  const added = rows.map((row) => ({ ...toNamedPost(row), authorName: row.authorName }))
  return added.length > 0 ? { post, added } : { post }
}

async function listSharedRecordings(
  deps: Deps,
  viewer: Viewer,
  { id }: Post,
  from: string | undefined,
): Promise<SharedRecordingsPage> {
  const [page, seconds] = await Promise.all([
    getRecordings(deps, viewer, id, { cursor: from, limit: SHARED_RECORDINGS }),
    sumRecordingSeconds(deps.db, viewer, deps.clock.now(), id),
  ])
  const items = takeFitting(page.items)
  const cursor = items.length < page.items.length ? getNextCursor(items) : page.cursor
  return { items: items.map(withFewerPeaks), cursor, seconds }
}

/** As many as fit one response, at least one: descriptions have no length limit. */
function takeFitting(recordings: Post[]): Post[] {
  let chars = 0
  return recordings.filter(({ content }, i) => {
    chars += content.length
    return i === 0 || chars <= SHARED_RECORDINGS_CHARS
  })
}

/** Waveforms are drawn small; fewer peaks keep the page small. */
function withFewerPeaks(recording: Post): Post {
  return { ...recording, peaks: reducePeaks(recording.peaks, SHARED_RECORDING_PEAKS) }
}
