import { useEffect, useRef } from 'react'
import type { RecordState } from '../../recording/machine'

/** The main button changes with the state; focus moves from the previous one to the next. */
export function useBigButton(at: RecordState['at']) {
  const ref = useRef<HTMLButtonElement>(null)
  const first = useRef(true)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another state renders another button
  useEffect(() => {
    if (!first.current && document.activeElement === document.body) ref.current?.focus()
    first.current = false
  }, [at])
  return ref
}
