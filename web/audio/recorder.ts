/** The one recorder of the app: it owns the microphone from `start` until `stop` or `discard`. */
import type { Recorder, RecorderSnapshot } from './recording'

const listeners = new Set<() => void>()
let snapshot: RecorderSnapshot = { at: 'idle' }

function show(next: RecorderSnapshot): void {
  snapshot = next
  for (const listener of listeners) listener()
}

export const recorder: Recorder = {
  start: async () => show({ at: 'failed', code: 'record.unsupported' }),
  pause: async () => {},
  resume: async () => {},
  stop: async () => {},
  discard: async () => show({ at: 'idle' }),
  release: () => show({ at: 'idle' }),
  level: () => ({ peak: 0, rms: 0 }),
  position: () => 0,
  livePeaks: () => [],
  getSnapshot: () => snapshot,
  subscribe(listener) {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}
