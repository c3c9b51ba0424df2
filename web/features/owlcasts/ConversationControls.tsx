import { ArrowRightToLine, SkipBack, SkipForward } from 'lucide-react'
import type { Playable } from '../../audio/playable'
import { Button } from '../../ui/Button'
import { IconButton } from '../../ui/IconButton'
import { PlayButton } from '../../ui/PlayButton'
import { RECORDINGS } from '../../words/owlcasts'
import type { Conversation } from './useConversation'

type Props = {
  items: readonly Playable[]
  conversation: Conversation
  /** Plays the newest recording, which may not be loaded yet. */
  onLatest: () => void
  looking: boolean
}

/** Navigates the recordings of an owlcast (S2.3-41). */
export function ConversationControls({ items, conversation, onLatest, looking }: Props) {
  const { at, sounds, loading, playFrom, toggle } = conversation
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div className="cc" role="group" aria-label={RECORDINGS.controls}>
      <IconButton label={RECORDINGS.previous} disabled={at < 1} onClick={() => playFrom(items[at - 1])}>
        <SkipBack className="i" />
      </IconButton>
      <PlayButton
        solid
        small
        title={RECORDINGS.conversation}
        playing={sounds}
        loading={loading}
        onClick={toggle}
      />
      <IconButton
        label={RECORDINGS.next}
        disabled={at >= items.length - 1}
        onClick={() => playFrom(items[at + 1])}
      >
        <SkipForward className="i" />
      </IconButton>
      <Button
        tone="quiet"
        size="sm"
        busy={looking}
        icon={<ArrowRightToLine className="i" />}
        onClick={onLatest}
      >
        {RECORDINGS.latest}
      </Button>
    </div>
  )
}
