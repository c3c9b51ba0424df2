/**
 * Uploads a recording (spec §9): requests a ticket, sends the bytes, up to three attempts with 2 s and 4 s between
 * them, 300 s each. The ticket is requested on every attempt: the same bytes get the same ticket, an expired one is
 * reissued, and bytes that arrived although the response was lost are not sent twice.
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
  /** The range it was cut from in a podcast. */
  clip?: ClipRange
  blob: Blob
  type: AudioType
  signal: AbortSignal
  onProgress: (progress: UploadProgress) => void
}
/** Network and timer, replaced in tests. */
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

/** Uploads and returns the stored recording. Throws `media.upload_failed` with the last error as its cause. */
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

/** Uploads a whole podcast file, stored for its author only; the same file is not sent twice. */
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
      // Offline, retrying is pointless: the outbox sends it later.
      const isOffline = failure.code === 'request.offline'
      if (attempt >= UPLOAD_ATTEMPTS || !mayPass(failure) || isOffline) throw uploadFailed(failure)
      await door.wait(UPLOAD_BACKOFF_MS[attempt - 1] ?? 0, signal)
    }
  }
}

/** Whether a retry may help: network errors, server errors, or an expired ticket. Other refusals are final. */
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

/** Errors about the user are shown unchanged; others are wrapped in the specification's sentence. */
function uploadFailed(failure: Failure): Failure {
  if (/^(auth|safety)\./.test(failure.code)) return failure
  return fail('media.upload_failed', { error: withoutAgain(failure.message) }, undefined, failure)
}

/** The message without its request to try again: the sentence around it ends with one, in the current language. */
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

/** The server's response to the bytes. Any other body (of a captive portal, for instance) counts as no response. */
async function readAnswer(status: number, text: string): Promise<Upload> {
  if (status >= 300) throw await failureFrom(new Response(text, { status }))
  try {
    return JSON.parse(text)
  } catch (error) {
    throw fail('request.unavailable', {}, undefined, error)
  }
}

/** XMLHttpRequest, because fetch does not report upload progress. */
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
