/** The microphone: asking for it, choosing one, and letting go of it. */
import { type ErrorCode, fail } from '../../domain/errors'
import type { Scope } from './scope'

export type MicrophoneOptions = {
  /** Noise suppression and gain control: for speech, not for songs. */
  voiceProcessing: boolean
  /** Kept on while music plays, so that it does not come back through the microphone. */
  echoCancellation: boolean
  deviceId?: string | undefined
}

/** Asks for the microphone; its light goes out when the scope ends. Throws `record.microphone_*`. */
export async function openMicrophone(options: MicrophoneOptions, scope: Scope): Promise<MediaStreamTrack> {
  if (!navigator.mediaDevices?.getUserMedia) throw fail('record.unsupported')
  const stream = await request(options).catch((error: unknown) => {
    throw fail(codeOf(error), {}, undefined, error)
  })
  scope.own(() => {
    for (const track of stream.getTracks()) track.stop()
  })
  const [track] = stream.getAudioTracks()
  if (!track) throw fail('record.microphone_missing')
  return track
}

async function request({ voiceProcessing, echoCancellation, deviceId }: MicrophoneOptions) {
  const audio = {
    channelCount: 1,
    echoCancellation,
    noiseSuppression: voiceProcessing,
    autoGainControl: voiceProcessing,
  }
  if (!deviceId) return navigator.mediaDevices.getUserMedia({ audio })
  return navigator.mediaDevices
    .getUserMedia({ audio: { ...audio, deviceId: { exact: deviceId } } })
    .catch((error: unknown) => {
      // The chosen one was unplugged since: the usual one is better than none.
      if (nameOf(error) === 'OverconstrainedError' || nameOf(error) === 'NotFoundError')
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

/** The error of ours that the browser's refusal means. */
export function codeOf(error: unknown): ErrorCode {
  return CODES[nameOf(error)] ?? 'record.unsupported'
}

function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : ''
}

/** The microphones to choose from. Before the first permission the browser tells no names, and the list is empty. */
export async function listMicrophones(): Promise<{ deviceId: string; label: string }[]> {
  const devices = (await navigator.mediaDevices?.enumerateDevices()) ?? []
  return devices
    .filter(({ kind, label }) => kind === 'audioinput' && label !== '')
    .map(({ deviceId, label }) => ({ deviceId, label }))
}

/** Calls back when a microphone was plugged in or out. */
export function watchMicrophones(listener: () => void): () => void {
  navigator.mediaDevices?.addEventListener('devicechange', listener)
  return () => navigator.mediaDevices?.removeEventListener('devicechange', listener)
}
