/**
 * Uploads a recording (spec §9): ask for a ticket, send the bytes, up to three tries with 2 s and 4 s between them, 300 s
 * each. The ticket is asked for on every try: the same bytes get the same ticket, one that ran out is issued again, and
 * bytes that had arrived although the answer was lost are not sent twice.
 */

import { languageInUse } from '../../domain/catalogue'
import { fail, messageOf } from '../../domain/errors'
import { Failure } from '../../domain/failure'
import { toHex } from '../../domain/hex'
import type { Mode } from '../../domain/kinds'
import { UPLOAD_ATTEMPTS, UPLOAD_BACKOFF_MS, UPLOAD_TIMEOUT_MS } from '../../domain/limits'
import type { AudioType } from '../../domain/media'
import type { NewPodcastFile, NewUpload, Upload } from '../../domain/media.schema'
import type { ClipRange } from '../../domain/podcast-clip'
import type { PodcastFileType } from '../../domain/podcast-file'
import { ask } from './client'
import { failureFrom, failureOf } from './failure'

export type UploadProgress = { share: number; attempt: number }
export type UploadRequest = {
  draftId: string
  mode: Mode
  /** Where it was cut from a podcast. */
  clip?: ClipRange
  blob: Blob
  type: AudioType
  signal: AbortSignal
  onProgress: (progress: UploadProgress) => void
}
/** The outside world, replaced in tests. */
export type UploadDoor = {
  ticket: (request: NewUpload, signal: AbortSignal) => Promise<Upload>
  send: (
    id: string,
    blob: Blob,
    type: string,
    signal: AbortSignal,
    onShare: (share: number) => void,
  ) => Promise<Upload>
  wait: (ms: number, signal: AbortSignal) => Promise<void>
}

/** Uploads and returns the stored recording. Throws `media.upload_failed`, its cause being the last refusal. */
export async function uploadAudio(request: UploadRequest, door: UploadDoor = realDoor): Promise<Upload> {
  const { draftId, mode, clip, ...file } = request
  const wanted = {
    draftId,
    mode,
    ...(clip ? { clip } : {}),
    type: file.type,
    bytes: file.blob.size,
    sha256: await sha256Of(file.blob),
  }
  return send(file, () => door.ticket(wanted, file.signal), door)
}

/** Uploads a whole podcast file, which is kept for its author; the same file again is not sent twice. */
export async function uploadPodcastFile(
  file: FileToSend & { type: PodcastFileType },
  fileName: string,
): Promise<Upload> {
  const { blob, type, signal } = file
  const wanted: NewPodcastFile = { fileName, type, bytes: blob.size, sha256: await sha256Of(blob) }
  return send(file, () => askForTicket('/api/podcasts/uploads', wanted, signal), realDoor)
}

type FileToSend = Pick<UploadRequest, 'blob' | 'signal' | 'onProgress'> & { type: string }

async function send(
  { blob, type, signal, onProgress }: FileToSend,
  getTicket: () => Promise<Upload>,
  door: UploadDoor,
): Promise<Upload> {
  for (let attempt = 1; ; attempt++) {
    onProgress({ share: 0, attempt })
    try {
      const ticket = await getTicket()
      if (ticket.state !== 'pending') return ticket
      return await door.send(ticket.id, blob, type, signal, (share) => onProgress({ share, attempt }))
    } catch (error) {
      signal.throwIfAborted()
      const failure = failureOf(error)
      if (!(failure instanceof Failure)) throw failure
      // Without a network there is nothing to try: it goes out when there is one.
      const isOffline = failure.code === 'request.offline'
      if (attempt >= UPLOAD_ATTEMPTS || !mayPass(failure) || isOffline) throw uploadFailed(failure)
      await door.wait(UPLOAD_BACKOFF_MS[attempt - 1] ?? 0, signal)
    }
  }
}

/**
 * Whether trying again may help: the network, the server's trouble, or a ticket that ran out meanwhile.
 * What the server judged and refused stays refused.
 */
export function mayPass(failure: Failure): boolean {
  return failure.status >= 500 || PASSING.has(failure.code)
}
const PASSING = new Set<Failure['code']>([
  'request.rate_limited',
  'media.not_found',
  'media.hash_mismatch',
  'media.already_stored',
  'media.not_stored',
])

/** Refusals about the person are theirs to see as they are; the rest gets the specification's sentence. */
function uploadFailed(failure: Failure): Failure {
  if (/^(auth|safety)\./.test(failure.code)) return failure
  return fail('media.upload_failed', { error: withoutAgain(failure.message) }, undefined, failure)
}

/** What happened, without the request to try again: the sentence around it ends with that, in the language in use. */
function withoutAgain(message: string): string {
  const [, after = ''] = messageOf('media.upload_failed', { error: MARK }).split(MARK)
  const again = after.trim()
  return again && message.endsWith(again) ? message.slice(0, -again.length).trimEnd() : message
}
const MARK = '\0'

async function sha256Of(blob: Blob): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await blob.arrayBuffer())
  return toHex(digest)
}

const realDoor: UploadDoor = {
  ticket: (request, signal) => askForTicket('/api/uploads', request, signal),
  send: sendBytes,
  wait: (ms, signal) =>
    new Promise((resolve, reject) => {
      signal.throwIfAborted()
      const stop = () => {
        clearTimeout(timer)
        reject(signal.reason)
      }
      const timer = setTimeout(() => {
        signal.removeEventListener('abort', stop)
        resolve()
      }, ms)
      signal.addEventListener('abort', stop, { once: true })
    }),
}

async function askForTicket(
  path: string,
  request: NewUpload | NewPodcastFile,
  signal: AbortSignal,
): Promise<Upload> {
  const headers = { 'content-type': 'application/json' }
  const answer = await ask(path, { method: 'POST', headers, body: JSON.stringify(request), signal })
  return answer.json()
}

/** What the server says of the bytes. Anything else that answers in its place, as hotspots do, is no answer. */
async function readAnswer(status: number, text: string): Promise<Upload> {
  if (status >= 300) throw await failureFrom(new Response(text, { status }))
  try {
    return JSON.parse(text)
  } catch (error) {
    throw fail('request.unavailable', {}, undefined, error)
  }
}

/** XMLHttpRequest, because fetch does not say how much was sent. */
function sendBytes(
  id: string,
  blob: Blob,
  type: string,
  signal: AbortSignal,
  onShare: (share: number) => void,
): Promise<Upload> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted()
    const request = new XMLHttpRequest()
    const stop = () => request.abort()
    const settle = (act: () => void) => {
      signal.removeEventListener('abort', stop)
      act()
    }
    request.open('PUT', `/api/uploads/${id}`)
    request.setRequestHeader('content-type', type)
    request.setRequestHeader('accept-language', languageInUse())
    request.timeout = UPLOAD_TIMEOUT_MS
    request.upload.onprogress = ({ loaded, total }) => onShare(total > 0 ? loaded / total : 0)
    request.onload = () =>
      settle(() => readAnswer(request.status, request.responseText).then(resolve, reject))
    request.onerror = () => settle(() => reject(failureOf(new TypeError('network'))))
    request.ontimeout = () => settle(() => reject(fail('request.unavailable')))
    request.onabort = () => settle(() => reject(signal.reason))
    signal.addEventListener('abort', stop, { once: true })
    request.send(blob)
  })
}
