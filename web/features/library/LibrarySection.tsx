import EighthNote from 'lucide-react/icons/eighth-note'
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import { useState } from 'react'
import { formatErrorMessage } from '../../../domain/errors/errors'
import { LIBRARY, MUE_MANAGER } from '../../../domain/locales/en/record'
import { VIEW_TITLES } from '../../../domain/locales/en/shell'
import { useTracks } from '../../api/library/tracks.queries'
import { useOnline } from '../../hooks/useOnline'
import { ViewLink } from '../../parts/views/ViewLink'
import { Button, getButtonClass } from '../../ui/buttons/Button'
import { Dialog } from '../../ui/overlays/Dialog'
import { TrackList } from './TrackList'

/** The music library with previews; for admins also a link to the MUE Manager. */
export function LibrarySection({ isAdmin }: { isAdmin: boolean }) {
  const [open, setOpen] = useState(false)
  return (
    <section className="setgroup">
      <h2>{LIBRARY.section}</h2>
      <div className="settings-list">
        <div>
          <EighthNote className="icon" />
          <div className="row-text">
            <strong>{LIBRARY.background}</strong>
            <small>{useLibraryStatus()}</small>
          </div>
          <Button size="sm" onClick={() => setOpen(true)}>
            {LIBRARY.open}
          </Button>
        </div>
        {isAdmin ? (
          <div>
            <SlidersHorizontal className="icon" />
            <div className="row-text">
              <strong>{VIEW_TITLES['mue-manager']}</strong>
              <small>{MUE_MANAGER.hint}</small>
            </div>
            <ViewLink className={getButtonClass({ size: 'sm' })} view="mue-manager">
              {MUE_MANAGER.manage}
            </ViewLink>
          </div>
        ) : null}
      </div>
      {open ? (
        <Dialog title={LIBRARY.section} width={520} kind="mue" onClose={() => setOpen(false)}>
          <TrackList label={LIBRARY.searchAll} collection={null} />
        </Dialog>
      ) : null}
    </section>
  )
}

function useLibraryStatus(): string {
  const { data, isError } = useTracks()
  const online = useOnline()
  if (data) return LIBRARY.summary(data.length)
  if (!isError) return LIBRARY.loadingAll
  return online ? formatErrorMessage('library.load_failed') : LIBRARY.offline
}
