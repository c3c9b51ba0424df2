import './MomentMarks.css'
import { useMemo, useRef } from 'react'
import { MOMENTS } from '../../../domain/locales/en/moments'
import { groupMoments, toLengthMs } from '../../../domain/moments/moments'
import type { Post } from '../../../domain/posts/posts.schema'
import { formatDuration } from '../../../domain/time/duration'
import { useMoments } from '../../api/posts/moments.queries'
import type { Playable } from '../../audio/playback/playable'
import { showMoment, useShownMoment } from '../../state/shown-moment'
import { Avatar } from '../people/Avatar'
import { useWaveBox } from './useWaveBox'

/** Faces closer than this gather on a waveform. */
const MOMENT_MARK_GAP_PX = 30

type Props = {
  post: Pick<Post, 'id' | 'title'>
  item: Playable
  /** Opens the thread, which shows the replies to the pressed moment. */
  onOpen: () => void
}

/** Faces above the waveform of a post, where replies refer to it. Those that are near gather with a count. */
export function MomentMarks({ post, item, onOpen }: Props) {
  const { data } = useMoments(post.id)
  const ref = useRef<HTMLDivElement>(null)
  const { left, width } = useWaveBox(ref, 'next')
  const lengthMs = toLengthMs(item.seconds)
  const groups = useMemo(
    () => groupMoments(data?.items ?? [], width > 0 ? (lengthMs * MOMENT_MARK_GAP_PX) / width : lengthMs),
    [data, width, lengthMs],
  )
  const shown = useShownMoment(post.id)
  if (data && groups.length === 0) return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as this
    <div ref={ref} className="moment-marks" role="group" aria-label={MOMENTS.marks(post.title)}>
      {width > 0
        ? groups.map(({ startMs, endMs, items }) => {
            const [first] = items
            const last = items.at(-1)
            if (!first || !last) return null
            const time = formatDuration(startMs / 1000)
            const isShown = shown !== null && shown.fromMs <= startMs && shown.toMs >= last.startMs
            return (
              <button
                key={first.id}
                type="button"
                className={isShown ? 'mark is-on' : 'mark'}
                style={{ left: `${left + (Math.min(startMs, lengthMs) / lengthMs) * width}px` }}
                aria-pressed={isShown}
                aria-label={
                  items.length > 1
                    ? MOMENTS.markOfMany(items.length, time)
                    : MOMENTS.mark(first.author.displayName, time)
                }
                onClick={() => {
                  showMoment(isShown ? null : { postId: post.id, fromMs: startMs, toMs: last.startMs, endMs })
                  onOpen()
                }}
              >
                <Avatar person={first.author} size="xs" />
                {items.length > 1 ? <b aria-hidden="true">{items.length}</b> : null}
              </button>
            )
          })
        : null}
    </div>
  )
}
