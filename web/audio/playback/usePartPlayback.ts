import { useEffect } from 'react'
import type { TimeWindow } from '../../../domain/audio/time-window'
import { useClip } from './useClip'

/** Plays a part of a recording beside the player, whose list stays as it is. The part may change while it plays. */
export function usePartPlayback(url: string, { start, end }: TimeWindow) {
  const [clip, { state, elapsed }] = useClip()
  const isPlaying = state === 'playing'
  useEffect(() => {
    if (!isPlaying) return
    // The element reports its position four times a second.
    const timer = setTimeout(clip.pause, Math.max(0, end - elapsed) * 1000)
    return () => clearTimeout(timer)
  }, [clip, isPlaying, elapsed, end])
  return {
    isPlaying,
    isLoading: state === 'loading',
    /** In seconds of the recording; null while it does not play. */
    position: isPlaying ? elapsed : null,
    toggle() {
      if (isPlaying) return clip.pause()
      void clip.play(url, () => url)
      clip.seek(start)
    },
  }
}
