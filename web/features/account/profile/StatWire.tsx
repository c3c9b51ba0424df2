import '../../../parts/brand/BirdWire.css'
import { POSTS_COUNTED_MAX } from '../../../../domain/account/account.limits'
import { getKind, type Kind } from '../../../../domain/kinds'
import { PROFILE } from '../../../../domain/locales/en/account'
import { useStatistics } from '../../../api/account/profile.queries'
import { KIND_UI, KINDS_IN_ORDER } from '../../../kinds'
import { Bird } from '../../../parts/brand/Bird'
import { WireLine } from '../../../parts/brand/WireLine'
import { QueryError } from '../../../parts/loading/QueryError'
import { Skeleton, SkeletonBlock } from '../../../parts/loading/Skeleton'
import { ViewLink } from '../../../parts/views/ViewLink'

/** The number of the viewer's posts per kind as birds on a wire, each linking to its list (S2.3-46). */
export function StatWire() {
  const statistics = useStatistics()
  const { data } = statistics
  if (statistics.error && !data) return <QueryError query={statistics} />
  return (
    <>
      {/* Outside of the tiles, which are links: the retry button cannot be inside one. */}
      {data ? null : <Skeleton label={PROFILE.loading}>{null}</Skeleton>}
      <nav className="wire" aria-label={PROFILE.posts}>
        <WireLine path="M0 2 Q50 34 100 2" height={40} />
        {KINDS_IN_ORDER.map((kind) => (
          <div key={kind} data-kind={kind}>
            <ViewLink {...getListLink(kind)}>
              <Bird name={KIND_UI[kind].bird} />
              <b>{data ? formatCount(data.counts[kind]) : <SkeletonBlock width="2ch" height="1em" />}</b>
              <small>{KIND_UI[kind].texts.ownCount}</small>
            </ViewLink>
          </div>
        ))}
      </nav>
    </>
  )
}

const formatCount = (count: number) =>
  count >= POSTS_COUNTED_MAX ? PROFILE.atLeast(POSTS_COUNTED_MAX) : count

/** The link to the list of a kind; kinds without their own list are filtered in the shared one. */
function getListLink(kind: Kind) {
  const { ownList, filedAs } = getKind(kind)
  const view = KIND_UI[kind].ownView ?? KIND_UI[kind].view
  return ownList === 'everything' ? { view, params: { filter: filedAs } } : { view }
}
