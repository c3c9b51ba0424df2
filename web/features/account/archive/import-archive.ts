/**
 * Imports the posts of an archive, one after the other. The server knows what the account has already, so an import that
 * was interrupted goes on where it was, and two at once publish each post once.
 */
import { type ArchivePost, readArchiveWords, toNewArchivedPost } from '../../../../domain/archives/archives'
import { ARCHIVE_IDS_PER_LOOKUP, ARCHIVE_POST_MAX_BYTES } from '../../../../domain/archives/archives.limits'
import type { ImportedPost, NewArchivedPost } from '../../../../domain/archives/archives.schema'
import { AppError } from '../../../../domain/errors/app-error'
import { getPostMode, type Mode } from '../../../../domain/kinds'
import { AUDIO_TYPE_NAMES, type AudioType, getAudioExtension } from '../../../../domain/media/media'
import { UPLOAD_MAX_BYTES } from '../../../../domain/media/media.limits'
import { PICTURE_RULES } from '../../../../domain/media/picture-rules'
import type { ClipRange } from '../../../../domain/podcasts/podcast-clip'
import { findClipRange, toPodcastDetail } from '../../../../domain/podcasts/podcasts'
import { ArchiveError, type OpenedArchive } from './open-archive'

type SoundUpload = { draftId: string; mode: Mode; clip?: ClipRange; blob: Blob; type: AudioType }
/** The server, replaced in tests. */
export type ArchiveApi = {
  /** Those of these posts that the account has already. */
  listKnown: (ids: string[]) => Promise<readonly string[]>
  upload: (sound: SoundUpload) => Promise<{ id: string }>
  publish: (archivedId: string, post: NewArchivedPost) => Promise<ImportedPost>
  setCover: (postId: string, cover: Blob) => Promise<void>
}

/** Why a post was left out: what the server says, or a sound that cannot be read. */
export type ImportRefusal = Pick<ArchivePost, 'id' | 'title'> & { error: AppError | null }
export type ArchiveProgress = {
  done: number
  total: number
  imported: number
  known: number
  refused: ImportRefusal[]
}

type ImportOptions = {
  signal: AbortSignal
  onProgress: (progress: ArchiveProgress) => void
  api: ArchiveApi
}

/**
 * Imports these posts in their order. Throws what interrupts all of them, such as a lost network: a repeated call goes on.
 */
export async function importArchive(
  archive: Pick<OpenedArchive, 'readFile'>,
  posts: readonly ArchivePost[],
  { signal, onProgress, api }: ImportOptions,
): Promise<ArchiveProgress> {
  const known = await listKnown(posts, signal, api)
  const progress: ArchiveProgress = { done: 0, total: posts.length, imported: 0, known: 0, refused: [] }
  for (const post of posts) {
    signal.throwIfAborted()
    onProgress({ ...progress })
    if (known.has(post.id)) progress.known += 1
    else
      try {
        const { isNew } = await importArchivedPost(archive, post, api)
        progress[isNew ? 'imported' : 'known'] += 1
      } catch (error) {
        signal.throwIfAborted()
        progress.refused = [...progress.refused, toRefusal(post, error)]
      }
    progress.done += 1
  }
  onProgress({ ...progress })
  return progress
}

async function listKnown(posts: readonly ArchivePost[], signal: AbortSignal, api: ArchiveApi) {
  const known = new Set<string>()
  for (let at = 0; at < posts.length; at += ARCHIVE_IDS_PER_LOOKUP) {
    signal.throwIfAborted()
    const ids = posts.slice(at, at + ARCHIVE_IDS_PER_LOOKUP).map(({ id }) => id)
    for (const id of await api.listKnown(ids)) known.add(id)
  }
  return known
}

async function importArchivedPost(
  archive: Pick<OpenedArchive, 'readFile'>,
  post: ArchivePost,
  api: ArchiveApi,
): Promise<ImportedPost> {
  const mode = getPostMode(post.kind, post.subtype)
  const draftId = `archive_${post.id}`
  const sound = await readSound(archive, post.audio)
  const upload = sound && (await api.upload({ draftId, mode, ...sound }))
  const range = findClipRange(toPodcastDetail(post.detail))
  const clip = range && (await readSound(archive, post.clip))
  const clipUpload =
    range && clip && (await api.upload({ draftId: `${draftId}_clip`, mode, clip: range, ...clip }))
  const words = await readWords(archive, post.words)
  const files = { mediaId: upload?.id ?? null, clipMediaId: clipUpload?.id ?? null, words }
  const imported = await api.publish(post.id, toNewArchivedPost(post, files))
  if (imported.isNew) await setCover(archive, post.cover, (blob) => api.setCover(imported.postId, blob))
  return imported
}

/** An owlcast whose cover cannot be read, or is refused, keeps its drawn one. */
async function setCover(
  { readFile }: Pick<OpenedArchive, 'readFile'>,
  path: string | null,
  save: (cover: Blob) => Promise<void>,
): Promise<void> {
  const { maxBytes, types } = PICTURE_RULES.cover
  try {
    const blob = path === null ? null : await readFile(path, maxBytes)
    if (blob) await save(new Blob([blob], { type: types[0] }))
  } catch (error) {
    if (!(error instanceof ArchiveError || (error instanceof AppError && error.code === 'cover.invalid')))
      throw error
  }
}

async function readSound({ readFile }: Pick<OpenedArchive, 'readFile'>, path: string | null) {
  if (path === null) return null
  const type = AUDIO_TYPE_NAMES.find((name) => path.endsWith(`.${getAudioExtension(name)}`))
  const blob = type ? await readFile(path, UPLOAD_MAX_BYTES) : null
  if (!type || !blob) throw new ArchiveError('damaged')
  return { blob, type }
}

/** A post whose words cannot be read is imported without them. */
async function readWords({ readFile }: Pick<OpenedArchive, 'readFile'>, path: string | null) {
  if (path === null) return null
  try {
    const blob = await readFile(path, ARCHIVE_POST_MAX_BYTES)
    return blob && readArchiveWords(JSON.parse(await blob.text()))
  } catch {
    return null
  }
}

/** Returns why this post was left out; throws what every other post would meet too. */
function toRefusal({ id, title }: ArchivePost, error: unknown): ImportRefusal {
  if (error instanceof ArchiveError) return { id, title, error: null }
  const root = error instanceof AppError && error.cause instanceof AppError ? error.cause : error
  if (!(root instanceof AppError) || root.status >= 500 || INTERRUPTING_CODES.test(root.code)) throw root
  return { id, title, error: root }
}
const INTERRUPTING_CODES =
  /^(auth|safety)\.|^request\.(offline|unavailable|timeout|failed|rate_limited|not_found)$|^media\.quota_exceeded$/
