/**
 * Opens an export that the user chose. Only its directory and the list of its posts are in memory; sounds are read one at a
 * time, as parts of the file. Sizes that the file claims are checked while it is read.
 */
import { type Reader, unzipRaw, type ZipEntry } from 'unzipit'
import {
  ARCHIVE_FILES,
  type ArchiveManifest,
  type ArchivePosts,
  type ArchiveProblem,
  type ArchiveProfile,
  readArchiveManifest,
  readArchivePosts,
  readArchiveProfile,
} from '../../../../domain/archives/archives'
import { PICTURE_RULES } from '../../../../domain/media/picture-rules'

/** The most that a browser reads of an export: the bytes of its list of posts, and those of the directory of its files. */
const ARCHIVE_LIST_MAX_BYTES = 64_000_000
const ARCHIVE_DIRECTORY_MAX_BYTES = 16_000_000

export type OpenedArchive = ArchivePosts & {
  manifest: ArchiveManifest
  profile: ArchiveProfile | null
  /** Path of the profile's picture. */
  picture: string | null
  /** The archive has messages, which stay where they are. */
  hasMessages: boolean
  /** Reads a file; null if it is missing. Throws an `ArchiveError` if it is damaged or larger than that. */
  readFile: (path: string, maxBytes: number) => Promise<Blob | null>
}

/** A file that is no archive to import. */
export class ArchiveError extends Error {
  readonly problem: ArchiveProblem

  constructor(problem: ArchiveProblem, cause?: unknown) {
    super(problem, { cause })
    this.problem = problem
  }
}

/** Opens an archive, or throws an `ArchiveError`. */
export async function openArchive(file: Blob): Promise<OpenedArchive> {
  const entries = await readDirectory(file)
  const readFile = (path: string, maxBytes: number) => readEntry(entries.get(path), maxBytes)
  async function readJson(path: string): Promise<unknown> {
    const blob = await readFile(path, ARCHIVE_LIST_MAX_BYTES)
    if (!blob) return undefined
    try {
      return JSON.parse(await blob.text())
    } catch (error) {
      throw new ArchiveError('damaged', error)
    }
  }
  const manifest = readArchiveManifest(await readJson(ARCHIVE_FILES.manifest))
  if (typeof manifest === 'string') throw new ArchiveError(manifest)
  const posts = readArchivePosts(await readJson(ARCHIVE_FILES.posts))
  if (!posts) throw new ArchiveError('damaged')
  const messages = entries.get(ARCHIVE_FILES.messages)
  return {
    ...posts,
    manifest,
    profile: readArchiveProfile(await readJson(ARCHIVE_FILES.profile)),
    picture: findPicture(entries),
    hasMessages: messages !== undefined && messages.size > EMPTY_LIST_BYTES,
    readFile,
  }
}

/** Bytes of '[]' and a line break. */
const EMPTY_LIST_BYTES = 3

async function readDirectory(file: Blob): Promise<Map<string, ZipEntry>> {
  try {
    const { entries } = await unzipRaw(createReader(file))
    return new Map(entries.map((entry) => [entry.name, entry]))
  } catch (error) {
    if (error instanceof ArchiveError) throw error
    throw new ArchiveError((await isZip(file)) ? 'damaged' : 'not_zip', error)
  }
}

/** Reads parts of the file; refuses to load a directory that would fill the memory. */
function createReader(file: Blob): Reader {
  const slice = (offset: number, length: number) => file.slice(offset, offset + length)
  return {
    getLength: async () => file.size,
    read: async (offset, length) => {
      if (length > ARCHIVE_DIRECTORY_MAX_BYTES) throw new ArchiveError('too_large')
      return new Uint8Array(await slice(offset, length).arrayBuffer())
    },
    readStream: async (offset, length) => slice(offset, length).stream(),
    sliceAsBlob: async (offset, length, type) => file.slice(offset, offset + length, type),
  }
}

async function readEntry(entry: ZipEntry | undefined, maxBytes: number): Promise<Blob | null> {
  if (!entry) return null
  if (entry.size > maxBytes) throw new ArchiveError('too_large')
  try {
    return await entry.blob()
  } catch (error) {
    throw new ArchiveError('damaged', error)
  }
}

/** Every zip file begins with a file, or is empty. */
async function isZip(file: Blob): Promise<boolean> {
  const [a, b] = new Uint8Array(await file.slice(0, 2).arrayBuffer())
  return a === 0x50 && b === 0x4b
}

function findPicture(entries: ReadonlyMap<string, ZipEntry>): string | null {
  const found = [...entries.values()].find(
    ({ name, size }) => /^picture\.\w+$/.test(name) && size <= PICTURE_RULES.avatar.maxBytes,
  )
  return found?.name ?? null
}
