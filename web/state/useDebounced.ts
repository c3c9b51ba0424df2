import { useEffect, useState } from 'react'

const SETTLED_AFTER_MS = 250

/** The text, debounced. */
export function useDebounced(text: string): string {
  const [debounced, setDebounced] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(text), SETTLED_AFTER_MS)
    return () => clearTimeout(timer)
  }, [text])
  return debounced
}
