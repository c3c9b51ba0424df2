import './ViewFade.css'
import { type ReactNode, useState } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * A view fades in over the place of the one before; the first of a load is simply there. Not a view transition: while
 * one is prepared and runs, React and the browser leave presses unheard (docs/decisions/0020).
 */
export function ViewFade({ children }: { children: ReactNode }) {
  const { key } = useLocation()
  // The first page of every load has the key 'default'. What it was at the start counts: the address changes in a view.
  const [isFirst] = useState(key === 'default')
  return <div className={isFirst ? undefined : 'viewfade'}>{children}</div>
}
