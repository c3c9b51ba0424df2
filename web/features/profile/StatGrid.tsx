import './StatGrid.css'
import { type Kind, kindOf } from '../../../domain/kinds'
import { POSTS_COUNTED_MAX } from '../../../domain/limits'
import { textOf } from '../../api/failure'
import { useStatistics } from '../../api/profile.queries'
import { KINDS_IN_ORDER, LOOKS } from '../../kinds'
import { Bird } from '../../ui/Bird'
import { Oops } from '../../ui/Oops'
import { Bone, Skeleton } from '../../ui/Skeleton'
import { ViewLink } from '../../ui/ViewLink'
import { PROFILE } from '../../words/profile'

/** The number of the viewer's posts per kind, each linking to its list (S2.3-46). */
export function StatGrid() {
  const { data, error, isFetching, refetch } = useStatistics()
  if (error && !data) return <Oops text={textOf(error)} busy={isFetching} onRetry={() => void refetch()} />
  return (
    <>
      {/* Outside of the tiles, which are links: the retry button cannot be inside one. */}
      {data ? null : <Skeleton label={PROFILE.loading}>{null}</Skeleton>}
      <nav className="statgrid" aria-label={PROFILE.posts}>
        {KINDS_IN_ORDER.map((kind) => (
          <ViewLink key={kind} data-kind={kind} {...listOf(kind)}>
            <Bird name={LOOKS[kind].bird} />
            <b>{data ? figure(data.counts[kind]) : <Bone width="2ch" height="1em" />}</b>
            <span>{LOOKS[kind].words.made}</span>
          </ViewLink>
        ))}
      </nav>
    </>
  )
}

const figure = (count: number) => (count >= POSTS_COUNTED_MAX ? PROFILE.atLeast(POSTS_COUNTED_MAX) : count)

/** The link to the list of a kind; kinds without their own list are filtered in the shared one. */
function listOf(kind: Kind) {
  const { ownList, filedAs } = kindOf(kind)
  const view = LOOKS[kind].mine ?? LOOKS[kind].view
  return ownList === 'everything' ? { view, params: { filter: filedAs } } : { view }
}
