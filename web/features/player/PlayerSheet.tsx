import '../../ui/overlays/Dialog.css'
import './PlayerSheet.css'
import ChevronDown from 'lucide-react/icons/chevron-down'
import ChevronUp from 'lucide-react/icons/chevron-up'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import RotateCw from 'lucide-react/icons/rotate-cw'
import Share from 'lucide-react/icons/share'
import SkipBack from 'lucide-react/icons/skip-back'
import SkipForward from 'lucide-react/icons/skip-forward'
import { Suspense, useRef } from 'react'
import { SKIP_SECONDS } from '../../../domain/audio/playback.limits'
import { isSong } from '../../../domain/kinds'
import { PURCHASE } from '../../../domain/locales/en/account'
import { PLAYER } from '../../../domain/locales/en/player'
import { POST, UI } from '../../../domain/locales/en/shell'
import { isolateText } from '../../../domain/text/direction'
import { formatDuration } from '../../../domain/time/duration'
import { hasTranscript } from '../../api/transcripts/transcripts.queries'
import type { Playable } from '../../audio/playback/playable'
import { player } from '../../audio/playback/player'
import { useClock, usePlayer } from '../../audio/playback/usePlayer'
import { PreviewNote } from '../../parts/billing/PreviewNote'
import { Avatar } from '../../parts/people/Avatar'
import { ItemPlayButton } from '../../parts/player/ItemPlayButton'
import { ItemWaveform } from '../../parts/player/ItemWaveform'
import { useShare } from '../../parts/posts/useShare'
import { IconButton } from '../../ui/buttons/IconButton'
import { TickingTime } from '../../ui/media/TickingTime'
import { formatElapsed, formatRemaining } from '../../ui/media/times'
import { useModal } from '../../ui/overlays/Dialog'
import { lazyPart } from '../../ui/states/lazy-part'
import { AnnounceNames } from './AnnounceNames'
import { ListProgress } from './ListProgress'
import { PrivateWords } from './PrivateWords'
import { QueueList } from './QueueList'
import { ReplyNow } from './ReplyNow'
import { ReplyToMomentPlace } from './ReplyToMoment'
import { SleepPlace } from './SleepPlace'
import { SmartSpeedChoice, SmartSpeedNote } from './SmartSpeedChoice'
import { Speaker } from './Speaker'
import { SpeedPlace } from './SpeedChoice'

const PITCH = 6

type Props = {
  now: Playable
  /** Moves the focus to the spoken phrase. */
  atWords: boolean
  onClose: () => void
}

const SheetWords = lazyPart(() => import('./SheetWords'), 'SheetWords')

/** The full player: who speaks, their words, the controls, a reply, and what comes next. */
export function PlayerSheet({ now, atWords, onClose }: Props) {
  const ref = useModal()
  const queue = useRef<HTMLDivElement>(null)
  const { next, progress } = usePlayer()
  const clock = useClock(now)
  const { share, shareDialog } = useShare()
  const [following] = next
  const { post } = now
  const text = post?.transcript || post?.content
  const plainText = text ? (
    <p className="spoken" dir="auto">
      {text}
    </p>
  ) : null
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
      <div className="now-playing stack">
        <div className="tuner">
          <div className="now-head">
            <IconButton label={UI.close} onClick={onClose}>
              <ChevronDown className="icon" />
            </IconButton>
            <ListProgress now={now} />
            {post ? (
              <IconButton
                className="now-share"
                label={POST.shareLabel(POST.share, now.title)}
                onClick={() => share(post)}
              >
                <Share className="icon" />
              </IconButton>
            ) : null}
          </div>
          <Speaker now={now} />
          {hasTranscript(now) ? (
            <Suspense fallback={plainText}>
              <SheetWords key={now.id} now={now} takesFocus={atWords} fallback={plainText} />
            </Suspense>
          ) : (
            (plainText ?? <PrivateWords now={now} />)
          )}
          <div className="now-foot stack -m">
            <div dir="ltr">
              <ItemWaveform item={now} pitch={PITCH} label={PLAYER.seek(now.title)} />
              <div className="now-title row -spread tabular">
                <TickingTime clock={clock} text={formatElapsed} />
                <TickingTime clock={clock} text={formatRemaining} />
              </div>
            </div>
            <div className="player-controls">
              <IconButton label={PLAYER.previous} onClick={player.previous}>
                <SkipBack className="icon" />
              </IconButton>
              <IconButton
                className="skip-seconds"
                label={PLAYER.back(SKIP_SECONDS)}
                onClick={() => player.skip(-SKIP_SECONDS)}
              >
                <RotateCcw className="icon" />
                <span aria-hidden="true">{SKIP_SECONDS}</span>
              </IconButton>
              <ItemPlayButton solid item={now} />
              <IconButton
                className="skip-seconds"
                label={PLAYER.forward(SKIP_SECONDS)}
                onClick={() => player.skip(SKIP_SECONDS)}
              >
                <RotateCw className="icon" />
                <span aria-hidden="true">{SKIP_SECONDS}</span>
              </IconButton>
              <IconButton label={PLAYER.next} disabled={next.length === 0} onClick={player.next}>
                <SkipForward className="icon" />
              </IconButton>
            </div>
            <ReplyNow now={now} onPress={onClose} />
            <div className="now-choices">
              <SpeedPlace />
              <SmartSpeedChoice />
              <ReplyToMomentPlace now={now} />
              <SleepPlace />
            </div>
            <AnnounceNames />
            <SmartSpeedNote />
            {isSong(now.kind) ? <p className="speed-note subtle">{PLAYER.songSpeed}</p> : null}
            {now.price?.whole ? (
              <PreviewNote
                paidId={now.price.paidId}
                title={now.title}
                cents={now.price.cents}
                text={PURCHASE.previewOfOne}
              />
            ) : null}
            {following ? (
              <button
                type="button"
                className="next-up row -m"
                onClick={() => queue.current?.scrollIntoView({ block: 'start' })}
              >
                {following.post ? <Avatar person={following.post.author} size="s" /> : null}
                <span className="fill">
                  <small className="ellipsis">
                    {PLAYER.nextUp(isolateText(following.author), formatDuration(following.seconds))}
                  </small>
                  <span className="ellipsis" dir="auto">
                    {following.title}
                  </span>
                </span>
                <ChevronUp className="icon" />
              </button>
            ) : progress.list.length > 1 ? (
              // The buttons above stay in their places while the last post plays.
              <div className="next-up-place" />
            ) : null}
          </div>
        </div>
        <div ref={queue} className="now-queue">
          <QueueList items={next} />
        </div>
      </div>
      {shareDialog}
    </dialog>
  )
}
