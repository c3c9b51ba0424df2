/**
 * Uploads (security 3.2): a ticket reserves room and fixes the limit, the bytes go straight to R2, and only what was
 * read back and found sound is stored. Every step may be repeated.
 */
import { fail } from '../../domain/errors'
import { HOUR_MS } from '../../domain/expiry'
import { modeOf, type Plan, secondsLimit } from '../../domain/kinds'
import {
  CLIP_MAX_SECONDS,
  DELETED_BYTES_GRACE_MS,
  DURATION_GRACE_SECONDS,
  STORAGE_BYTES,
  UPLOAD_MAX_BYTES,
  UPLOAD_TICKET_HOURS,
} from '../../domain/limits'
import { AUDIO_TYPES, type AudioType, clipKey, mediaKey } from '../../domain/media'
import type { ParsedUpload, Upload } from '../../domain/media.schema'
import type { Tools } from '../context'
import { brokenOff, isBrokenOff } from '../http/broken-off'
import { countSeconds } from './inspect'
import {
  addTicket,
  dropPending,
  findDraft,
  findOwn,
  type MediaRow,
  markStored,
  type NewTicket,
  renewTicket,
} from './media.repo'

type Uploader = { id: string; plan: Plan }
export type Incoming = { length: number | null; type: string; body: ReadableStream<Uint8Array> | null }

/** The ticket of a draft: the same one while it fits, a new one judged again when it ran out or the bytes differ. */
export async function openTicket(tools: Tools, person: Uploader, wanted: ParsedUpload): Promise<Upload> {
  const { db, clock } = tools
  const now = clock.now()
  const old = await findDraft(db, person.id, wanted.draftId)
  if (old && stillGood(old, wanted, now)) return uploadOf(old)
  const ticket = newTicket(tools, person, wanted, now)
  const room = STORAGE_BYTES[person.plan]
  const row = old
    ? await renewTicket(db, old, ticket, room, deleteAt(old, now))
    : await addTicket(db, ticket, room)
  if (row) return uploadOf(row)
  // Someone may have been quicker with the same draft: another tab, or a retry that overtook this one.
  const other = await findDraft(db, person.id, wanted.draftId)
  if (other && stillGood(other, wanted, now)) return uploadOf(other)
  throw fail('media.quota')
}

/** When the bytes of a ticket that is given anew may go: at once, unless they may still be arriving. */
function deleteAt({ state }: MediaRow, now: number): number {
  return state === 'stored' ? now : now + DELETED_BYTES_GRACE_MS
}

/** Takes the bytes of a ticket. The same bytes sent again get the same answer; other bytes for it are refused. */
export async function storeUpload(
  tools: Tools,
  person: Uploader,
  id: string,
  incoming: Incoming,
): Promise<Upload> {
  const { db, media: bucket, clock } = tools
  const row = await findOwn(db, person.id, id)
  if (!row) throw fail('media.not_found')
  if (row.state !== 'pending') return repeated(row, incoming)
  const type = checked(row, incoming, clock.now())
  await put(bucket, row, incoming.body)
  const seconds = await countSeconds(bucket, row.key, type, row.bytes)
  const limit = row.secondsLimit ?? 0
  if (seconds === null || seconds > limit + DURATION_GRACE_SECONDS) {
    await dropPending(db, row, clock.now())
    tools.later(bucket.delete(row.key))
    throw seconds === null ? fail('media.invalid') : fail('media.too_long', { seconds: limit })
  }
  const stored =
    (await markStored(db, row, seconds, clock.now() + UPLOAD_TICKET_HOURS * HOUR_MS)) ??
    (await findOwn(db, person.id, id))
  if (stored?.key === row.key) return uploadOf(stored)
  // Its owner left while the bytes arrived, or the draft sends others by now: no row would ever lead to these.
  await bucket.delete(row.key)
  throw fail(stored ? 'media.already_stored' : 'media.not_found')
}

