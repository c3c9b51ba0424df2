/** How long a file is, as the browser finds out from its beginning (spec §9). */
import { TRACK_FALLBACK_SECONDS, TRACK_PROBE_TIMEOUT_MS, TRACK_PROBES_AT_ONCE } from '../../domain/limits'

/** The seconds of a file; the fallback where it does not say them in time, or is none. */
export function probeSeconds(url: string, timeoutMs = TRACK_PROBE_TIMEOUT_MS): Promise<number> {
  const audio = new Audio()
  return new Promise<number>((resolve) => {
    const timer = setTimeout(() => resolve(TRACK_FALLBACK_SECONDS), timeoutMs)
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

/** Probes files, a few at a time; `onDone` is told how many are done. */
export async function probeAll<T extends { url: string }>(
  files: readonly T[],
  onDone: (done: number) => void,
): Promise<(T & { seconds: number })[]> {
  const found: (T & { seconds: number })[] = []
  const waiting = [...files]
  async function lane() {
    for (let file = waiting.shift(); file; file = waiting.shift()) {
      found.push({ ...file, seconds: await probeSeconds(file.url) })
      onDone(found.length)
    }
  }
  await Promise.all(Array.from({ length: TRACK_PROBES_AT_ONCE }, lane))
  return found
}
