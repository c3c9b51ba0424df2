import './MomentStage.css'
import { useAtomValue } from 'jotai'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { formatErrorMessage } from '../../../domain/errors/errors'
import { MOMENTS } from '../../../domain/locales/en/moments'
import { type Moment, suggestMoment, toLengthMs } from '../../../domain/moments/moments'
import { layOutText, type TextLayout } from '../../../domain/transcripts/text-layout'
import { usePost } from '../../api/posts/posts.queries'
import { getErrorMessage } from '../../api/request-error'
import { useTranscript } from '../../api/transcripts/transcripts.queries'
import { type Playable, toPlayable } from '../../audio/playback/playable'
import { player } from '../../audio/playback/player'
import { getKindTheme } from '../../kinds'
import { holdAtom } from '../../state/hold'
import type { MomentRequest, OverlayResult } from '../../state/overlays'
import { useModal } from '../../ui/overlays/Dialog'
import { Spinner } from '../../ui/states/Spinner'
import { MomentChoice } from './MomentChoice'
import { MomentStageHead } from './MomentStageHead'

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
        <MomentChoice
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
          <MomentStageHead onClose={onClose} />
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
