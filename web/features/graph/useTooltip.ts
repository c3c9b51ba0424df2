import { useCallback, useEffect, useRef, useState } from 'react'

/** The pointer may cross the gap between a post and its tooltip. */
const CLOSE_AFTER_MS = 200

/** The id of the post whose tooltip is open, and a stable function that opens it, or closes it after a moment. */
export function useTooltip(): [id: string | null, showTooltip: (id: string | null) => void] {
  const [shownId, setShownId] = useState<string | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const showTooltip = useCallback((id: string | null) => {
    clearTimeout(timer.current)
    if (id === null) timer.current = setTimeout(() => setShownId(null), CLOSE_AFTER_MS)
    else setShownId(id)
  }, [])
  return [shownId, showTooltip]
}
