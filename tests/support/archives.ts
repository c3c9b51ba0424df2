/** Exports as files, and their import through the API, as the client does it. */
import { unzipSync, type Zippable, zipSync } from 'fflate'
import { type ArchivePost, createArchivePlan } from '../../domain/archives/archives'
import type { ArchivedIds, ImportedPost, NewArchivedPost } from '../../domain/archives/archives.schema'
import { AppError } from '../../domain/errors/app-error'
import type { Upload } from '../../domain/media/media.schema'
import {
  type ArchiveApi,
  type ArchiveProgress,
  importArchive,
} from '../../web/features/account/archive/import-archive'
import { openArchive } from '../../web/features/account/archive/open-archive'
import { hashBytes } from './recordings'
import { call, getTools, type Person } from './world'

export type ArchiveFiles = Record<string, Uint8Array<ArrayBuffer>>

/** Downloads and unpacks the export of a user. */
export async function downloadFiles(as: Person): Promise<ArchiveFiles> {
  const answer = await call('GET /api/me/export', { as })
  if (!answer.ok) throw new Error(`no export: ${await answer.text()}`)
  return unzipSync(new Uint8Array(await answer.arrayBuffer())) as ArchiveFiles
}

/** Parses a file of an export. */
export function readJsonFile<T>(files: ArchiveFiles, name: string): T {
  return JSON.parse(new TextDecoder().decode(files[name])) as T
}

/** Returns the files as one compressed archive. */
export function zipFiles(files: Zippable): Blob {
  return new Blob([zipSync(files) as Uint8Array<ArrayBuffer>], { type: 'application/zip' })
}

/** The server, asked by this user. */
export function createArchiveApi(as: Person): ArchiveApi {
  return {
    listKnown: async (ids) =>
      (await readAnswer<ArchivedIds>(await call('POST /api/me/import/imported-ids', { as, json: { ids } })))
        .ids,
    upload: async ({ draftId, mode, clip, blob, type }) => {
      const bytes = new Uint8Array(await blob.arrayBuffer())
      const sha256 = await hashBytes(bytes)
      const json = { draftId, mode, type, bytes: bytes.length, sha256, ...(clip ? { clip } : {}) }
      const ticket = await readAnswer<Upload>(await call('POST /api/me/import/uploads', { as, json }))
      if (ticket.state !== 'pending') return ticket
      const headers = { 'content-type': type, 'content-length': String(bytes.length) }
      return readAnswer(await call(`PUT /api/uploads/${ticket.id}`, { as, body: bytes, headers }))
    },
    publish: async (id, json) => readAnswer(await sendArchivedPost(as, id, json)),
    setCover: async (id, body) => {
      const headers = { 'content-type': body.type }
      await readAnswer(await call(`PUT /api/posts/${id}/cover`, { as, body, headers }))
    },
  }
}

/** Requests the import of one post. */
export function sendArchivedPost(as: Person, id: string, json: NewArchivedPost): Promise<Response> {
  return call(`PUT /api/me/import/posts/${id}`, { as, json })
}

/** Imports an archive into the account of this user. */
export async function importFiles(
  as: Person,
  file: Blob,
  {
    api = createArchiveApi(as),
    signal = new AbortController().signal,
    filter = () => true,
  }: { api?: ArchiveApi; signal?: AbortSignal; filter?: (post: ArchivePost) => boolean } = {},
): Promise<ArchiveProgress> {
  const archive = await openArchive(file)
  const { posts } = createArchivePlan(archive.posts.filter(filter), getTools().clock.now())
  return importArchive(archive, posts, { signal, onProgress: () => undefined, api })
}

async function readAnswer<T = ImportedPost>(answer: Response): Promise<T> {
  if (answer.ok) return answer.json<T>()
  const { error } = await answer.json<{ error: { code: AppError['code']; message: string } }>()
  throw new AppError(error.code, { status: answer.status, message: error.message })
}
