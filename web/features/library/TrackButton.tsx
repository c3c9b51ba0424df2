import Music from 'lucide-react/icons/music'
import type { TrackCollection } from '../../../domain/kinds'
import { LIBRARY } from '../../../domain/locales/en/record'

type Props = {
  /** The collection of the attached track, or the one to add from. */
  collection: TrackCollection
  attached: boolean
  disabled: boolean
  onPick: () => void
  onRemove: () => void
}

/** The button beside the record button that adds or removes music. */
export function TrackButton({ collection, attached, disabled, onPick, onRemove }: Props) {
  return (
    <button
      type="button"
      className="side stack -center"
      disabled={disabled}
      onClick={attached ? onRemove : onPick}
    >
      <span className="symbol disc">
        <Music className="icon" />
      </span>
      {attached ? LIBRARY.remove(collection) : LIBRARY.add(collection)}
    </button>
  )
}
