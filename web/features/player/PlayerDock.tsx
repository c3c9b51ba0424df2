import './PlayerDock.css'
import ListMusic from 'lucide-react/icons/list-music'
import SkipBack from 'lucide-react/icons/skip-back'
import SkipForward from 'lucide-react/icons/skip-forward'
import { Suspense } from 'react'
import { PLAYER } from '../../../domain/locales/en/player'
import { hasTranscript } from '../../api/transcripts/transcripts.queries'
import type { Playable } from '../../audio/playback/playable'
import { player } from '../../audio/playback/player'
import { useClock, usePlayer } from '../../audio/playback/usePlayer'
import { ItemPlayButton } from '../../parts/player/ItemPlayButton'
import { ItemWaveform } from '../../parts/player/ItemWaveform'
import { IconButton } from '../../ui/buttons/IconButton'
import { TickingTime } from '../../ui/media/TickingTime'
import { formatElapsed, formatRemaining } from '../../ui/media/times'
import { lazyPart } from '../../ui/states/lazy-part'
import { formatPlayerAuthor } from './player-author'
import { ReplyNow } from './ReplyNow'
import { ReplyToMoment } from './ReplyToMoment'
import { SpeedChoice } from './SpeedChoice'

const PITCH = 4

const Caption = lazyPart(() => import('./Caption'), 'Caption')

/** The player along the bottom: small on phones, with times and next/previous on wider screens. */
export function PlayerDock({ now, onOpen }: { now: Playable; onOpen: () => void }) {
  const { next } = usePlayer()
  const clock = useClock(now)
  const title = <strong className="ellipsis">{now.title}</strong>
  return (
    <section className="player" data-kind={now.kind} aria-label={PLAYER.label}>
      <div className="player-controls">
        <IconButton className="prev" label={PLAYER.previous} onClick={player.previous}>
          <SkipBack className="icon" />
        </IconButton>
        <ItemPlayButton solid item={now} />
        <IconButton className="next" label={PLAYER.next} disabled={next.length === 0} onClick={player.next}>
          <SkipForward className="icon" />
        </IconButton>
      </div>
      <div className="middle stack">
        <button type="button" className="meta row -spread -baseline" onClick={onOpen}>
          {hasTranscript(now) ? (
            <Suspense fallback={title}>
              <Caption key={now.id} now={now} title={title} />
            </Suspense>
          ) : (
            title
          )}
          <span className="dim ellipsis -author">{formatPlayerAuthor(now)}</span>
          <span className="visually-hidden">{PLAYER.open}</span>
        </button>
        <div className="seek row" dir="ltr">
          <TickingTime className="label tabular -s" clock={clock} text={formatElapsed} />
          <ItemWaveform item={now} pitch={PITCH} label={PLAYER.seek(now.title)} />
          <span className="dim ellipsis -name" aria-hidden="true">
            {now.author}
          </span>
          <TickingTime className="label tabular" clock={clock} text={formatRemaining} />
        </div>
      </div>
      <div className="end row -flush">
        <SpeedChoice />
        <ReplyNow now={now} />
        <ReplyToMoment now={now} />
        <IconButton className="-queue" label={PLAYER.openQueue(next.length)} onClick={onOpen}>
          <ListMusic className="icon" />
        </IconButton>
      </div>
    </section>
  )
}
