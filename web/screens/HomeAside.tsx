import { FEED } from '../../domain/locales/en/shell'
import { AsideSounds } from './AsideSounds'

/** The column beside a member's home on wide screens. */
export function HomeAside() {
  return (
    <aside className="aside" aria-label={FEED.aside}>
      <AsideSounds />
    </aside>
  )
}
