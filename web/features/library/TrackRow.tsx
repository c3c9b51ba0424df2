import Check from 'lucide-react/icons/check'
import type { Track } from '../../../domain/library/library.schema'
import { LIBRARY } from '../../../domain/locales/en/record'
import { formatDuration } from '../../../domain/time/duration'
import { Button } from '../../ui/buttons/Button'
import { PlayButton } from '../../ui/buttons/PlayButton'

type Props = {
  track: Track
  added: boolean
  playing: boolean
  loading: boolean
  onListen: () => void
  /** Missing where tracks are only previewed. */
  onChoose?: (() => void) | undefined
}

/** A track in a picker: preview, metadata and the add button. */
export function TrackRow({ track, added, playing, loading, onListen, onChoose }: Props) {
  const { name, mood, genre, seconds } = track
  return (
    <li className="row -m">
      <PlayButton small title={name} playing={playing} loading={loading} onClick={onListen} />
      <span className="text-block">
        <strong className="item-title">{name}</strong>
        <small>{[mood, genre, formatDuration(seconds)].join(' · ')}</small>
      </span>
      {onChoose ? <Choice name={name} added={added} onChoose={onChoose} /> : null}
    </li>
  )
}

function Choice({ name, added, onChoose }: { name: string; added: boolean; onChoose: () => void }) {
  return added ? (
    <Button
      tone="soft"
      size="sm"
      icon={<Check className="icon" />}
      aria-label={LIBRARY.removeLabel(name)}
      onClick={onChoose}
    >
      {LIBRARY.added}
    </Button>
  ) : (
    <Button size="sm" aria-label={LIBRARY.addLabel(name)} onClick={onChoose}>
      {LIBRARY.addTrack}
    </Button>
  )
}
