import { startTransition, useEffect, useState } from 'react'

/** True once the page is idle: for work the first view does not need. */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(false)
  useEffect(() => {
    const becomeIdle = () => startTransition(() => setIdle(true))
    if (typeof requestIdleCallback !== 'function') {
      const timer = setTimeout(becomeIdle, 1000)
      return () => clearTimeout(timer)
    }
    const handle = requestIdleCallback(becomeIdle, { timeout: 3000 })
    return () => cancelIdleCallback(handle)
  }, [])
  return idle
}
