/**
 * Uploads (security 3.2): a ticket reserves quota and fixes the limit, the bytes are streamed to R2, read back and
 * verified before they count as stored. Every step can be repeated.
 */

import type { Mp3Origin } from '../../domain/audio/mp3-counter'
import { sniff } from '../../domain/audio/sniff'
import type { AppError } from '../../domain/errors/app-error'
import { appError } from '../../domain/errors/errors'
import { getMode, getSecondsLimit, type Plan } from '../../domain/kinds'
import { CLIP_MAX_SECONDS, DURATION_GRACE_SECONDS } from '../../domain/limits'
import {
  AUDIO_TYPES,
  createClipKey,
  createMediaKey,
  getMediaPath,
  isAudioType,
} from '../../domain/media/media'
import { DELETED_BYTES_GRACE_MS, UPLOAD_MAX_BYTES } from '../../domain/media/media.limits'
import type { NewPodcastFile, ParsedUpload, PodcastFiles, Upload } from '../../domain/media/media.schema'
import { createPodcastFileKey } from '../../domain/podcasts/podcast-file'
import { isPodcastTooLarge, PODCAST_FILE_KEPT_DAYS } from '../../domain/podcasts/podcasts.limits'
import { toHex } from '../../domain/text/hex'
import { HOUR_MS } from '../../domain/time/units'
import type { AppDeps } from '../context'
import { createAbortedBodyError, isBodyAborted } from '../http/aborted-body'
import { countSeconds } from './count-seconds'
import {
  deletePending,
  findDraft,
  findOwnUpload,
  insertTicket,
  listPodcastFiles,
  type MediaRow,
  markStored,
  type NewUploadTicket,
  renewTicket,
  setTicketBytes,
} from './media.repo'

export const UPLOAD_TICKET_HOURS = 24
/** All parts of an object but its last have this size, at least 5 MiB. */
const PART_BYTES = 6_000_000
/** Storage quota per user, by plan. */
export const STORAGE_BYTES = { free: 1_000_000_000, pro: 10_000_000_000 } as const

type Uploader = { id: string; plan: Plan }
export type IncomingUpload = { length: number | null; type: string; body: ReadableStream<Uint8Array> | null }

/** The ticket of a draft: the existing one while it fits, reissued if it expired or the bytes differ. */
export function openTicket(deps: AppDeps, person: Uploader, requested: ParsedUpload): Promise<Upload> {
  return issueTicket(deps, person, createTicket(deps, person, requested, deps.clock.now()))
}

/** The same for a recording of an archive, which another encoder may have made. */
export function openArchiveTicket(deps: AppDeps, person: Uploader, requested: ParsedUpload): Promise<Upload> {
  return issueTicket(deps, person, createTicket(deps, person, requested, deps.clock.now(), 'other'))
}

/** The ticket of a whole podcast file: the same file gets the same ticket while it is kept. */
export function openPodcastFile(deps: AppDeps, person: Uploader, requested: NewPodcastFile): Promise<Upload> {
  const { ids, clock } = deps
  const { fileName, type, bytes, sha256 } = requested
  if (isPodcastTooLarge(bytes)) throw appError('podcast.file_too_large')
  const now = clock.now()
  return issueTicket(deps, person, {
    id: ids.make('med'),
    ownerId: person.id,
    draftId: `file_${sha256}`,
    mode: null,
    key: createPodcastFileKey(person.id, now, fileName),
    fileName,
    type,
    bytes,
    sha256,
    mp3Origin: 'own',
    secondsLimit: null,
    createdAt: now,
    expiresAt: now + UPLOAD_TICKET_HOURS * HOUR_MS,
  })
}

/** The user's podcast files, newest first. */
export async function listOwnPodcastFiles(
  { db, clock }: Pick<AppDeps, 'db' | 'clock'>,
  person: { id: string },
): Promise<PodcastFiles> {
  const rows = await listPodcastFiles(db, person.id, clock.now())
  return { items: rows.map((row) => ({ ...row, uploadedAudioUrl: getMediaPath(row.id) })) }
}

async function issueTicket(deps: AppDeps, person: Uploader, ticket: NewUploadTicket): Promise<Upload> {
  const { db } = deps
  const now = ticket.createdAt
  const old = await findDraft(db, person.id, ticket.draftId)
  if (old && isReusable(old, ticket, now)) return toUpload(old)
  const room = STORAGE_BYTES[person.plan]
  const row = old
    ? await renewTicket(db, old, ticket, room, getDeleteTime(old, now))
    : await insertTicket(db, ticket, room)
  if (row) return toUpload(row)
  // A concurrent request for the same draft may have won: another tab, or a retry.
  const concurrent = await findDraft(db, person.id, ticket.draftId)
  if (concurrent && isReusable(concurrent, ticket, now)) return toUpload(concurrent)
  throw appError('media.quota_exceeded')
}

/**
 * When to delete the bytes of a reissued ticket (ms): at once, or after a grace period if they may still be arriving.
 */
