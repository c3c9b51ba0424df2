import '../../ui/overlays/Dialog.css'
import './PlayerSheet.css'
import ChevronDown from 'lucide-react/icons/chevron-down'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import RotateCw from 'lucide-react/icons/rotate-cw'
import SkipBack from 'lucide-react/icons/skip-back'
import SkipForward from 'lucide-react/icons/skip-forward'
import { SKIP_SECONDS } from '../../../domain/limits'
import { PURCHASE } from '../../../domain/locales/en/account'
import { PLAYER } from '../../../domain/locales/en/posts'
import { UI } from '../../../domain/locales/en/shell'
import type { Playable } from '../../audio/playback/playable'
import { player } from '../../audio/playback/player'
import { useClock, usePlayer } from '../../audio/playback/usePlayer'
import { KIND_UI } from '../../kinds'
import { IconButton } from '../../ui/buttons/IconButton'
import { Bird } from '../../ui/media/Bird'
import { ItemPlayButton } from '../../ui/media/ItemPlayButton'
import { ItemWaveform } from '../../ui/media/ItemWaveform'
import { PreviewNote } from '../../ui/media/PreviewNote'
import { TickingTime } from '../../ui/media/TickingTime'
import { formatElapsed, formatRemaining } from '../../ui/media/times'
import { useModal } from '../../ui/overlays/Dialog'
import { QueueList } from './QueueList'
import { SpeedChoice } from './SpeedChoice'

const PITCH = 6

/** The full player: large waveform, skip buttons, speed and queue. */
export function PlayerSheet({ now, onClose }: { now: Playable; onClose: () => void }) {
  const ref = useModal()
  const { next } = usePlayer()
  const clock = useClock(now)
  const { bird, words } = KIND_UI[now.kind]
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click on the backdrop closes; keyboards use Escape
    <dialog
      ref={ref}
      className="sheet -now"
      data-kind={now.kind}
      aria-label={PLAYER.nowPlaying}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClick={(event) => event.target === event.currentTarget && onClose()}
    >
      <div className="now">
        <div className="art">
          <Bird name={bird} />
          <IconButton label={UI.close} onClick={onClose}>
            <ChevronDown className="i" />
          </IconButton>
        </div>
        <div>
          <h2 dir="auto">{now.title}</h2>
          <p className="dim">
            <bdi>{now.author}</bdi> · {words.singular}
          </p>
        </div>
        <div dir="ltr">
          <ItemWaveform item={now} pitch={PITCH} label={PLAYER.seek(now.title)} />
          <div className="tt">
            <TickingTime clock={clock} text={formatElapsed} />
            <TickingTime clock={clock} text={formatRemaining} />
          </div>
        </div>
        <div className="ctl">
          <SpeedChoice />
          <IconButton label={PLAYER.previous} onClick={player.previous}>
            <SkipBack className="i" />
          </IconButton>
          <IconButton
            className="by15"
            label={PLAYER.back(SKIP_SECONDS)}
            onClick={() => player.skip(-SKIP_SECONDS)}
          >
            <RotateCcw className="i" />
            <span aria-hidden="true">{SKIP_SECONDS}</span>
          </IconButton>
          <ItemPlayButton solid item={now} />
          <IconButton
            className="by15"
            label={PLAYER.forward(SKIP_SECONDS)}
            onClick={() => player.skip(SKIP_SECONDS)}
          >
            <RotateCw className="i" />
            <span aria-hidden="true">{SKIP_SECONDS}</span>
          </IconButton>
          <IconButton label={PLAYER.next} disabled={next.length === 0} onClick={player.next}>
            <SkipForward className="i" />
          </IconButton>
        </div>
        {now.price?.whole ? (
          <PreviewNote
            paidId={now.price.paidId}
            title={now.title}
            cents={now.price.cents}
            text={PURCHASE.previewOfOne}
          />
        ) : null}
        <QueueList items={next} />
      </div>
    </dialog>
  )
}
