import type { TrackCollection } from '../../../domain/kinds'
import type { Track } from '../../../domain/library/library.schema'
import { LIBRARY } from '../../../domain/locales/en/record'
import { Dialog } from '../../ui/overlays/Dialog'
import { TrackList } from './TrackList'

type Props = {
  collection: TrackCollection
  chosen: Track | null
  /** A track, or null to remove the chosen one. */
  onChoose: (track: Track | null) => void
  onClose: () => void
}

/** A dialog to choose music of a collection. */
export function TrackPicker({ collection, chosen, onChoose, onClose }: Props) {
  return (
    <Dialog title={LIBRARY.choose(collection)} width={520} kind="mue" onClose={onClose}>
      <TrackList
        label={LIBRARY.search(collection)}
        collection={collection}
        chosen={chosen}
        onChoose={onChoose}
      />
    </Dialog>
  )
}