/** What was said when these bytes arrived; a lost answer has them sent again. */
async function repeated(row: MediaRow, { length, type, body }: Incoming): Promise<Upload> {
  if (length === null) throw fail('request.length_required')
  const isSame = length === row.bytes && type === row.type && (await sha256Of(body)) === row.sha256
  if (!isSame) throw fail('media.already_stored')
  return uploadOf(row)
}

async function sha256Of(body: Incoming['body']): Promise<string> {
  const digest = new crypto.DigestStream('SHA-256')
  await (body ?? new Blob().stream()).pipeTo(digest)
  return [...new Uint8Array(await digest.digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** What the request says about itself, against the ticket. Returns the type to judge by. */
function checked(row: MediaRow, { length, type }: Incoming, now: number): AudioType {
  if (length === null) throw fail('request.length_required')
  if (length > UPLOAD_MAX_BYTES) throw fail('media.too_large', { megabytes: UPLOAD_MAX_BYTES / 1_000_000 })
  if (!isAudioType(type) || type !== row.type) throw fail('request.wrong_type')
  if (length !== row.bytes) throw fail('media.hash_mismatch')
  // The client asks for its ticket again, and is judged again.
  if ((row.expiresAt ?? 0) <= now) throw fail('media.not_found')
  return type
}

/** Streams to R2, never overwriting; bytes that are there already are the same ones, by their hash. */
async function put(bucket: R2Bucket, row: MediaRow, body: Incoming['body']): Promise<void> {
  try {
    await bucket.put(row.key, body ? poured(body, row.bytes) : new Uint8Array(), {
      onlyIf: { etagDoesNotMatch: '*' },
      sha256: row.sha256 ?? undefined,
      httpMetadata: { contentType: row.type },
    })
  } catch (error) {
    // R2's code for a digest that does not match.
    if (/\(10037\)/.test(String(error))) throw fail('media.hash_mismatch', {}, undefined, error)
    throw body && (await isBrokenOff(body)) ? brokenOff(error) : error
  }
}

/** The same bytes from a pipe of our own, so that the body can be asked whether it was what broke. */
function poured(body: ReadableStream<Uint8Array>, bytes: number): ReadableStream<Uint8Array> {
  const { readable, writable } = new FixedLengthStream(bytes)
  // Whoever reads from the other end is told the same.
  body.pipeTo(writable, { preventCancel: true }).catch(() => undefined)
  return readable
}

function isAudioType(type: string): type is AudioType {
  return Object.hasOwn(AUDIO_TYPES, type)
}

function stillGood(row: MediaRow, wanted: ParsedUpload, now: number): boolean {
  if (row.state === 'attached') return true
  const same = (['mode', 'type', 'bytes', 'sha256'] as const).every((name) => row[name] === wanted[name])
  return same && (row.expiresAt ?? 0) > now
}

function newTicket(
  { ids }: Pick<Tools, 'ids'>,
  person: Uploader,
  { draftId, mode, type, bytes, sha256, clip }: ParsedUpload,
  now: number,
): NewTicket {
  const { maxSeconds } = AUDIO_TYPES[type]
  return {
    id: ids.make('med'),
    ownerId: person.id,
    draftId,
    mode,
    key: clip
      ? clipKey(person.id, now, clip, type)
      : mediaKey(modeOf(mode).prefix, person.id, now, ids.random(12), type),
    type,
    bytes,
    sha256,
    secondsLimit: clip ? CLIP_MAX_SECONDS : Math.min(secondsLimit(mode, person.plan), maxSeconds),
    createdAt: now,
    expiresAt: now + UPLOAD_TICKET_HOURS * HOUR_MS,
  }
}

function uploadOf(row: MediaRow): Upload {
  const { id, state, seconds, secondsLimit: limit, expiresAt } = row
  return { id, state, seconds, secondsLimit: limit ?? 0, expiresAt: expiresAt ?? 0 }
}
