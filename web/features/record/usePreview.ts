import { useEffect, useRef } from 'react'
import { messageOf } from '../../../domain/errors'
import type { Track } from '../../../domain/library.schema'
import type { Take } from '../../audio/recording'
import { useClip } from '../../audio/useClip'
import { toast } from '../../ui/toast'
import { makePreview, type Preview } from './preview'

/** Playback of a recording with its track. Nothing is loaded without a recording. */
export function usePreview(take: Take | null, track: Track | null) {
  const [clip, { state, elapsed }] = useClip()
  const made = useRef<{ take: Take; track: string | null; preview: Promise<Preview> } | null>(null)
  const trackId = track?.id ?? null
  // biome-ignore lint/correctness/useExhaustiveDependencies: another recording or track is another sound
  useEffect(() => {
    return () => {
      clip.stop()
      made.current?.preview.then(({ url }) => URL.revokeObjectURL(url)).catch(() => undefined)
      made.current = null
    }
  }, [clip, take, trackId])

  async function load(of: Take): Promise<string> {
    made.current ??= { take: of, track: trackId, preview: makePreview(of, track) }
    const { url, voiceOnly } = await made.current.preview
    if (voiceOnly) toast({ text: messageOf('record.mixing_failed'), tone: 'bad' })
    return url
  }
  return {
    playing: state === 'playing',
    loading: state === 'loading',
    failed: state === 'failed',
    /** Null until first played. */
    elapsed: state === 'idle' || state === 'failed' ? null : elapsed,
    toggle: () => take && void clip.toggle(take.draftId, () => load(take)),
    seek: (seconds: number) => clip.seek(seconds),
    stop: () => clip.pause(),
  }
}
