import './ViewFade.css'
import { type ReactNode, useState } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * Fades a new view in; the first view of a page load appears without. It is no view transition: while one is prepared
 * and runs, React and the browser ignore presses (docs/decisions/0020).
 */
export function ViewFade({ children }: { children: ReactNode }) {
  const { key } = useLocation()
  // The first location of a page load has the key 'default'. Fixed at mount: the address also changes within a view.
  const [isFirst] = useState(key === 'default')
  return <div className={isFirst ? undefined : 'view-fade'}>{children}</div>
}
