import { useEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'

/** Closes a dialog of the app when Back or Forward leaves the page that opened it: what follows it is for that page. */
export function useCloseOnReturn(close: () => void): void {
  const { key } = useLocation()
  const navigation = useNavigationType()
  const openedAt = useRef(key)
  useEffect(() => {
    if (navigation === NavigationType.Pop && key !== openedAt.current) close()
  }, [key, navigation, close])
}
