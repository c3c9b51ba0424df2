import { useAtomValue } from 'jotai'
import Check from 'lucide-react/icons/check'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { getTimeAfterKey, type TimeWindow } from '../../../domain/audio/time-window'
import { MOMENTS } from '../../../domain/locales/en/moments'
import { HOLD } from '../../../domain/locales/en/record'
import { PODCAST } from '../../../domain/locales/en/share'
import { type Moment, moveMoment, toLengthMs } from '../../../domain/moments/moments'
import type { Post } from '../../../domain/posts/posts.schema'
import type { TextLayout } from '../../../domain/transcripts/text-layout'
import { useMe } from '../../api/auth/session.queries'
import type { Playable } from '../../audio/playback/playable'
import { usePartPlayback } from '../../audio/playback/usePartPlayback'
import { formatMomentRange, quoteMoment } from '../../parts/moments/format-moment'
import { MOMENT_MOVES, MomentWave } from '../../parts/moments/MomentWave'
import { MomentWords } from '../../parts/moments/MomentWords'
import { useHold } from '../../parts/record/useHold'
import { tapInsteadAtom } from '../../state/device-settings'
import type { HoldTarget } from '../../state/hold'
import { replyToWhole } from '../../state/moment-reply'
import type { OverlayResult } from '../../state/overlays'
import { Button } from '../../ui/buttons/Button'
import { PlayButton } from '../../ui/buttons/PlayButton'
import { TRIM_KEY_SECONDS } from '../../ui/media/TrimHandle'
import { useTrimWindow } from '../../ui/media/useTrimWindow'
import { MomentStageHead } from './MomentStageHead'
import { RecordPill } from './RecordPill'
import { createMomentReply, startHold } from './spoken-reply'

type Props = {
  post: Post
  item: Playable
  layout: TextLayout | null
  moment: Moment
  isAnswered: boolean
  onChoose: (moment: Moment) => void
  onClose: (result?: OverlayResult<'moment'>) => void
}

/**
 * The words of a post between two handles over its waveform, steps of a second, and the button that records a reply to the
 * chosen moment or returns it.
 */
export function MomentChoice({ post, item, layout, moment, isAnswered, onChoose, onClose }: Props) {
  const { seconds } = item
  const range = { start: moment.startMs / 1000, end: moment.endMs / 1000 }
  function choose({ start, end }: TimeWindow) {
    onChoose({
      startMs: Math.round(start * 1000),
      endMs: Math.min(Math.round(end * 1000), toLengthMs(seconds)),
    })
  }
  const zoom = useTrimWindow({ seconds, range, moves: MOMENT_MOVES, onMove: choose })
  const sound = usePartPlayback(item.url, range)
  const main = useRef<HTMLButtonElement>(null)
  useEffect(() => main.current?.focus({ preventScroll: true }), [])

  const me = useMe()
  const quote = layout ? quoteMoment(layout, moment) : ''
  const target: HoldTarget | null = isAnswered
    ? createMomentReply(post, me?.id, {
        moment,
        quote: layout && quote ? { text: quote, language: layout.language } : undefined,
        onRecorded: onClose,
      })
    : null
  const held = useHold(target)
  const tapInstead = useAtomValue(tapInsteadAtom)
  const finish = () => (target ? startHold(target) : onClose({ moment }))
  function press(event: KeyboardEvent) {
    const { target: focused } = event
    if (event.defaultPrevented || !(focused instanceof HTMLElement)) return
    const isButton = focused instanceof HTMLButtonElement
    if (event.key === 'Enter' && !isButton) {
      event.preventDefault()
      return finish()
    }
    // Elsewhere they scroll, or move a handle.
    const to = isButton ? getTimeAfterKey(range.start, event, seconds, TRIM_KEY_SECONDS) : null
    if (to === null) return
    event.preventDefault()
    zoom.moveTo(moveMoment(range, to, seconds))
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the controls in it
    <div className="stage-body" onKeyDown={press}>
      <MomentStageHead post={post} moment={moment} onClose={onClose} />
      {layout ? (
        <MomentWords
          layout={layout}
          moment={moment}
          spokenMs={sound.position === null ? null : sound.position * 1000}
          onChoose={({ startMs, endMs }) => zoom.moveTo({ start: startMs / 1000, end: endMs / 1000 })}
          onDrag={(edge, toMs) => zoom.moveTo(MOMENT_MOVES[edge](range, toMs / 1000, seconds))}
        />
      ) : (
        <div />
      )}
      <div className="stage-range stack -xs">
        <MomentWave
          item={item}
          range={range}
          position={sound.position}
          zoom={zoom}
          onDrag={choose}
          onPlay={sound.toggle}
        />
        <div className="stage-steps">
          <Steps
            edge="start"
            onStep={(by) => zoom.moveTo(MOMENT_MOVES.start(range, range.start + by, seconds))}
          />
          <PlayButton
            title={MOMENTS.group(item.title)}
            playing={sound.isPlaying}
            loading={sound.isLoading}
            onClick={sound.toggle}
          />
          <Steps edge="end" onStep={(by) => zoom.moveTo(MOMENT_MOVES.end(range, range.end + by, seconds))} />
          <span className="tabular">{formatMomentRange(moment)}</span>
        </div>
        <Button
          tone="quiet"
          size="sm"
          onClick={() => {
            onClose({ moment: null })
            if (isAnswered) replyToWhole(post)
          }}
        >
          {MOMENTS.whole}
        </Button>
      </div>
      {target ? (
        <RecordPill {...held} ref={main} size="lg" data-autofocus onClick={finish}>
          <span>
            {tapInstead ? MOMENTS.answer : MOMENTS.holdToAnswer}
            <small aria-hidden="true">{tapInstead ? HOLD.tapToStart : MOMENTS.orTap}</small>
          </span>
        </RecordPill>
      ) : (
        <Button
          ref={main}
          tone="primary"
          size="lg"
          data-autofocus
          icon={<Check className="icon" />}
          onClick={finish}
        >
          {MOMENTS.done}
        </Button>
      )}
    </div>
  )
}

const SIGNS = [
  ['−', -1],
  ['+', 1],
] as const

/** An edge a second earlier or later. */
function Steps({ edge, onStep }: { edge: 'start' | 'end'; onStep: (by: 1 | -1) => void }) {
  return (
    <div className="steps wrap -flush">
      {SIGNS.map(([sign, by]) => (
        <Button
          key={sign}
          tone="quiet"
          size="sm"
          aria-label={`${PODCAST[edge]} ${PODCAST.oneSecond(sign)}`}
          onClick={() => onStep(by)}
        >
          {PODCAST.oneSecond(sign)}
        </Button>
      ))}
    </div>
  )
}
