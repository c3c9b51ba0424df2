import ArrowRightToLine from 'lucide-react/icons/arrow-right-to-line'
import SkipBack from 'lucide-react/icons/skip-back'
import SkipForward from 'lucide-react/icons/skip-forward'
import { RECORDINGS } from '../../../domain/locales/en/record'
import type { Playable } from '../../audio/playback/playable'
import { Button } from '../../ui/buttons/Button'
import { IconButton } from '../../ui/buttons/IconButton'
import { PlayButton } from '../../ui/buttons/PlayButton'
import type { RecordingPlayback } from './useRecordingPlayback'

type Props = {
  items: readonly Playable[]
  conversation: RecordingPlayback
  /** Plays the newest recording, which may not be loaded yet. */
  onLatest: () => void
  isLoadingLatest: boolean
}

/** Navigates the recordings of an owlcast (S2.3-41). */
export function RecordingListControls({ items, conversation, onLatest, isLoadingLatest }: Props) {
  const { at, isPlaying, loading, playFrom, toggle } = conversation
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div className="list-controls row -flush -spread" role="group" aria-label={RECORDINGS.controls}>
      <IconButton label={RECORDINGS.previous} disabled={at < 1} onClick={() => playFrom(items[at - 1])}>
        <SkipBack className="icon" />
      </IconButton>
      <PlayButton
        solid
        small
        title={RECORDINGS.conversation}
        playing={isPlaying}
        loading={loading}
        onClick={toggle}
      />
      <IconButton
        label={RECORDINGS.next}
        disabled={at >= items.length - 1}
        onClick={() => playFrom(items[at + 1])}
      >
        <SkipForward className="icon" />
      </IconButton>
      <Button
        tone="quiet"
        size="sm"
        busy={isLoadingLatest}
        icon={<ArrowRightToLine className="icon" />}
        onClick={onLatest}
      >
        {RECORDINGS.latest}
      </Button>
    </div>
  )
}
