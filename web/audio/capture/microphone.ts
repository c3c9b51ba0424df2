/** The microphone: requesting, choosing and releasing it. */
import type { ErrorCode } from '../../../domain/errors/error-table'
import { appError } from '../../../domain/errors/errors'
import { announceUse } from '../audio-session'
import type { Scope } from '../scope'

export type MicrophoneOptions = {
  /** Noise suppression and gain control: for speech, not for songs. */
  voiceProcessing: boolean
  /** On while music plays, so that the microphone does not record it. */
  echoCancellation: boolean
  deviceId?: string | undefined
}

/**
 * Requests the microphone and stops it when the scope ends; an ended scope requests none. Throws `record.microphone_*`.
 */
export async function openMicrophone(options: MicrophoneOptions, scope: Scope): Promise<MediaStreamTrack> {
  if (!navigator.mediaDevices?.getUserMedia) throw appError('record.unsupported')
  // Announced first: Safari refuses a microphone to a page that only plays.
  const endUse = announceUse('play-and-record')
  const stream = await requestStream(options, scope).catch((error: unknown) => {
    endUse()
    scope.signal.throwIfAborted()
    throw appError(toMicrophoneErrorCode(error), {}, undefined, error)
  })
  scope.own(endUse)
  scope.own(() => {
    for (const track of stream.getTracks()) track.stop()
  })
  const [track] = stream.getAudioTracks()
  if (!track) throw appError('record.microphone_missing')
  return track
}

/** Channels of an interface that are mixed. */
export const CHANNELS_MAX = 8

async function requestStream(
  { voiceProcessing, echoCancellation, deviceId }: MicrophoneOptions,
  { signal }: Scope,
) {
  signal.throwIfAborted()
  const audio = {
    // Unprocessed, a browser would make a mean of the channels, or take the first: we mix them.
    channelCount: voiceProcessing ? 1 : { ideal: CHANNELS_MAX },
    echoCancellation,
    noiseSuppression: voiceProcessing,
    autoGainControl: voiceProcessing,
  }
  if (!deviceId) return navigator.mediaDevices.getUserMedia({ audio })
  return navigator.mediaDevices
    .getUserMedia({ audio: { ...audio, deviceId: { exact: deviceId } } })
    .catch((error: unknown) => {
      signal.throwIfAborted()
      // The chosen device was unplugged: falls back to the default one.
      if (getErrorName(error) === 'OverconstrainedError' || getErrorName(error) === 'NotFoundError')
        return navigator.mediaDevices.getUserMedia({ audio })
      throw error
    })
}

const CODES: Record<string, ErrorCode> = {
  NotAllowedError: 'record.microphone_denied',
  SecurityError: 'record.microphone_denied',
  NotFoundError: 'record.microphone_missing',
  OverconstrainedError: 'record.microphone_missing',
  NotReadableError: 'record.microphone_busy',
  AbortError: 'record.microphone_busy',
}

/** Maps an error of `getUserMedia` to an error code. */
export function toMicrophoneErrorCode(error: unknown): ErrorCode {
  return CODES[getErrorName(error)] ?? 'record.unsupported'
}

function getErrorName(error: unknown): string {
  return error instanceof Error ? error.name : ''
}

/** The available microphones. Empty before the first permission, when browsers hide the labels. */
export async function listMicrophones(): Promise<{ deviceId: string; label: string }[]> {
  const devices = (await navigator.mediaDevices?.enumerateDevices()) ?? []
  return devices
    .filter(({ kind, label }) => kind === 'audioinput' && label !== '')
    .map(({ deviceId, label }) => ({ deviceId, label }))
}

/** Calls back when a microphone was plugged in or out. Returns the function that stops it. */
export function watchMicrophones(listener: () => void): () => void {
  navigator.mediaDevices?.addEventListener('devicechange', listener)
  return () => navigator.mediaDevices?.removeEventListener('devicechange', listener)
}
