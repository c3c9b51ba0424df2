/**
 * Uploads a recording (spec §9): requests a ticket, sends the bytes, up to three attempts with 2 s and 4 s between
 * them, 300 s each. The ticket is requested on every attempt: the same bytes get the same ticket, an expired one is
 * reissued, and bytes that arrived although the response was lost are not sent twice.
 */

import { EXPECTED_USER_HEADER } from '../../../domain/auth/expected-user'
import { AppError } from '../../../domain/errors/app-error'
import { appError } from '../../../domain/errors/errors'
import { stripRetryHint } from '../../../domain/errors/retry-hint'
import { getLocale } from '../../../domain/i18n/i18n'
import type { Mode } from '../../../domain/kinds'
import { UPLOAD_ATTEMPTS, UPLOAD_BACKOFF_MS, UPLOAD_TIMEOUT_MS } from '../../../domain/limits'
import type { AudioType } from '../../../domain/media/media'
import type { NewPodcastFile, NewUpload, Upload } from '../../../domain/media/media.schema'
import type { ClipRange } from '../../../domain/podcasts/podcast-clip'
import type { PodcastFileType } from '../../../domain/podcasts/podcast-file'
import { toHex } from '../../../domain/text/hex'
import { archivesApi } from '../account/archives.client'
import { readErrorResponse, toRequestError } from '../request-error'
import { uploadsApi } from './uploads.client'

export type UploadProgress = { share: number; attempt: number }
export type UploadRequest = {
  draftId: string
  ownerId: string
  mode: Mode
  /** The range it was cut from in a podcast. */
  clip?: ClipRange
  blob: Blob
  type: AudioType
  /** A sound of an export, which another encoder may have made. */
  isImport?: boolean
  signal: AbortSignal
  onProgress: (progress: UploadProgress) => void
}
/** Network and timer, replaced in tests. */
export type UploadApi = {
  ticket: (request: NewUpload, ownerId: string, signal: AbortSignal, isImport?: boolean) => Promise<Upload>
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
export async function uploadAudio(request: UploadRequest, api: UploadApi = serverApi): Promise<Upload> {
  const { draftId, ownerId, mode, clip, isImport, ...file } = request
  const ticketInput = {
    draftId,
    mode,
    ...(clip ? { clip } : {}),
    type: file.type,
    bytes: file.blob.size,
    sha256: await toSha256(file.blob),
  }
  return send(file, () => api.ticket(ticketInput, ownerId, file.signal, isImport), api)
}

/** Uploads a whole podcast file, stored for its author only; the same file is not sent twice. */
export async function uploadPodcastFile(
  file: FileToSend & { type: PodcastFileType },
  fileName: string,
): Promise<Upload> {
  const { blob, type, signal } = file
  const ticketInput: NewPodcastFile = { fileName, type, bytes: blob.size, sha256: await toSha256(blob) }
  const getTicket = async () =>
    (await uploadsApi.api.podcasts.uploads.$post({ json: ticketInput }, { init: { signal } })).json()
  return send(file, getTicket, serverApi)
}

type FileToSend = Pick<UploadRequest, 'blob' | 'signal' | 'onProgress'> & { type: string }

async function send(
  { blob, type, signal, onProgress }: FileToSend,
  getTicket: () => Promise<Upload>,
  api: UploadApi,
): Promise<Upload> {
  for (let attempt = 1; ; attempt++) {
    onProgress({ share: 0, attempt })
    try {
      const ticket = await getTicket()
      if (ticket.state !== 'pending') return ticket
      return await api.send(ticket.id, blob, type, signal, (share) => onProgress({ share, attempt }))
    } catch (error) {
      signal.throwIfAborted()
      const failure = toRequestError(error)
      if (!(failure instanceof AppError)) throw failure
      // Offline, retrying is pointless: the outbox sends it later.
      const isOffline = failure.code === 'request.offline'
      if (attempt >= UPLOAD_ATTEMPTS || !isRetryable(failure) || isOffline) throw toUploadError(failure)
      await api.wait(UPLOAD_BACKOFF_MS[attempt - 1] ?? 0, signal)
    }
  }
}

/** Whether a retry may help: network errors, server errors, or an expired ticket. Other refusals are final. */
export function isRetryable(failure: AppError): boolean {
  return failure.status >= 500 || RETRYABLE_CODES.has(failure.code)
}
const RETRYABLE_CODES = new Set<AppError['code']>([
  'request.rate_limited',
  'media.not_found',
  'media.hash_mismatch',
  'media.already_stored',
  'media.not_stored',
])

/** Errors about the user or a sound of an export are shown unchanged; others are wrapped in the specification's sentence. */
function toUploadError(failure: AppError): AppError {
  if (/^(auth|safety)\./.test(failure.code) || SOUND_CODES.has(failure.code)) return failure
  return appError('media.upload_failed', { error: stripRetryHint(failure.message) }, undefined, failure)
}

/** A second attempt does not help. */
const SOUND_CODES = new Set<AppError['code']>(['media.damaged', 'media.changes_format', 'media.wav_format'])

async function toSha256(blob: Blob): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await blob.arrayBuffer())
  return toHex(digest)
}

const serverApi: UploadApi = {
  ticket: async (input, ownerId, signal, isImport) => {
    const { $post: request } = isImport ? archivesApi.api.me.import.uploads : uploadsApi.api.uploads
    const headers = { [EXPECTED_USER_HEADER]: ownerId }
    return (await request({ json: input }, { headers, init: { signal } })).json()
  },
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

/** The server's response to the bytes. Any other body (of a captive portal, for instance) counts as no response. */
async function readAnswer(status: number, text: string): Promise<Upload> {
  if (status >= 300) throw await readErrorResponse(new Response(text, { status }))
  try {
    return JSON.parse(text)
  } catch (error) {
    throw appError('request.unavailable', {}, undefined, error)
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
    const xhr = new XMLHttpRequest()
    const stop = () => xhr.abort()
    const settleRequest = (act: () => void) => {
      signal.removeEventListener('abort', stop)
      act()
    }
    xhr.open('PUT', `/api/uploads/${id}`)
    xhr.setRequestHeader('content-type', type)
    xhr.setRequestHeader('accept-language', getLocale())
    xhr.timeout = UPLOAD_TIMEOUT_MS
    xhr.upload.onprogress = ({ loaded, total }) => onShare(total > 0 ? loaded / total : 0)
    xhr.onload = () => settleRequest(() => readAnswer(xhr.status, xhr.responseText).then(resolve, reject))
    xhr.onerror = () => settleRequest(() => reject(toRequestError(new TypeError('network'))))
    xhr.ontimeout = () => settleRequest(() => reject(appError('request.unavailable')))
    xhr.onabort = () => settleRequest(() => reject(signal.reason))
    signal.addEventListener('abort', stop, { once: true })
    xhr.send(blob)
  })
}
