import { parentTitle } from '../../../domain/connections'
import { clockTime, timeAgo, timeLeft } from '../../../domain/expiry'
import { kindOf } from '../../../domain/kinds'
import { dollars } from '../../../domain/paywall'
import type { Hit } from '../../../domain/search.schema'
import { serverNow } from '../../state/clock'
import { WayTo } from '../../ui/WayTo'
import { SEARCH } from '../../words/search'
import { Marked } from './Marked'

type Fact = Pick<Hit, 'kind' | 'expiresAt' | 'chainCount' | 'recordingCount' | 'priceCents' | 'createdAt'>
type Props = {
  id: string
  hit: Hit
  words: readonly string[]
  selected: boolean
  onChoose: () => void
}

/** One result: title with highlighted matches, author and duration. */
export function HitLink({ id, hit, words, selected, onChoose }: Props) {
  const title = parentTitle({ title: hit.title, content: hit.said, author: hit.author })
  const option = { id, role: 'option', tabIndex: -1, 'aria-selected': selected, onClick: onChoose } as const
  const face = (
    <>
      <b dir="auto">
        <Marked text={title} words={words} />
      </b>
      <small dir="auto">
        {hit.author} · {factOf(hit)}
      </small>
      <time>{hit.recordingCount > 0 ? SEARCH.recordings(hit.recordingCount) : clockTime(hit.seconds)}</time>
    </>
  )
  return (
    <WayTo {...option} to={hit}>
      {face}
    </WayTo>
  )
}

/** The most relevant fact of a post: time left, number of posts or recordings, price, or age. */
export function factOf({ kind, expiresAt, chainCount, recordingCount, priceCents, createdAt }: Fact): string {
  const now = serverNow()
  if (expiresAt !== null) return timeLeft(expiresAt, now)
  if (priceCents > 0) return SEARCH.price(dollars(priceCents))
  if (kindOf(kind).playsAs === 'chain' && chainCount > 0) return SEARCH.voices(chainCount + 1)
  if (recordingCount > 0) return SEARCH.free
  return timeAgo(createdAt, Math.max(now, createdAt))
}
