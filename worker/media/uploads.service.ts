/**
 * Uploads (security 3.2): a ticket reserves quota and fixes the limit, the bytes are streamed to R2, read back and
 * verified before they count as stored. Every step can be repeated.
 */

import { fail } from '../../domain/errors'
import { HOUR_MS } from '../../domain/expiry'
import type { Failure } from '../../domain/failure'
import { toHex } from '../../domain/hex'
import { modeOf, type Plan, secondsLimit } from '../../domain/kinds'
import {
  CLIP_MAX_SECONDS,
  DELETED_BYTES_GRACE_MS,
  DURATION_GRACE_SECONDS,
  PODCAST_FILE_KEPT_DAYS,
  STORAGE_BYTES,
  UPLOAD_MAX_BYTES,
  UPLOAD_TICKET_HOURS,
} from '../../domain/limits'
import { AUDIO_TYPES, clipKey, isAudioType, mediaKey, mediaPath } from '../../domain/media'
import type { NewPodcastFile, ParsedUpload, PodcastFiles, Upload } from '../../domain/media.schema'
import { podcastFileKey, SNIFF_BYTES, sniff } from '../../domain/podcast-file'
import type { Tools } from '../context'
import { brokenOff, isBrokenOff } from '../http/broken-off'
import { countSeconds } from './inspect'
import {
  addTicket,
  dropPending,
  findDraft,
  findOwn,
  listPodcastFiles,
  type MediaRow,
  markStored,
  type NewTicket,
  renewTicket,
} from './media.repo'

type Uploader = { id: string; plan: Plan }
export type Incoming = { length: number | null; type: string; body: ReadableStream<Uint8Array> | null }

/** The ticket of a draft: the existing one while it fits, reissued if it expired or the bytes differ. */
export function openTicket(tools: Tools, person: Uploader, wanted: ParsedUpload): Promise<Upload> {
  return issueTicket(tools, person, newTicket(tools, person, wanted, tools.clock.now()))
}

/** The ticket of a whole podcast file: the same file gets the same ticket while it is kept. */
export function openPodcastFile(tools: Tools, person: Uploader, wanted: NewPodcastFile): Promise<Upload> {
  const { ids, clock } = tools
  const { fileName, type, bytes, sha256 } = wanted
  const now = clock.now()
  return issueTicket(tools, person, {
    id: ids.make('med'),
    ownerId: person.id,
    draftId: `file_${sha256}`,
    mode: null,
    key: podcastFileKey(person.id, now, fileName),
    fileName,
    ...{ type, bytes, sha256 },
    secondsLimit: null,
    createdAt: now,
    expiresAt: now + UPLOAD_TICKET_HOURS * HOUR_MS,
  })
}

/** The user's podcast files, newest first. */
export async function listOwnPodcastFiles(
  { db, clock }: Pick<Tools, 'db' | 'clock'>,
  person: { id: string },
): Promise<PodcastFiles> {
  const rows = await listPodcastFiles(db, person.id, clock.now())
  return { items: rows.map((row) => ({ ...row, uploadedAudioUrl: mediaPath(row.id) })) }
}

async function issueTicket(tools: Tools, person: Uploader, ticket: NewTicket): Promise<Upload> {
  const { db } = tools
  const now = ticket.createdAt
  const old = await findDraft(db, person.id, ticket.draftId)
  if (old && stillGood(old, ticket, now)) return uploadOf(old)
  const room = STORAGE_BYTES[person.plan]
  const row = old
    ? await renewTicket(db, old, ticket, room, deleteAt(old, now))
    : await addTicket(db, ticket, room)
  if (row) return uploadOf(row)
  // A concurrent request for the same draft may have won: another tab, or a retry.
  const other = await findDraft(db, person.id, ticket.draftId)
  if (other && stillGood(other, ticket, now)) return uploadOf(other)
  throw fail('media.quota')
}

