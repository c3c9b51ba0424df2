import AudioLines from 'lucide-react/icons/audio-lines'
import Music from 'lucide-react/icons/music'
import type { TrackCollection } from '../../../domain/kinds'
import { LIBRARY } from '../../../domain/locales/en/record'

const ICONS = { mue: Music, beat: AudioLines } as const

type Props = {
  /** Undefined in modes without such a collection: renders a spacer. */
  collection: TrackCollection | undefined
  attached: boolean
  disabled: boolean
  onPick: (collection: TrackCollection) => void
  onRemove: () => void
}

/** The button beside the record button that adds or removes music of a collection. */
export function TrackButton({ collection, attached, disabled, onPick, onRemove }: Props) {
  if (!collection) return <span />
  const Icon = ICONS[collection]
  return (
    <button
      type="button"
      className="side"
      disabled={disabled}
      onClick={() => (attached ? onRemove() : onPick(collection))}
    >
      <span className="b">
        <Icon className="i" />
      </span>
      {attached ? LIBRARY.remove(collection) : LIBRARY.add(collection)}
    </button>
  )
}
