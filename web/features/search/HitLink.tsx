import { formatDollars } from '../../../domain/billing/price'
import { getKind } from '../../../domain/kinds'
import { formatUnnamed } from '../../../domain/locales/en/kinds'
import { SEARCH } from '../../../domain/locales/en/posts'
import type { SearchHit } from '../../../domain/search/search.schema'
import { formatDuration } from '../../../domain/time/duration'
import { formatTimeAgo, formatTimeLeft } from '../../../domain/time/relative-time'
import { PostLink } from '../../parts/posts/PostLink'
import { getServerNow } from '../../state/clock'
import { HighlightedText } from './HighlightedText'

type HitFacts = Pick<
  SearchHit,
  'kind' | 'expiresAt' | 'chainCount' | 'recordingCount' | 'priceCents' | 'createdAt'
>
type Props = {
  id: string
  hit: SearchHit
  words: readonly string[]
  selected: boolean
  onChoose: () => void
}

/** A result: title with highlighted matches, author and duration. */
export function HitLink({ id, hit, words, selected, onChoose }: Props) {
  const title = hit.title || formatUnnamed(hit)
  const option = { id, role: 'option', tabIndex: -1, 'aria-selected': selected, onClick: onChoose } as const
  const content = (
    <>
      <b dir="auto">
        <HighlightedText text={title} words={words} />
      </b>
      <small dir="auto">
        {hit.author} · {getHitFact(hit)}
      </small>
      {hit.spoken ? (
        <small className="-spoken" dir="auto">
          <span className="tabular">{formatDuration(hit.spoken.startMs / 1000)}</span>{' '}
          <HighlightedText text={hit.spoken.excerpt} words={words} />
        </small>
      ) : null}
      <time>
        {hit.recordingCount > 0 ? SEARCH.recordingCount(hit.recordingCount) : formatDuration(hit.seconds)}
      </time>
    </>
  )
  return (
    <PostLink {...option} to={{ ...hit, startSeconds: hit.spoken ? hit.spoken.startMs / 1000 : undefined }}>
      {content}
    </PostLink>
  )
}

/** The most relevant fact of a post: time left, number of posts or recordings, price, or age. */
export function getHitFact({
  kind,
  expiresAt,
  chainCount,
  recordingCount,
  priceCents,
  createdAt,
}: HitFacts): string {
  const now = getServerNow()
  if (expiresAt !== null) return formatTimeLeft(expiresAt, now)
  if (priceCents > 0) return SEARCH.price(formatDollars(priceCents))
  if (getKind(kind).playsAs === 'chain' && chainCount > 0) return SEARCH.postCount(chainCount + 1)
  if (recordingCount > 0) return SEARCH.free
  return formatTimeAgo(createdAt, Math.max(now, createdAt))
}
