import { useEffect, useRef, useState } from 'react'
import { findAnnouncement } from './announce'
import type { RecordState } from './machine'

/** The recorder's last announcement for screen readers. */
export function useAnnouncement(state: RecordState): string {
  const [announcement, setAnnouncement] = useState('')
  const before = useRef(state)
  useEffect(() => {
    const sentence = findAnnouncement(before.current, state)
    before.current = state
    if (sentence) setAnnouncement(sentence)
  }, [state])
  return announcement
}