/**
 * When to delete the bytes of a reissued ticket (ms): at once, or after a grace period if they may still be arriving.
 */
function deleteAt({ state }: MediaRow, now: number): number {
  return state === 'stored' ? now : now + DELETED_BYTES_GRACE_MS
}

/** Stores the bytes of a ticket. Sending the same bytes again returns the same result; other bytes are rejected. */
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
  refuseUnlike(row, incoming, clock.now())
  await put(bucket, row, incoming.body)
  const judged = await judge(bucket, row)
  if ('refusal' in judged) {
    await dropPending(db, row, clock.now())
    tools.later(bucket.delete(row.key))
    throw judged.refusal
  }
  const keptHours = row.fileName === null ? UPLOAD_TICKET_HOURS : PODCAST_FILE_KEPT_DAYS * 24
  const stored =
    (await markStored(db, row, judged.seconds, clock.now() + keptHours * HOUR_MS)) ??
    (await findOwn(db, person.id, id))
  if (stored?.key === row.key) return uploadOf(stored)
  // The account was deleted during the upload, or the draft has a newer ticket: no row refers to these bytes.
  await bucket.delete(row.key)
  throw fail(stored ? 'media.already_stored' : 'media.not_found')
}

/** Verifies stored bytes: counts the duration of a recording, sniffs the type of a podcast file. */
async function judge(
  bucket: R2Bucket,
  { key, type, bytes, fileName, secondsLimit: limit }: MediaRow,
): Promise<{ seconds: number | null } | { refusal: Failure }> {
  if (fileName !== null) {
    const head = await bucket.get(key, { range: { offset: 0, length: SNIFF_BYTES } })
    const found = head && sniff(new Uint8Array(await head.arrayBuffer()))
    return found?.type === type ? { seconds: null } : { refusal: fail('podcast.file_type') }
  }
  const seconds = isAudioType(type) ? await countSeconds(bucket, key, type, bytes) : null
  if (seconds === null) return { refusal: fail('media.invalid') }
  const most = limit ?? 0
  return seconds > most + DURATION_GRACE_SECONDS
    ? { refusal: fail('media.too_long', { seconds: most }) }
    : { seconds }
}

/** Repeats the response for stored bytes; clients resend them when a response was lost. */
async function repeated(row: MediaRow, { length, type, body }: Incoming): Promise<Upload> {
  if (length === null) throw fail('request.length_required')
  const isSame = length === row.bytes && type === row.type && (await sha256Of(body)) === row.sha256
  if (!isSame) throw fail('media.already_stored')
  return uploadOf(row)
}

async function sha256Of(body: Incoming['body']): Promise<string> {
  const digest = new crypto.DigestStream('SHA-256')
  await (body ?? new Blob().stream()).pipeTo(digest)
  return toHex(await digest.digest)
}

/** Throws if the request does not match its ticket. */
function refuseUnlike(row: MediaRow, { length, type }: Incoming, now: number): void {
  if (length === null) throw fail('request.length_required')
  if (length > UPLOAD_MAX_BYTES) throw fail('media.too_large', { megabytes: UPLOAD_MAX_BYTES / 1_000_000 })
  if (type !== row.type) throw fail('request.wrong_type')
  if (length !== row.bytes) throw fail('media.hash_mismatch')
  // The client requests a new ticket.
  if ((row.expiresAt ?? 0) <= now) throw fail('media.not_found')
}

/** Streams to R2 without overwriting; existing bytes under the key have the same hash. */
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

/** Pipes through our own stream, so that `isBodyAborted` can inspect the body after a failure. */
function poured(body: ReadableStream<Uint8Array>, bytes: number): ReadableStream<Uint8Array> {
  const { readable, writable } = new FixedLengthStream(bytes)
  // The reading end receives the same error.
  body.pipeTo(writable, { preventCancel: true }).catch(() => undefined)
  return readable
}

function stillGood(row: MediaRow, wanted: NewTicket, now: number): boolean {
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
    fileName: null,
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
