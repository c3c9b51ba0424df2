import { useEffect, useState, useSyncExternalStore } from 'react'
import { type Clip, type ClipSnapshot, createClip } from './clip'

/** A clip player that stops when its component unmounts. */
export function useClip(options?: { volume?: number }): [Clip, ClipSnapshot] {
  const [clip] = useState(() => createClip(options))
  useEffect(() => () => clip.stop(), [clip])
  return [clip, useSyncExternalStore(clip.subscribe, clip.getSnapshot)]
}
