/** Measures a file's duration by loading its metadata (spec §9). */
import { TRACK_FALLBACK_SECONDS, TRACK_PROBE_TIMEOUT_MS } from '../../../domain/limits'

/** Concurrent probes. */
const TRACK_PROBES_AT_ONCE = 4

/** The duration in seconds; the fallback after a timeout or error. */
export function measureDuration(url: string): Promise<number> {
  const audio = new Audio()
  return new Promise<number>((resolve) => {
    const timer = setTimeout(() => resolve(TRACK_FALLBACK_SECONDS), TRACK_PROBE_TIMEOUT_MS)
    const settle = () => {
      clearTimeout(timer)
      const { duration } = audio
      resolve(Number.isFinite(duration) && duration > 0 ? duration : TRACK_FALLBACK_SECONDS)
    }
    audio.onloadedmetadata = settle
    audio.onerror = settle
    audio.preload = 'metadata'
    audio.src = url
  }).finally(() => {
    audio.onerror = null
    audio.removeAttribute('src')
    audio.load()
  })
}

/** Measures files, a few at a time; `onDone` receives the number of finished ones. */
export async function measureDurations<T extends { url: string }>(
  files: readonly T[],
  onDone: (done: number) => void,
): Promise<(T & { seconds: number })[]> {
  const found: (T & { seconds: number })[] = []
  const waiting = [...files]
  async function runLane() {
    for (let file = waiting.shift(); file; file = waiting.shift()) {
      found.push({ ...file, seconds: await measureDuration(file.url) })
      onDone(found.length)
    }
  }
  await Promise.all(Array.from({ length: TRACK_PROBES_AT_ONCE }, runLane))
  return found
}
