/**
 * Generates a user's data export as files of one archive while it is sent: only a few rows and one media file are in
 * memory at a time. Media come first, so that the lists can name the missing ones.
 */
import { toFileNamePart } from '../../../domain/account/export-names'
import { ARCHIVE_FILES, createArchiveManifest } from '../../../domain/archives/archives'
import type { AppDeps } from '../../context'
import { findMediaById } from '../../media/media.repo'
import { selectHello } from '../../people/hellos.repo'
import { toMe } from '../../people/people.service'
import type { PostRow } from '../../posts/posts.repo'
import { withReplyCounts } from '../../posts/replies/reply-state.service'
import type { SessionUser } from '../../session-user'
import { formatError } from '../../tools/format-error'
import { readOwnMessages, readOwnPosts } from './export.repo'
import { PAGE_FOOT, renderHead, renderHeading, renderMessage, renderPost } from './export-page'
import {
  getPostFiles,
  type StoredFile,
  toIsoTime,
  toListRecord,
  toMessageRecord,
  toPostRecord,
} from './export-records'
import { LIST_NAMES, readExportList } from './lists.repo'

/**
 * Stored files per export. A Worker may make 10,000 subrequests per response: the texts are written after them
 * and need some of them.
 */
const EXPORT_FILES_MAX = 9000

type Part = string | Uint8Array
/** A file of the archive. */
export type ArchiveEntry = { name: string; lastModified: Date; input: AsyncIterable<Part> | string }

const POSTS_FOLDER = 'voices'
const MESSAGES_FOLDER = 'messages'
const MISSING_LISTED_MAX = 5000

/** Files of the archive, in the order they are written. */
export async function* generateFiles(deps: AppDeps, me: SessionUser): AsyncGenerator<ArchiveEntry> {
  const { db, clock } = deps
  const now = clock.now()
  const lastModified = new Date(now)
  const missing = new Set<string>()
  const readPosts = () => readOwnPosts(db, me)
  const countReplies = (posts: PostRow[]) => withReplyCounts(deps, me, posts)
  const readMessages = () => readOwnMessages(db, me, now)

  const picture = await findFile(deps, me.avatarMediaId, 'picture', me.createdAt)
  const isThere = picture !== null && (yield* generateStoredFiles(deps, [picture], missing))
  const [hello] = await selectHello(db, me.id)
  const helloFile = hello ? await findFile(deps, hello.mediaId, 'hello', hello.createdAt) : null
  if (helloFile) yield* generateStoredFiles(deps, [helloFile], missing)
  let count = 0
  for (const [rows, folder] of [
    [readPosts(), POSTS_FOLDER],
    [readMessages(), MESSAGES_FOLDER],
  ] as const)
    for await (const row of rows) {
      const { recording, clip, cover, words } = getPostFiles(row, folder)
      const stored = [recording, clip, cover, words].filter((one) => one !== undefined)
      count += stored.length
      // Limit of R2 reads per request: beyond it, the lists could not be read either.
      if (count <= EXPORT_FILES_MAX) yield* generateStoredFiles(deps, stored, missing)
      else for (const { path } of stored) addMissing(missing, path)
    }

  const file = (name: string, input: ArchiveEntry['input']) => ({ name, lastModified, input })
  const profile = {
    ...toMe(me),
    createdAt: toIsoTime(me.createdAt),
    proExpiresAt: toIsoTime(me.proExpiresAt),
    suspendedUntil: toIsoTime(me.suspendedUntil),
    hello: hello ? { text: hello.text, seconds: hello.seconds, createdAt: toIsoTime(hello.createdAt) } : null,
  }
  const { env } = deps
  const manifest = createArchiveManifest({
    site: env.ORIGIN,
    username: me.username,
    exportedAt: new Date(now).toISOString(),
  })
  yield file(ARCHIVE_FILES.manifest, `${JSON.stringify(manifest, null, 2)}\n`)
  yield file(ARCHIVE_FILES.profile, `${JSON.stringify(profile, null, 2)}\n`)
  yield file(
    ARCHIVE_FILES.posts,
    generateJson(readOwnPosts(db, me, countReplies), (row) => toPostRecord(row, POSTS_FOLDER, missing)),
  )
  yield file(
    ARCHIVE_FILES.messages,
    generateJson(readMessages(), (row) => toMessageRecord(row, me.id, MESSAGES_FOLDER, missing)),
  )
  for (const name of LIST_NAMES)
    yield file(`${name}.json`, generateJson(readExportList(db, name, me.id), toListRecord))
  yield file(
    'index.html',
    (async function* () {
      yield renderHead(me, now, isThere && picture ? picture.path : null)
      yield renderHeading('Voices')
      for await (const row of readPosts()) yield renderPost(row, POSTS_FOLDER, missing)
      yield renderHeading('Messages')
      for await (const row of readMessages()) yield renderMessage(row, me.id, MESSAGES_FOLDER, missing)
      yield PAGE_FOOT
    })(),
  )
  if (missing.size > 0) yield file('missing.txt', listMissing(missing))
}

/**
 * Media files in order. Unreadable files are recorded in `missing`, and the archive continues. Returns whether all were
 * readable.
 */
async function* generateStoredFiles(
  { media: bucket }: AppDeps,
  stored: readonly StoredFile[],
  missing: Set<string>,
): AsyncGenerator<ArchiveEntry, boolean> {
  for (const { path, key, at } of stored) {
    const object = await bucket.get(key).catch(logError)
    if (object)
      yield {
        name: path,
        lastModified: new Date(at),
        input: readBytes(object, () => addMissing(missing, path)),
      }
    else addMissing(missing, path)
  }
  return stored.every(({ path }) => !missing.has(path))
}

/** A stream that fails ends its file early and is listed in `missing.txt`; later files are intact. */
async function* readBytes(object: R2ObjectBody, onBroken: () => void): AsyncGenerator<Uint8Array> {
  try {
    yield* object.body as unknown as AsyncIterable<Uint8Array>
  } catch (error) {
    logError(error)
    onBroken()
  }
}

function logError(error: unknown): null {
  console.error(JSON.stringify({ exporting: formatError(error) }))
  return null
}

/** A file of the profile, under its name and the extension of its key. */
async function findFile(
  { db }: AppDeps,
  mediaId: string | null,
  name: 'picture' | 'hello',
  at: number,
): Promise<StoredFile | null> {
  const [row] = mediaId === null ? [] : await findMediaById(db, mediaId)
  const path = `${name}.${toFileNamePart(row?.key.split('.').at(-1) ?? '')}`
  return row ? { path, key: row.key, at } : null
}

function addMissing(missing: Set<string>, path: string): void {
  missing.add(path)
}

/** Rows as a JSON array, one per line. */
async function* generateJson<T>(rows: AsyncIterable<T>, record: (row: T) => unknown): AsyncGenerator<string> {
  let separator = '[\n'
  for await (const row of rows) {
    yield separator + JSON.stringify(record(row))
    separator = ',\n'
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n'
}

function listMissing(missing: ReadonlySet<string>): string {
  const listed = [...missing].slice(0, MISSING_LISTED_MAX)
  const more = missing.size - listed.length
  const lines = ['We couldn’t include these files. Please try again later.', '', ...listed]
  return `${[...lines, ...(more > 0 ? [`and ${more} more`] : [])].join('\n')}\n`
}
