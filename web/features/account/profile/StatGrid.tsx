import './StatGrid.css'
import { POSTS_COUNTED_MAX } from '../../../../domain/account/account.limits'
import { getKind, type Kind } from '../../../../domain/kinds'
import { PROFILE } from '../../../../domain/locales/en/account'
import { useStatistics } from '../../../api/account/profile.queries'
import { KIND_UI, KINDS_IN_ORDER } from '../../../kinds'
import { Bird } from '../../../parts/brand/Bird'
import { QueryError } from '../../../parts/loading/QueryError'
import { Skeleton, SkeletonBlock } from '../../../parts/loading/Skeleton'
import { ViewLink } from '../../../parts/views/ViewLink'

/** The number of the viewer's posts per kind, each linking to its list (S2.3-46). */
export function StatGrid() {
  const statistics = useStatistics()
  const { data } = statistics
  if (statistics.error && !data) return <QueryError query={statistics} />
  return (
    <>
      {/* Outside of the tiles, which are links: the retry button cannot be inside one. */}
      {data ? null : <Skeleton label={PROFILE.loading}>{null}</Skeleton>}
      <nav className="stat-grid" aria-label={PROFILE.posts}>
        {KINDS_IN_ORDER.map((kind) => (
          <ViewLink key={kind} data-kind={kind} {...getListLink(kind)}>
            <Bird name={KIND_UI[kind].bird} />
            <b>{data ? formatCount(data.counts[kind]) : <SkeletonBlock width="2ch" height="1em" />}</b>
            <span>{KIND_UI[kind].texts.ownCount}</span>
          </ViewLink>
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
