import { useEffect, useState } from 'react'
import type { TimeWindow } from '../../../domain/audio/time-window'

/** A recording to trim. */
export type TrimSource = {
  seconds: number
  /** The waveform of a part; may be slow. */
  peaks(range: TimeWindow, signal: AbortSignal): Promise<string>
}

/** A window that moves on within this time is not measured. */
const SETTLED_AFTER_MS = 150

/** Loads the waveform of a part of the source; empty until then. Trimming does not wait for it. */
export function useTrimPeaks(source: TrimSource, { start, end }: TimeWindow): string {
  const [peaks, setPeaks] = useState('')
  useEffect(() => {
    const gone = new AbortController()
    setPeaks('')
    const timer = setTimeout(
      () =>
        source.peaks({ start, end }, gone.signal).then(
          (found) => gone.signal.aborted || setPeaks(found),
          (error: unknown) => gone.signal.aborted || console.warn('There is no waveform.', error),
        ),
      SETTLED_AFTER_MS,
    )
    return () => {
      clearTimeout(timer)
      gone.abort()
    }
  }, [source, start, end])
  return peaks
}
