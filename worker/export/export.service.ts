/**
 * Generates a user's data export as files of one archive while it is sent: only a few rows and one media file are in
 * memory at a time. Media come first, so that the lists can name the missing ones.
 */
import { fileText } from '../../domain/export-names'
import { EXPORT_FILES_MAX } from '../../domain/limits'
import type { Viewer } from '../auth/session'
import type { Tools } from '../context'
import { told } from '../http/told'
import { mediaById } from '../media/media.repo'
import { meOf } from '../people/people.service'
import { ownMessages, ownVoices } from '../posts/export.repo'
import { LIST_NAMES, listOf } from './lists.repo'
import { foot, head, heading, message, voice } from './page'
import { lineOf, messageRecord, ownRecord, type Stored, soundsOf, timeOf } from './records'

type Part = string | Uint8Array
/** A file of the archive. */
export type Entry = { name: string; lastModified: Date; input: AsyncIterable<Part> | string }

const VOICES = 'voices'
const MESSAGES = 'messages'
const MISSING_NAMED_MAX = 5000

/** Files of the archive, in the order they are written. */
export async function* filesOf(tools: Tools, me: Viewer): AsyncGenerator<Entry> {
  const { db, clock } = tools
  const now = clock.now()
  const lastModified = new Date(now)
  const missing = new Set<string>()
  const voices = () => ownVoices(db, me)
  const messages = () => ownMessages(db, me, now)

  const picture = await pictureOf(tools, me)
  const isThere = picture !== null && (yield* sounds(tools, [picture], missing))
  let count = 0
  for (const [rows, folder] of [
    [voices(), VOICES],
    [messages(), MESSAGES],
  ] as const)
    for await (const row of rows) {
      const { recording: sound, clip } = soundsOf(row, folder)
      const stored = [sound, clip].filter((one) => one !== undefined)
      count += stored.length
      // Limit of R2 reads per request: beyond it, the lists could not be read either.
      if (count <= EXPORT_FILES_MAX) yield* sounds(tools, stored, missing)
      else for (const { path } of stored) note(missing, path)
    }

  const file = (name: string, input: Entry['input']) => ({ name, lastModified, input })
  const profile = {
    ...meOf(me),
    createdAt: timeOf(me.createdAt),
    proExpiresAt: timeOf(me.proExpiresAt),
    suspendedUntil: timeOf(me.suspendedUntil),
  }
  yield file('profile.json', `${JSON.stringify(profile, null, 2)}\n`)
  yield file(
    'voices.json',
    jsonOf(voices(), (row) => ownRecord(row, VOICES, missing)),
  )
  yield file(
    'messages.json',
    jsonOf(messages(), (row) => messageRecord(row, me.id, MESSAGES, missing)),
  )
  for (const name of LIST_NAMES) yield file(`${name}.json`, jsonOf(listOf(db, name, me.id), lineOf))
  yield file(
    'index.html',
    (async function* () {
      yield head(me, now, isThere && picture ? picture.path : null)
      yield heading('Voices')
      for await (const row of voices()) yield voice(row, VOICES, missing)
      yield heading('Messages')
      for await (const row of messages()) yield message(row, me.id, MESSAGES, missing)
      yield foot
    })(),
  )
  if (missing.size > 0) yield file('missing.txt', listMissing(missing))
}

/**
 * Media files in order. Unreadable files are recorded in `missing`, and the archive continues. Returns whether all were
 * readable.
 */
async function* sounds(
  { media: bucket }: Tools,
  stored: readonly Stored[],
  missing: Set<string>,
): AsyncGenerator<Entry, boolean> {
  for (const { path, key, at } of stored) {
    const object = await bucket.get(key).catch(silent)
    if (object)
      yield { name: path, lastModified: new Date(at), input: bytesOf(object, () => note(missing, path)) }
    else note(missing, path)
  }
  return stored.every(({ path }) => !missing.has(path))
}

/** A stream that fails ends its file early and is listed in `missing.txt`; later files are intact. */
async function* bytesOf(object: R2ObjectBody, onBroken: () => void): AsyncGenerator<Uint8Array> {
  try {
    yield* object.body as unknown as AsyncIterable<Uint8Array>
  } catch (error) {
    silent(error)
    onBroken()
  }
}

function silent(error: unknown): null {
  console.error(JSON.stringify({ exporting: told(error) }))
  return null
}

async function pictureOf({ db }: Tools, { avatarMediaId, createdAt }: Viewer): Promise<Stored | null> {
  const [row] = avatarMediaId === null ? [] : await mediaById(db, avatarMediaId)
  return row
    ? { path: `picture.${fileText(row.key.split('.').at(-1) ?? '')}`, key: row.key, at: createdAt }
    : null
}

function note(missing: Set<string>, path: string): void {
  missing.add(path)
}

/** Rows as a JSON array, one per line. */
async function* jsonOf<T>(rows: AsyncIterable<T>, record: (row: T) => unknown): AsyncGenerator<string> {
  let between = '[\n'
  for await (const row of rows) {
    yield between + JSON.stringify(record(row))
    between = ',\n'
  }
  yield between === '[\n' ? '[]\n' : '\n]\n'
}

function listMissing(missing: ReadonlySet<string>): string {
  const named = [...missing].slice(0, MISSING_NAMED_MAX)
  const more = missing.size - named.length
  const lines = ['These files could not be had whole. Please try again later.', '', ...named]
  return `${[...lines, ...(more > 0 ? [`and ${more} more`] : [])].join('\n')}\n`
}
