import { LOOKS } from '../../kinds'
import { Bird } from '../../ui/Bird'
import { ViewLink } from '../../ui/ViewLink'
import { menuTitleOf } from '../../words/shell'
import type { Place } from './places'
import { ViewBadges } from './ViewBadges'

/** A menu item: bird or icon, title and unread count. */
export function PlaceLink({ place, className }: { place: Place; className?: string }) {
  return (
    <ViewLink className={className} view={place.view} data-kind={'kind' in place ? place.kind : undefined}>
      {'kind' in place ? <Bird name={LOOKS[place.kind].bird} /> : <place.icon className="i" />}
      <span className="t">{menuTitleOf(place.view)}</span>
      <ViewBadges view={place.view} />
    </ViewLink>
  )
}
