import './MomentStage.css'
import { useAtomValue } from 'jotai'
import Check from 'lucide-react/icons/check'
import Link from 'lucide-react/icons/link'
import X from 'lucide-react/icons/x'
import { type KeyboardEvent, type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { getTimeAfterKey, type TimeWindow } from '../../../domain/audio/time-window'
import { formatErrorMessage } from '../../../domain/errors/errors'
import { getPostName } from '../../../domain/locales/en/kinds'
import { MOMENTS } from '../../../domain/locales/en/moments'
import { HOLD } from '../../../domain/locales/en/record'
import { PODCAST } from '../../../domain/locales/en/share'
import { UI } from '../../../domain/locales/en/shell'
import { type Moment, moveMoment, suggestMoment, toLengthMs } from '../../../domain/moments/moments'
import type { Post } from '../../../domain/posts/posts.schema'
import { layOutText, type TextLayout } from '../../../domain/transcripts/text-layout'
import { useMe } from '../../api/auth/session.queries'
import { usePost } from '../../api/posts/posts.queries'
import { getErrorMessage } from '../../api/request-error'
import { useTranscript } from '../../api/transcripts/transcripts.queries'
import { type Playable, toPlayable } from '../../audio/playback/playable'
import { player } from '../../audio/playback/player'
import { usePartPlayback } from '../../audio/playback/usePartPlayback'
import { getKindTheme } from '../../kinds'
import { copyMomentLink } from '../../parts/moments/copy-moment-link'
import { formatMomentRange, quoteMoment } from '../../parts/moments/format-moment'
import { MOMENT_MOVES, MomentWave } from '../../parts/moments/MomentWave'
import { MomentWords } from '../../parts/moments/MomentWords'
import { Avatar } from '../../parts/people/Avatar'
import { useHold } from '../../parts/record/useHold'
import { tapInsteadAtom } from '../../state/device-settings'
import { type HoldTarget, holdAtom } from '../../state/hold'
import { replyToWhole } from '../../state/moment-reply'
import type { MomentRequest, OverlayResult } from '../../state/overlays'
import { Button } from '../../ui/buttons/Button'
import { IconButton } from '../../ui/buttons/IconButton'
import { PlayButton } from '../../ui/buttons/PlayButton'
import { TRIM_KEY_SECONDS } from '../../ui/media/TrimHandle'
import { useTrimWindow } from '../../ui/media/useTrimWindow'
import { useModal } from '../../ui/overlays/Dialog'
import { Spinner } from '../../ui/states/Spinner'
import { RecordPill } from './RecordPill'
import { createMomentReply, startHold } from './spoken-reply'

type Props = { request: MomentRequest; onClose: (result?: OverlayResult<'moment'>) => void }

/**
 * Chooses the moment of a post that a reply refers to, by its words, on its waveform or by steps, and records the reply
 * or returns the choice. It waits under the recorder, and is there again where nothing was recorded.
 */
export function MomentStage({ request, onClose }: Props) {
  const { postId, isAnswered } = request
  const { data: post, error } = usePost(postId)
  const item = useMemo(() => (post ? toPlayable(post) : null), [post])
  const { data: words, isLoading } = useTranscript({ url: item?.url ?? '', post }, item !== null)
  const layout = useMemo(() => (words ? layOutText(words) : null), [words])
  const [chosen, setChosen] = useState(request.moment)
  const suggested = useMemo(
    () => (item && !isLoading ? suggestFrom(item, layout) : null),
    [item, isLoading, layout],
  )
  const moment = chosen ?? suggested
  const isHeld = useAtomValue(holdAtom) !== null
  usePlayerPaused(isAnswered)
  // Its Undo is there for some seconds only.
  useEffect(() => void import('../../parts/moments/LeavingReply').catch(() => undefined), [])
  if (isHeld) return null
  return (
    <StageDialog
      kind={post && getKindTheme(post.kind, post.subtype).dataKind}
      label={isAnswered ? MOMENTS.replyHere : MOMENTS.choose}
      onClose={onClose}
    >
      {post && item && moment && !isLoading ? (
        <Stage
          post={post}
          item={item}
          layout={layout}
          moment={moment}
          isAnswered={isAnswered}
          onChoose={setChosen}
          onClose={onClose}
        />
      ) : (
        <>
          <div className="stage-head row -m">
            <span className="fill" />
            <CloseButton onClose={onClose} />
          </div>
          {error || (post && !item) ? (
            <p role="alert">{error ? getErrorMessage(error) : formatErrorMessage('play.audio_failed')}</p>
          ) : (
            <p role="status">
              <Spinner />
            </p>
          )}
        </>
      )}
    </StageDialog>
  )
}

/** What plays now, or did last. */
function suggestFrom(item: Playable, layout: TextLayout | null): Moment {
  const { seconds } = item
  return (
    suggestMoment(player.elapsed(item) * 1000, seconds, layout?.phrases) ?? {
      startMs: 0,
      endMs: toLengthMs(seconds),
    }
  )
}

/** What plays waits meanwhile. */
function usePlayerPaused(isPaused: boolean): void {
  useEffect(() => {
    const { state, now } = player.getSnapshot()
    if (!isPaused || (state !== 'playing' && state !== 'loading')) return
    player.pause()
    return () => {
      if (player.getSnapshot().now === now) player.play()
    }
  }, [isPaused])
}

type DialogProps = { kind: string | undefined; label: string; onClose: () => void; children: ReactNode }

function StageDialog({ kind, label, onClose, children }: DialogProps) {
  const ref = useModal()
  return (
    <dialog
      ref={ref}
      className="moment-stage"
      data-kind={kind}
      aria-label={label}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      {children}
    </dialog>
  )
}

function CloseButton({ onClose }: { onClose: () => void }) {
  return (
    <IconButton label={UI.close} onClick={() => onClose()}>
      <X className="icon" />
    </IconButton>
  )
}

type StageProps = {
  post: Post
  item: Playable
  layout: TextLayout | null
  moment: Moment
  isAnswered: boolean
  onChoose: (moment: Moment) => void
  onClose: Props['onClose']
}

function Stage({ post, item, layout, moment, isAnswered, onChoose, onClose }: StageProps) {
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
      <div className="stage-head row -m">
        <Avatar person={post.author} size="s" />
        <p className="text-block">
          <strong className="ellipsis">
            <bdi>{post.author.displayName}</bdi>
          </strong>
          <small className="ellipsis" dir="auto">
            {getPostName(post)}
          </small>
        </p>
        {post.visibility === 'private' ? null : (
          <IconButton label={MOMENTS.copyLink} onClick={() => void copyMomentLink(post, moment)}>
            <Link className="icon" />
          </IconButton>
        )}
        <CloseButton onClose={onClose} />
      </div>
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
