import { useCallback, useEffect, useSyncExternalStore } from 'react'
import type { Kind } from '../../domain/kinds'
import { isNearTop, type NewVoices, newVoicesOf, onNewVoices, voicesSeen } from './new-voices'

/** How long an announcement stays before counting restarts. */
const SAID_MS = 5000

/** New posts in a list on screen. `onTop` runs when the reader returns to its top while posts wait. */
export function useNewVoices(kind: Kind, onTop: () => void): NewVoices {
  const read = useCallback(() => newVoicesOf(kind), [kind])
  const voices = useSyncExternalStore(onNewVoices, read, read)
  const waits = voices.waiting > 0
  const { shown } = voices
  useEffect(() => () => voicesSeen(kind), [kind])
  useEffect(() => {
    if (shown === 0) return
    const timer = setTimeout(() => voicesSeen(kind), SAID_MS)
    return () => clearTimeout(timer)
  }, [kind, shown])
  useEffect(() => {
    if (!waits) return
    const scope = new AbortController()
    const check = () => isNearTop() && onTop()
    addEventListener('scroll', check, { signal: scope.signal, passive: true })
    return () => scope.abort()
  }, [waits, onTop])
  return voices
}
