import { useSyncExternalStore } from 'react'
import { recorder } from './recorder'
import type { RecorderSnapshot } from './recording'

/** What the recorder is doing. Fast values (level, peaks, position) are read from `recorder` once per frame. */
export function useRecorder(): RecorderSnapshot {
  return useSyncExternalStore(recorder.subscribe, recorder.getSnapshot)
}
