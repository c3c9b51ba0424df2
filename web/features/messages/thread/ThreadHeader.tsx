import ArrowLeft from 'lucide-react/icons/arrow-left'
import Ellipsis from 'lucide-react/icons/ellipsis'
import Play from 'lucide-react/icons/play'
import Share from 'lucide-react/icons/share'
import type { Ref } from 'react'
import { MESSAGES, PERSON_ACTIONS, THREAD } from '../../../../domain/locales/en/people'
import type { ShownPeer } from '../../../../domain/people/author.schema'
import { useHeightProperty } from '../../../hooks/useHeightProperty'
import { BotMark } from '../../../parts/people/BotMark'
import { PersonLink } from '../../../parts/people/PersonLink'
import { usePersonMenuItems } from '../../../parts/people/usePersonMenuItems'
import { Button } from '../../../ui/buttons/Button'
import { IconButton } from '../../../ui/buttons/IconButton'
import { Menu } from '../../../ui/overlays/Menu'
import { getPeerName } from '../conversation-text'
import { PeerAvatar } from '../PeerAvatar'

type Props = {
  peer: ShownPeer
  /** When the peer heard the viewer, or what this conversation is. */
  note: string
  /** '5 messages · 2 unheard, 0:35'. */
  summary: string
  run: { at: number; of: number } | null
  /** The lengths of the messages in seconds. */
  lengths: readonly number[]
  /** Earlier messages are loading before playback starts. */
  busy: boolean
  headingRef: Ref<HTMLHeadingElement>
  /** The label of the back button. */
  backLabel: string
  onBack: () => void
  onPlay: () => void
  onStop: () => void
  /** Null when there is nothing to share. */
  onShare: (() => void) | null
}

type BackProps = Pick<Props, 'backLabel' | 'onBack'>

/** The header of a thread: peer, playback controls and progress. */
export function ThreadHeader(props: Props) {
  const { peer, note, summary, run, lengths, busy, headingRef, backLabel, onBack, onPlay, onStop, onShare } =
    props
  return (
    <div ref={useHeightProperty('--thread-top-h')} className="top">
      <div className="thread-bar row -m">
        <BackButton backLabel={backLabel} onBack={onBack} />
        <PeerAvatar peer={peer} />
        <div className="text-block">
          {/* The link cuts its own text off, so that no part of it lies under its neighbours. */}
          <h2 ref={headingRef} className={peer.person ? undefined : 'ellipsis'} tabIndex={-1}>
            {peer.person ? (
              <PersonLink className="ellipsis" username={peer.person.username}>
                <bdi>{getPeerName(peer)}</bdi> <BotMark person={peer.person} />
              </PersonLink>
            ) : (
              <bdi>{getPeerName(peer)}</bdi>
            )}
          </h2>
          <small className="ellipsis">{note}</small>
        </div>
        {onShare ? (
          <IconButton className="-share" label={MESSAGES.share} onClick={onShare}>
            <Share className="icon" />
          </IconButton>
        ) : null}
        {peer.person ? <PeerMenu person={peer.person} onBlocked={onBack} /> : null}
      </div>
      <div className={`thread-line row wrap subtle${run ? ' is-on' : ''}`}>
        <span role="status">{run ? THREAD.progress(run.at, run.of) : summary}</span>
        {run ? <PlaybackProgress {...run} lengths={lengths} /> : null}
        {run ? (
          <Button tone="quiet" size="touch" onClick={onStop}>
            {THREAD.stop}
          </Button>
        ) : (
          <Button
            tone="quiet"
            size="touch"
            busy={busy}
            icon={<Play className="icon icon-small i-play" />}
            onClick={onPlay}
          >
            {THREAD.play}
          </Button>
        )}
      </div>
    </div>
  )
}

type PeerMenuProps = { person: NonNullable<ShownPeer['person']>; onBlocked: () => void }

function PeerMenu({ person, onBlocked }: PeerMenuProps) {
  const items = usePersonMenuItems({ person, onBlocked })
  return items.length > 0 ? (
    <Menu label={PERSON_ACTIONS.more(person.displayName)} items={items}>
      <Ellipsis className="icon" />
    </Menu>
  ) : null
}

/** The header while the peer is loading: only the back button. */
export function LoadingThreadHeader({ backLabel, onBack }: BackProps) {
  return (
    <div className="top">
      <div className="thread-bar row -m">
        <BackButton backLabel={backLabel} onBack={onBack} />
      </div>
    </div>
  )
}

function BackButton({ backLabel, onBack }: BackProps) {
  return (
    <IconButton className="back" label={backLabel} onClick={onBack}>
      <ArrowLeft className="icon flip" />
    </IconButton>
  )
}

/** The maximum number of marks that fit side by side. */
const MARKS_MAX = 24

/** A mark for each message, as long as it is. */
function PlaybackProgress({ at, of, lengths }: { at: number; of: number; lengths: readonly number[] }) {
  return (
    <span className="marks" aria-hidden="true">
      {of <= MARKS_MAX ? (
        Array.from({ length: of }, (_, index) => index + 1).map((mark) => (
          <i
            key={mark}
            className={mark < at ? 'done' : mark === at ? 'current' : undefined}
            style={{ flexGrow: Math.max(1, lengths[mark - 1] ?? 1) }}
          />
        ))
      ) : (
        <i
          style={{
            background: `linear-gradient(90deg, var(--kind) ${(100 * at) / of}%, var(--kind-line) 0)`,
          }}
        />
      )}
    </span>
  )
}
