import '../../ui/fields/Chip.css'
import './ThreadTools.css'
import Mic from 'lucide-react/icons/mic'
import Play from 'lucide-react/icons/play'
import X from 'lucide-react/icons/x'
import { useMemo, useState } from 'react'
import { formatErrorMessage } from '../../../domain/errors/errors'
import { getPostName } from '../../../domain/locales/en/kinds'
import { MOMENTS } from '../../../domain/locales/en/moments'
import { groupMoments } from '../../../domain/moments/moments'
import type { Post } from '../../../domain/posts/posts.schema'
import { formatDuration } from '../../../domain/time/duration'
import { useMoments } from '../../api/posts/moments.queries'
import { toggleMoment, toMomentClip } from '../../audio/playback/moment-clip'
import { toPlayable } from '../../audio/playback/playable'
import { formatMomentRange } from '../../parts/moments/format-moment'
import { playBraid } from '../../parts/moments/play-braid'
import { Avatar } from '../../parts/people/Avatar'
import { replyToMoment } from '../../state/moment-reply'
import { showMoment, type useShownMoment } from '../../state/shown-moment'
import { Button } from '../../ui/buttons/Button'
import { showToast } from '../../ui/overlays/toast'

type Props = {
  /** The post that is replied to. */
  parent: Post
  /** Of which moment replies are shown; null for all. */
  shown: ReturnType<typeof useShownMoment>
  hasReplies: boolean
  /** The length of the post with its replies; null while some of them are not loaded. */
  seconds: number | null
}

/** Moments that start this close together are one row of the list. */
const ROW_MS = 1000

/** Tools above the replies: plays the thread as one, and lists the moments that replies refer to. */
export function ThreadTools({ parent, shown, hasReplies, seconds }: Props) {
  const [isListed, setListed] = useState(false)
  const [isLoading, setLoading] = useState(false)
  const { data } = useMoments(parent.id, parent.momentCount > 0)
  const groups = useMemo(() => groupMoments(data?.items ?? [], ROW_MS), [data])
  const item = useMemo(() => toPlayable(parent), [parent])
  if (shown === null && !hasReplies) return null
  async function play() {
    setLoading(true)
    const isPlaying = await playBraid(parent).catch(() => false)
    setLoading(false)
    if (!isPlaying) showToast({ text: formatErrorMessage('play.audio_failed'), tone: 'bad' })
  }
  const length = seconds === null ? null : formatDuration(seconds)
  const shownRange = shown && { startMs: shown.fromMs, endMs: shown.endMs }
  return (
    <div className="thread-tools stack -s">
      <div className="row wrap">
        {item ? (
          <>
            <svg className="braid" viewBox="0 0 56 28" aria-hidden="true">
              <path d="M2 8C14 8 14 20 28 20S42 8 54 8" />
              <path d="M2 20C14 20 14 8 28 8S42 20 54 20" />
            </svg>
            <p className="text-block">
              <b>{MOMENTS.playTogether}</b>
              <small>{MOMENTS.playTogetherHint}</small>
            </p>
            <Button
              tone="primary"
              busy={isLoading}
              aria-label={[MOMENTS.playTogether, length].filter(Boolean).join(', ')}
              icon={<Play className="icon icon-small i-play" />}
              onClick={() => void play()}
            >
              {length}
            </Button>
          </>
        ) : null}
        {groups.length > 0 ? (
          <button
            type="button"
            className="chip at-end"
            aria-pressed={isListed}
            onClick={() => setListed(!isListed)}
          >
            {MOMENTS.byMoment}
          </button>
        ) : null}
      </div>
      {isListed && groups.length > 0 ? (
        <ol className="moment-list stack" aria-label={MOMENTS.marks(getPostName(parent))}>
          {groups.map(({ startMs, endMs, items }) => {
            const last = items.at(-1)
            const isShown = shown?.fromMs === startMs && shown.toMs === last?.startMs
            return (
              <li key={startMs}>
                <button
                  type="button"
                  className="row -m"
                  aria-pressed={isShown}
                  onClick={() =>
                    showMoment(
                      isShown || !last
                        ? null
                        : { postId: parent.id, fromMs: startMs, toMs: last.startMs, endMs },
                    )
                  }
                >
                  <span className="faces" aria-hidden="true">
                    {items.slice(0, FACES_MAX).map(({ id, author }) => (
                      <Avatar key={id} person={author} size="xs" />
                    ))}
                  </span>
                  <span>
                    {items[0] && items.length === 1
                      ? MOMENTS.mark(items[0].author.displayName, formatDuration(startMs / 1000))
                      : MOMENTS.markOfMany(items.length, formatDuration(startMs / 1000))}
                  </span>
                </button>
              </li>
            )
          })}
        </ol>
      ) : null}
      {shownRange ? (
        <div className="row wrap shown" role="status">
          <span>{MOMENTS.repliesTo(formatMomentRange(shownRange))}</span>
          {item ? (
            <Button tone="quiet" size="sm" onClick={() => toggleMoment(toMomentClip(item, shownRange))}>
              {MOMENTS.hear}
            </Button>
          ) : null}
          <Button
            tone="quiet"
            size="sm"
            icon={<Mic className="icon icon-small" />}
            onClick={() => replyToMoment(parent, shownRange)}
          >
            {MOMENTS.replyHere}
          </Button>
          <Button
            tone="line"
            size="sm"
            icon={<X className="icon icon-small" />}
            onClick={() => showMoment(null)}
          >
            {MOMENTS.showAll}
          </Button>
        </div>
      ) : null}
    </div>
  )
}

const FACES_MAX = 3
