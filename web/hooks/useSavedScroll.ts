import { useMemo } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { readStoredText } from '../state/stored'

const PREFIX = 'owlcast.scroll:'

/**
 * The vertical scroll position of the current history entry in px: 0 for a new navigation, the stored one after Back,
 * Forward or a reload. `name` is its key in the session storage.
 */
export function useSavedScroll(): { name: string; position: number } {
  const { key, search } = useLocation()
  const isReturn = useNavigationType() === 'POP'
  // Read once per navigation: scrolling stores the next position.
  return useMemo(() => {
    const name = PREFIX + key + search
    return { name, position: isReturn ? Number(readStoredText('session', name)) : 0 }
  }, [key, search, isReturn])
}