function getDeleteTime({ state }: MediaRow, now: number): number {
  return state === 'stored' ? now : now + DELETED_BYTES_GRACE_MS
}

/** Stores the bytes of a ticket. Sending the same bytes again returns the same result; other bytes are rejected. */
export async function storeUpload(
  deps: AppDeps,
  person: Uploader,
  id: string,
  incoming: IncomingUpload,
): Promise<Upload> {
  const { db, clock } = deps
  const row = await findOwnUpload(db, person.id, id)
  if (!row) throw appError('media.not_found')
  if (row.state !== 'pending') return confirmRepeated(row, incoming)
  assertMatchesTicket(row, incoming, clock.now())
  return receiveBytes(deps, person, row, incoming.body)
}

/** A recording that the Worker fetched itself. `bytes` is what its host says: storage for so many is reserved. */
export type FetchedRecording = Pick<ParsedUpload, 'draftId' | 'mode' | 'type'> & {
  bytes: number | null
  body: ReadableStream<Uint8Array>
}

/**
 * Stores a recording of another encoder under the limits of an upload. Stored bytes of the same `draftId` are returned
 * as they are; `attached` ones belong to a post already.
 */
export async function storeFetchedRecording(
  deps: AppDeps,
  person: Uploader,
  { body, bytes, ...fields }: FetchedRecording,
): Promise<Upload> {
  const { db, clock, media: bucket } = deps
  const now = clock.now()
  const reserved = Math.min(bytes ?? UPLOAD_MAX_BYTES, UPLOAD_MAX_BYTES)
  const requested = { ...fields, bytes: reserved, sha256: '', clip: null }
  const ticket = { ...createTicket(deps, person, requested, now, 'other'), sha256: null }
  const old = await findDraft(db, person.id, fields.draftId)
  if (old && (old.state === 'attached' || (old.state === 'stored' && (old.expiresAt ?? 0) > now)))
    return toUpload(old)
  const room = STORAGE_BYTES[person.plan]
  const row = old
    ? await renewTicket(db, old, ticket, room, getDeleteTime(old, now))
    : await insertTicket(db, ticket, room)
  if (!row) throw appError('media.quota_exceeded')
  const stored = await putParts(bucket, row, body)
  await setTicketBytes(db, row, stored)
  return confirmStored(deps, person, { ...row, bytes: stored })
}

async function receiveBytes(
  deps: AppDeps,
  person: Uploader,
  row: MediaRow,
  body: IncomingUpload['body'],
): Promise<Upload> {
  await putObject(deps.media, row, body)
  return confirmStored(deps, person, row)
}

/** Verifies the bytes of a ticket that are stored; others are deleted. */
async function confirmStored(deps: AppDeps, person: Uploader, row: MediaRow): Promise<Upload> {
  const { db, media: bucket, clock } = deps
  const inspected = await inspectUpload(bucket, row)
  if ('refusal' in inspected) {
    await deletePending(db, row, clock.now())
    deps.waitUntil(bucket.delete(row.key))
    throw inspected.refusal
  }
  const retentionHours = row.fileName === null ? UPLOAD_TICKET_HOURS : PODCAST_FILE_KEPT_DAYS * 24
  const stored =
    (await markStored(db, row, inspected.seconds, clock.now() + retentionHours * HOUR_MS)) ??
    (await findOwnUpload(db, person.id, row.id))
  if (stored?.key === row.key) return toUpload(stored)
  // The account was deleted during the upload, or the draft has a newer ticket: no row refers to these bytes.
  await bucket.delete(row.key)
  throw appError(stored ? 'media.already_stored' : 'media.not_found')
}

/** Verifies stored bytes: counts the duration of a recording, sniffs the type of a podcast file. */
async function inspectUpload(
  bucket: R2Bucket,
  { key, type, bytes, fileName, mp3Origin, secondsLimit: limit }: MediaRow,
): Promise<{ seconds: number | null } | { refusal: AppError }> {
  if (fileName !== null) {
    const found = await sniff(async (offset, length) => {
      const part = offset < bytes ? await bucket.get(key, { range: { offset, length } }) : null
      return part ? new Uint8Array(await part.arrayBuffer()) : new Uint8Array(0)
    })
    return found?.type === type ? { seconds: null } : { refusal: appError('podcast.file_type') }
  }
  if (!isAudioType(type)) return { refusal: appError('media.invalid') }
  const { seconds, problem } = await countSeconds(bucket, key, type, bytes, mp3Origin)
  // The recorder's own sounds are recorded again, whatever happened to them.
  if (problem !== null)
    return { refusal: appError(mp3Origin === 'own' ? 'media.invalid' : `media.${problem}`) }
  const maxSeconds = limit ?? 0
  return seconds > maxSeconds + DURATION_GRACE_SECONDS
    ? { refusal: appError('media.too_long', { seconds: maxSeconds }) }
    : { seconds }
}

