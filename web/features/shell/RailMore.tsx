import { useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { LegalLinks } from '../../parts/site/LegalLinks'
import { NavigationLink } from './NavigationLink'
import { OVERVIEW_ITEM } from './overview-item'

/**
 * Adds to the rail after the first view, to whose size it would add: the admin's overview below the settings, and the
 * legal links at the end.
 */
export function RailMore({ isAdmin }: { isAdmin: boolean }) {
  const rail = document.querySelector('.rail')
  const [beforeFoot] = useState(() => document.createElement('div'))
  useLayoutEffect(() => {
    beforeFoot.style.display = 'contents'
    rail?.querySelector('.foot')?.before(beforeFoot)
    return () => beforeFoot.remove()
  }, [rail, beforeFoot])
  if (!rail) return null
  return (
    <>
      {isAdmin ? createPortal(<NavigationLink className="nav row" item={OVERVIEW_ITEM} />, beforeFoot) : null}
      {createPortal(<LegalLinks hasLicences />, rail)}
    </>
  )
}
