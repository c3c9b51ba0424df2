import { useEffect, useState } from 'react'

const SETTLED_AFTER_MS = 250

/** The value, debounced. */
export function useDebounced<T extends string | number | undefined>(value: T): T {
  const [debounced, setDebounced] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), SETTLED_AFTER_MS)
    return () => clearTimeout(timer)
  }, [value])
  return debounced
}
