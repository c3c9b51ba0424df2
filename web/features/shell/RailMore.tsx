import { createPortal } from 'react-dom'
import { LegalLinks } from '../../ui/text/LegalLinks'
import { NavigationLink } from './NavigationLink'
import { OVERVIEW_ITEM } from './overview-item'

/** Adds to the rail after the first view, to whose size it would add: the admin's overview and the legal links. */
export function RailMore({ isAdmin }: { isAdmin: boolean }) {
  const place = document.querySelector('.rail')
  return place
    ? createPortal(
        <>
          {isAdmin ? <NavigationLink className="nav" item={OVERVIEW_ITEM} /> : null}
          <LegalLinks hasLicences />
        </>,
        place,
      )
    : null
}
