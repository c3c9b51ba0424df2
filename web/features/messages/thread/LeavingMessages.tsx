import Mic from 'lucide-react/icons/mic'
import { useState } from 'react'
import { HOLD } from '../../../../domain/locales/en/record'
import { formatDuration } from '../../../../domain/time/duration'
import type { DraftRecord } from '../../../drafts/store/draft-record'
import { useSecondsUntil } from '../../../hooks/useSecondsUntil'
import { undoSend } from '../../../recording/undo-send'
import { Button } from '../../../ui/buttons/Button'
import { Waveform } from '../../../ui/media/Waveform'

/** Messages that were sent by letting go, after the others: each can be taken back until it leaves the device. */
export function LeavingMessages({ drafts, to }: { drafts: readonly DraftRecord[]; to: string }) {
  return (
    <>
      <p className="visually-hidden" role="status">
        {drafts.length > 0 ? HOLD.sending(to) : ''}
      </p>
      {drafts.length > 0 ? (
        <ol className="messages leaving">
          {drafts.map((draft) => (
            <LeavingMessage key={draft.id} draft={draft} />
          ))}
        </ol>
      ) : null}
    </>
  )
}

function LeavingMessage({ draft: { id, peaks, seconds, sendAfter = 0 } }: { draft: DraftRecord }) {
  const [isUndone, setUndone] = useState(false)
  const left = useSecondsUntil(sendAfter)
  return (
    <li className="message me">
      <div className="audio-strip row -m">
        <span className="play disc" aria-hidden="true">
          <Mic className="icon" />
        </span>
        <Waveform peaks={peaks} seconds={seconds} />
        <span className="time">{formatDuration(seconds)}</span>
      </div>
      <div className="meta row wrap">
        <span>{left > 0 ? HOLD.sendingIn(left) : HOLD.sendingNow}</span>
        {left > 0 ? (
          <Button
            tone="quiet"
            size="sm"
            disabled={isUndone}
            onClick={() => {
              setUndone(true)
              void undoSend(id)
            }}
          >
            {HOLD.undo}
          </Button>
        ) : null}
      </div>
    </li>
  )
}
