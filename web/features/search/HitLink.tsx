import { parentTitle } from '../../../domain/connections'
import { clockTime, timeAgo, timeLeft } from '../../../domain/expiry'
import { kindOf } from '../../../domain/kinds'
import { dollars } from '../../../domain/paywall'
import { marked } from '../../../domain/search'
import type { Hit } from '../../../domain/search.schema'
import { sharePath } from '../../../domain/share'
import { LOOKS } from '../../kinds'
import { serverNow } from '../../state/clock'
import { ViewLink } from '../../ui/ViewLink'
import { SEARCH } from '../../words/search'

type Props = {
  id: string
  hit: Hit
  words: readonly string[]
  selected: boolean
  onChoose: () => void
}

/** One result: what it is called, with what was typed marked in it, who said it, and how long it is. */
export function HitLink({ id, hit, words, selected, onChoose }: Props) {
  const title = parentTitle({ title: hit.title, content: hit.said, author: hit.author })
  const option = { id, role: 'option', tabIndex: -1, 'aria-selected': selected, onClick: onChoose } as const
  const face = (
    <>
      <b dir="auto">
        {marked(title, words).map(({ text, found }, place) =>
          // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no other name
          found ? <mark key={place}>{text}</mark> : <span key={place}>{text}</span>,
        )}
      </b>
      <small dir="auto">
        {hit.author} · {factOf(hit)}
      </small>
      <time>{hit.recordingCount > 0 ? SEARCH.recordings(hit.recordingCount) : clockTime(hit.seconds)}</time>
    </>
  )
  const { view } = LOOKS[hit.kind]
  if (hit.peer !== null)
    return (
      <ViewLink {...option} view={view} params={{ with: hit.peer, post: hit.id }}>
        {face}
      </ViewLink>
    )
  if (kindOf(hit.kind).publicFeed)
    return (
      <ViewLink {...option} view={view} params={{ post: hit.id }}>
        {face}
      </ViewLink>
    )
  // What has no list of its own has a page.
  return (
    <a {...option} href={sharePath(hit.kind, hit.id)}>
      {face}
    </a>
  )
}

/** What matters most about it: how long it stays, how many voices it has, what it costs, or how old it is. */
function factOf({ kind, expiresAt, chainCount, recordingCount, priceCents, createdAt }: Hit): string {
  const now = serverNow()
  if (expiresAt !== null) return timeLeft(expiresAt, now)
  if (priceCents > 0) return SEARCH.price(dollars(priceCents))
  if (kindOf(kind).playsAs === 'chain' && chainCount > 0) return SEARCH.voices(chainCount + 1)
  if (recordingCount > 0) return SEARCH.free
  return timeAgo(createdAt, Math.max(now, createdAt))
}
