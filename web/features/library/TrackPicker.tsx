import type { TrackShelf } from '../../../domain/kinds'
import type { Track } from '../../../domain/library/library.schema'
import { LIBRARY } from '../../../domain/locales/en/record'
import { Dialog } from '../../ui/overlays/Dialog'
import { TrackList } from './TrackList'

type Props = {
  shelf: TrackShelf
  chosen: Track | null
  /** A track, or null to remove the chosen one. */
  onChoose: (track: Track | null) => void
  onClose: () => void
}

/** A dialog to choose music of a shelf. */
export function TrackPicker({ shelf, chosen, onChoose, onClose }: Props) {
  return (
    <Dialog title={LIBRARY.choose(shelf)} width={520} kind="mue" onClose={onClose}>
      <TrackList label={LIBRARY.search(shelf)} shelf={shelf} chosen={chosen} onChoose={onChoose} />
    </Dialog>
  )
}
