import { LOOKS } from '../../kinds'
import { useUnread } from '../../state/unread'
import { Badge } from '../../ui/Badge'
import { Bird } from '../../ui/Bird'
import { ViewLink } from '../../ui/ViewLink'
import { menuTitleOf } from '../../words/shell'
import type { Place } from './places'

/** One line of a menu: bird or icon, name, and what waits unread there. */
export function PlaceLink({ place, className }: { place: Place; className?: string }) {
  const count = useUnread()[place.view] ?? 0
  return (
    <ViewLink className={className} view={place.view} data-kind={'kind' in place ? place.kind : undefined}>
      {'kind' in place ? <Bird name={LOOKS[place.kind].bird} /> : <place.icon className="i" />}
      <span className="t">{menuTitleOf(place.view)}</span>
      <Badge count={count} />
    </ViewLink>
  )
}
