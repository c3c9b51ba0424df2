import { useEffect, useRef } from 'react'
import { formatErrorMessage } from '../../domain/errors/errors'
import type { Track } from '../../domain/library/library.schema'
import { useClip } from '../audio/playback/useClip'
import type { Recording } from '../audio/recording'
import { showToast } from '../ui/overlays/toast'
import { makePreview, type Preview } from './preview'

/** Playback of a recording with its track. Nothing is loaded without a recording. */
export function usePreview(recording: Recording | null, track: Track | null) {
  const [clip, { state, elapsed }] = useClip()
  const current = useRef<{ recording: Recording; track: string | null; preview: Promise<Preview> } | null>(
    null,
  )
  const trackId = track?.id ?? null
  // biome-ignore lint/correctness/useExhaustiveDependencies: another recording or track is another sound
  useEffect(() => {
    return () => {
      clip.stop()
      current.current?.preview.then(({ url }) => URL.revokeObjectURL(url)).catch(() => undefined)
      current.current = null
    }
  }, [clip, recording, trackId])

  async function load(source: Recording): Promise<string> {
    current.current ??= { recording: source, track: trackId, preview: makePreview(source, track) }
    const { url, voiceOnly } = await current.current.preview
    if (voiceOnly) showToast({ text: formatErrorMessage('record.mixing_failed'), tone: 'bad' })
    return url
  }
  return {
    playing: state === 'playing',
    loading: state === 'loading',
    failed: state === 'failed',
    /** Null until first played. */
    elapsed: state === 'idle' || state === 'failed' ? null : elapsed,
    toggle: () => recording && void clip.toggle(recording.draftId, () => load(recording)),
    seek: (seconds: number) => clip.seek(seconds),
    stop: () => clip.pause(),
  }
}
