import AudioLines from 'lucide-react/icons/audio-lines'
import Feather from 'lucide-react/icons/feather'
import type { TrackShelf } from '../../../domain/kinds'
import { LIBRARY } from '../../../domain/locales/en/record'

const ICONS = { mue: Feather, beat: AudioLines } as const

type Props = {
  /** Undefined in modes without such a shelf: renders a spacer. */
  shelf: TrackShelf | undefined
  attached: boolean
  disabled: boolean
  onPick: (shelf: TrackShelf) => void
  onRemove: () => void
}

/** The button beside the record button that adds or removes music of a shelf. */
export function TrackButton({ shelf, attached, disabled, onPick, onRemove }: Props) {
  if (!shelf) return <span />
  const Icon = ICONS[shelf]
  return (
    <button
      type="button"
      className="side"
      disabled={disabled}
      onClick={() => (attached ? onRemove() : onPick(shelf))}
    >
      <span className="b">
        <Icon className="i" />
      </span>
      {attached ? LIBRARY.remove(shelf) : LIBRARY.add(shelf)}
    </button>
  )
}
