import { useEffect, useState } from 'react'

/** Whole seconds until a time, 0 afterwards. */
export function useSecondsUntil(time: number): number {
  const getLeft = () => Math.max(0, Math.ceil((time - Date.now()) / 1000))
  const [left, setLeft] = useState(getLeft)
  useEffect(() => {
    const timer = setInterval(() => {
      const next = Math.max(0, Math.ceil((time - Date.now()) / 1000))
      setLeft(next)
      if (next === 0) clearInterval(timer)
    }, 250)
    return () => clearInterval(timer)
  }, [time])
  return left
}
