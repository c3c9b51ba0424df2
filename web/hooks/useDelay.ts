import { useEffect, useState } from 'react'

/** False at first, true after `ms`: keeps short waits from flashing. */
export function useDelay(ms: number): boolean {
  const [over, setOver] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), ms)
    return () => clearTimeout(timer)
  }, [ms])
  return over
}
