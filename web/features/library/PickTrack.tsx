import { AudioLines, Feather } from 'lucide-react'
import type { Shelf } from '../../../domain/kinds'
import { LIBRARY } from '../../words/library'

const ICONS = { mue: Feather, beat: AudioLines } as const

type Props = {
  /** Undefined where the mode has no such shelf: the place stays empty. */
  shelf: Shelf | undefined
  attached: boolean
  disabled: boolean
  onPick: (shelf: Shelf) => void
  onRemove: () => void
}

/** Beside the big button: add music of a shelf, or take it away again. */
export function PickTrack({ shelf, attached, disabled, onPick, onRemove }: Props) {
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
