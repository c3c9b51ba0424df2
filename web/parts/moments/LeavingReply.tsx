import './LeavingReply.css'
import { type CSSProperties, useEffect, useRef, useState } from 'react'
import { REPLY_PANEL } from '../../../domain/locales/en/posts'
import { HOLD } from '../../../domain/locales/en/record'
import { toLengthMs } from '../../../domain/moments/moments'
import { formatDuration } from '../../../domain/time/duration'
import { useMe } from '../../api/auth/session.queries'
import { useMoments } from '../../api/posts/moments.queries'
import type { Playable } from '../../audio/playback/playable'
import { useSecondsUntil } from '../../hooks/useSecondsUntil'
import { showOnRecordScreen } from '../../recording/places'
import { undoSend } from '../../recording/undo-send'
import { foldLeavingReply, hideLeavingReply, type LeavingReplyDraft } from '../../state/leaving-reply'
import { Button } from '../../ui/buttons/Button'
import { Avatar } from '../people/Avatar'
import { useWaveBox } from './useWaveBox'

/** How long the face stays for a reply that is not published: it waits for the network, among the recordings. */
const FACE_MAX_MS = 10_000

/** Time runs from left to right in every language. */
const AT_TIE = { left: 'var(--tie)' }

type Props = { reply: LeavingReplyDraft; item: Playable }

/**
 * A reply to a moment on the card of its post, tied to the waveform above: it can be taken back until it leaves. Then it
 * folds along its tie into the face of its author, until that of the published reply takes its place.
 */
export function LeavingReply({ reply, item }: Props) {
  const ref = useRef<HTMLDivElement>(null)
  const { left, top, width } = useWaveBox(ref, 'previous')
  const place = {
    '--tie': `${left + (Math.min(reply.startMs, toLengthMs(item.seconds)) / toLengthMs(item.seconds)) * width}px`,
    '--wave-top': `${top}px`,
  } as CSSProperties
  return (
    <div ref={ref} className="leaving-reply" style={place} role="status">
      {reply.isFolded ? <Face reply={reply} /> : <Slip reply={reply} />}
    </div>
  )
}

function Slip({ reply: { draftId, quote, seconds, sendAfter } }: { reply: LeavingReplyDraft }) {
  const me = useMe()
  const ref = useRef<HTMLDivElement>(null)
  const [isUndone, setUndone] = useState(false)
  const waits = useSecondsUntil(sendAfter)
  const isOver = waits === 0
  useEffect(() => {
    if (!isOver) return
    const folding = ref.current?.getAnimations?.() ?? []
    void Promise.allSettled(folding.map(({ finished }) => finished)).then(() => foldLeavingReply(draftId))
  }, [isOver, draftId])
  async function undo() {
    setUndone(true)
    const form = await undoSend(draftId)
    hideLeavingReply(draftId)
    if (form) showOnRecordScreen(form)
  }
  return (
    <div
      ref={ref}
      className={isOver ? 'slip row is-folding' : 'slip row'}
      style={{ '--height': `${ref.current?.offsetHeight ?? 0}px` } as CSSProperties}
    >
      <i style={AT_TIE} />
      {me ? <Avatar person={me} size="s" /> : null}
      <p className="fill">
        <q className="ellipsis" dir="auto">
          {quote}
        </q>
        <small>
          {REPLY_PANEL.ready}, {formatDuration(seconds)} ·{' '}
          <span aria-hidden="true">{HOLD.sendingIn(waits)}</span>
        </small>
      </p>
      <Button size="sm" tone="quiet" disabled={isUndone || isOver} onClick={() => void undo()}>
        {HOLD.undo}
      </Button>
    </div>
  )
}

function Face({ reply: { postId, draftId, startMs } }: { reply: LeavingReplyDraft }) {
  const me = useMe()
  const { data } = useMoments(postId)
  const isPublished = data?.items.some((mark) => mark.author.id === me?.id && mark.startMs === startMs)
  useEffect(() => {
    if (isPublished) return hideLeavingReply(draftId)
    const timer = setTimeout(() => hideLeavingReply(draftId), FACE_MAX_MS)
    return () => clearTimeout(timer)
  }, [isPublished, draftId])
  return me ? (
    <span className="face" style={AT_TIE}>
      <Avatar person={me} size="xs" />
    </span>
  ) : null
}
