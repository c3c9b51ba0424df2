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

/** How much one made of each kind; each figure leads to the list it counts (S2.3-46). */
export function StatGrid() {
  const { data, error, isFetching, refetch } = useStatistics()
  if (error && !data) return <Oops text={textOf(error)} busy={isFetching} onRetry={() => void refetch()} />
  return (
    <>
      {/* Beside the tiles, which are links: a button to try again has no place in one. */}
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

/** Where they are listed: what is listed among everything is found under its filter. */
function listOf(kind: Kind) {
  const { ownList, filedAs } = kindOf(kind)
  const view = LOOKS[kind].mine ?? LOOKS[kind].view
  return ownList === 'everything' ? { view, params: { filter: filedAs } } : { view }
}
