import { useId, useState } from 'react'
import type { TrackCollection } from '../../../domain/kinds'
import type { Track } from '../../../domain/library/library.schema'
import { LIBRARY } from '../../../domain/locales/en/record'
import { SegmentedControl } from '../../ui/fields/SegmentedControl'
import { Dialog } from '../../ui/overlays/Dialog'
import { TrackList } from './TrackList'

type Props = {
  /** The collections to choose from, the first one shown first. */
  collections: readonly TrackCollection[]
  chosen: Track | null
  /** A track, or null to remove the chosen one. */
  onChoose: (track: Track | null) => void
  onClose: () => void
}

/** A dialog to choose music, with a filter where there is more than one collection. */
export function TrackPicker({ collections, chosen, onChoose, onClose }: Props) {
  const [collection, setCollection] = useState(collections[0])
  const name = useId()
  if (!collection) return null
  return (
    <Dialog title={LIBRARY.choose(collection)} width={520} kind="mue" onClose={onClose}>
      <div className="stack">
        {collections.length > 1 ? (
          <SegmentedControl
            label={LIBRARY.background}
            name={name}
            options={collections.map((value) => ({ value, label: LIBRARY.tab(value) }))}
            value={collection}
            onChange={setCollection}
          />
        ) : null}
        <TrackList
          key={collection}
          label={LIBRARY.search(collection)}
          collection={collection}
          chosen={chosen}
          onChoose={onChoose}
        />
      </div>
    </Dialog>
  )
}
