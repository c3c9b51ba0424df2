import './LeavingReply.css'
import { useEffect, useRef, useState } from 'react'
import { REPLY_PANEL } from '../../../domain/locales/en/posts'
import { HOLD } from '../../../domain/locales/en/record'
import { toLengthMs } from '../../../domain/moments/moments'
import { formatDuration } from '../../../domain/time/duration'
import { useMe } from '../../api/auth/session.queries'
import type { Playable } from '../../audio/playback/playable'
import { useSecondsUntil } from '../../hooks/useSecondsUntil'
import { showOnRecordScreen } from '../../recording/places'
import { undoSend } from '../../recording/undo-send'
import { hideLeavingReply, type LeavingReplyDraft } from '../../state/leaving-reply'
import { Button } from '../../ui/buttons/Button'
import { Avatar } from '../people/Avatar'
import { useWaveBox } from './useWaveBox'

/** A reply to a moment on the card of its post, tied to the waveform above: it can be taken back until it leaves. */
export function LeavingReply({ reply, item }: { reply: LeavingReplyDraft; item: Playable }) {
  const { draftId, quote, seconds, startMs, sendAfter } = reply
  const me = useMe()
  const ref = useRef<HTMLDivElement>(null)
  const { left, width } = useWaveBox(ref, 'previous')
  const [isUndone, setUndone] = useState(false)
  const waits = useSecondsUntil(sendAfter)
  const isOver = waits === 0
  useEffect(() => {
    if (isOver) hideLeavingReply(draftId)
  }, [isOver, draftId])
  async function undo() {
    setUndone(true)
    const form = await undoSend(draftId)
    hideLeavingReply(draftId)
    if (form) showOnRecordScreen(form)
  }
  const tie = left + (startMs / toLengthMs(item.seconds)) * width
  return (
    <div ref={ref} className="leaving-reply row" role="status">
      <i style={{ left: `${tie}px` }} />
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
      <Button size="sm" tone="quiet" disabled={isUndone} onClick={() => void undo()}>
        {HOLD.undo}
      </Button>
    </div>
  )
}
