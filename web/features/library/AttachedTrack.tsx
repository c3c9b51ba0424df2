import '../../ui/lists/Attach.css'
import EighthNote from 'lucide-react/icons/eighth-note'
import X from 'lucide-react/icons/x'
import type { Track } from '../../../domain/library/library.schema'
import { TRACK_PREVIEW_GAIN } from '../../../domain/limits'
import { LIBRARY } from '../../../domain/locales/en/record'
import { formatDuration } from '../../../domain/time/duration'
import { useClip } from '../../audio/playback/useClip'
import { IconButton } from '../../ui/buttons/IconButton'
import { PlayButton } from '../../ui/buttons/PlayButton'

type Props = {
  track: Track
  /** It plays under the recording right now and can neither be previewed nor removed. */
  isPlaying: boolean
  locked: boolean
  onRemove: () => void
}

/** The music under a recording. */
export function AttachedTrack({ track, isPlaying, locked, onRemove }: Props) {
  const [clip, sound] = useClip({ volume: TRACK_PREVIEW_GAIN })
  const facts = [LIBRARY.collection(track.collection), track.mood, formatDuration(track.seconds)]
  return (
    <div className="attach row -m" data-kind="mue">
      {isPlaying ? (
        <span className="play disc -s">
          <EighthNote className="icon" aria-hidden="true" />
        </span>
      ) : (
        <PlayButton
          small
          title={track.name}
          playing={sound.state === 'playing'}
          loading={sound.state === 'loading'}
          onClick={() => void clip.toggle(track.id, () => track.audioUrl)}
        />
      )}
      <span className="text-block">
        <strong>{track.name}</strong>
        <small>{(isPlaying ? [...facts, LIBRARY.playingHint] : facts).join(' · ')}</small>
      </span>
      <IconButton label={LIBRARY.remove(track.collection)} disabled={isPlaying || locked} onClick={onRemove}>
        <X className="icon" />
      </IconButton>
    </div>
  )
}