/** Repeats the response for stored bytes; clients resend them when a response was lost. */
async function confirmRepeated(row: MediaRow, { length, type, body }: IncomingUpload): Promise<Upload> {
  if (length === null) throw appError('request.length_required')
  const isSame = length === row.bytes && type === row.type && (await hashSha256(body)) === row.sha256
  if (!isSame) throw appError('media.already_stored')
  return toUpload(row)
}

async function hashSha256(body: IncomingUpload['body']): Promise<string> {
  const digest = new crypto.DigestStream('SHA-256')
  await (body ?? new Blob().stream()).pipeTo(digest)
  return toHex(await digest.digest)
}

/** Throws if the request does not match its ticket. */
function assertMatchesTicket(row: MediaRow, { length, type }: IncomingUpload, now: number): void {
  if (length === null) throw appError('request.length_required')
  if (length > UPLOAD_MAX_BYTES)
    throw appError('media.too_large', { megabytes: UPLOAD_MAX_BYTES / 1_000_000 })
  if (type !== row.type) throw appError('request.wrong_type')
  if (length !== row.bytes) throw appError('media.hash_mismatch')
  // The client requests a new ticket.
  if ((row.expiresAt ?? 0) <= now) throw appError('media.not_found')
}

/** Streams to R2 without overwriting; existing bytes under the key have the same hash. */
async function putObject(bucket: R2Bucket, row: MediaRow, body: IncomingUpload['body']): Promise<void> {
  try {
    await bucket.put(row.key, body ? pipeBody(body, row.bytes) : new Uint8Array(), {
      onlyIf: { etagDoesNotMatch: '*' },
      sha256: row.sha256 ?? undefined,
      httpMetadata: { contentType: row.type },
    })
  } catch (error) {
    // R2's code for a digest that does not match.
    if (/\(10037\)/.test(String(error))) throw appError('media.hash_mismatch', {}, undefined, error)
    throw body && (await isBodyAborted(body)) ? createAbortedBodyError(error) : error
  }
}

/** Stores bytes whose number nobody knows, a part at a time; returns how many there were. */
async function putParts(
  bucket: R2Bucket,
  { key, type }: MediaRow,
  body: ReadableStream<Uint8Array>,
): Promise<number> {
  const upload = await bucket.createMultipartUpload(key, { httpMetadata: { contentType: type } })
  try {
    const parts: R2UploadedPart[] = []
    const part = new Uint8Array(PART_BYTES)
    let [bytes, filled] = [0, 0]
    const sendPart = async () => {
      parts.push(await upload.uploadPart(parts.length + 1, part.slice(0, filled)))
      bytes += filled
      filled = 0
    }
    for await (const piece of body)
      for (let at = 0; at < piece.length; ) {
        const next = piece.subarray(at, at + PART_BYTES - filled)
        part.set(next, filled)
        filled += next.length
        at += next.length
        if (filled === PART_BYTES) await sendPart()
      }
    if (filled > 0 || parts.length === 0) await sendPart()
    await upload.complete(parts)
    return bytes
  } catch (error) {
    await upload.abort().catch(() => undefined)
    throw error
  }
}

/** Pipes through our own stream, so that `isBodyAborted` can inspect the body after a failure. */
function pipeBody(body: ReadableStream<Uint8Array>, bytes: number): ReadableStream<Uint8Array> {
  const { readable, writable } = new FixedLengthStream(bytes)
  // The reading end receives the same error.
  body.pipeTo(writable, { preventCancel: true }).catch(() => undefined)
  return readable
}

function isReusable(row: MediaRow, requested: NewUploadTicket, now: number): boolean {
  if (row.state === 'attached') return true
  const same = (['mode', 'type', 'bytes', 'sha256', 'mp3Origin'] as const).every(
    (name) => row[name] === requested[name],
  )
  return same && (row.expiresAt ?? 0) > now
}

function createTicket(
  { ids }: Pick<AppDeps, 'ids'>,
  person: Uploader,
  { draftId, mode, type, bytes, sha256, clip }: ParsedUpload,
  now: number,
  mp3Origin: Mp3Origin = 'own',
): NewUploadTicket {
  const { maxSeconds } = AUDIO_TYPES[type]
  return {
    id: ids.make('med'),
    ownerId: person.id,
    draftId,
    mode,
    key: clip
      ? createClipKey(person.id, now, clip, type)
      : createMediaKey(getMode(mode).prefix, person.id, now, ids.random(12), type),
    fileName: null,
    type,
    bytes,
    sha256,
    mp3Origin,
    secondsLimit: clip ? CLIP_MAX_SECONDS : Math.min(getSecondsLimit(mode, person.plan), maxSeconds),
    createdAt: now,
    expiresAt: now + UPLOAD_TICKET_HOURS * HOUR_MS,
  }
}

function toUpload(row: MediaRow): Upload {
  const { id, state, seconds, secondsLimit: limit, expiresAt } = row
  return { id, state, seconds, secondsLimit: limit ?? 0, expiresAt: expiresAt ?? 0 }
}
