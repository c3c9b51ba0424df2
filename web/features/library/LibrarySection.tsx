import { useState } from 'react'
import { formatErrorMessage } from '../../../domain/errors/errors'
import { LIBRARY, MUE_MANAGER } from '../../../domain/locales/en/record'
import { VIEW_TITLES } from '../../../domain/locales/en/shell'
import { useTracks } from '../../api/library/tracks.queries'
import { useOnline } from '../../hooks/useOnline'
import { ViewLink } from '../../parts/views/ViewLink'
import { Button, getButtonClass } from '../../ui/buttons/Button'
import { SettingRow } from '../../ui/lists/SettingRow'
import { Dialog } from '../../ui/overlays/Dialog'
import { TrackList } from './TrackList'

/** The music library with previews; for admins also a link to the MUE Manager. */
export function LibrarySection({ isAdmin }: { isAdmin: boolean }) {
  const [open, setOpen] = useState(false)
  return (
    <section className="setgroup stack">
      <h2>{LIBRARY.section}</h2>
      <div className="settings-list">
        <SettingRow title={LIBRARY.background} hint={useLibraryStatus()}>
          <Button size="sm" onClick={() => setOpen(true)}>
            {LIBRARY.open}
          </Button>
        </SettingRow>
        {isAdmin ? (
          <SettingRow title={VIEW_TITLES['mue-manager']} hint={MUE_MANAGER.hint}>
            <ViewLink className={getButtonClass({ size: 'sm' })} view="mue-manager">
              {MUE_MANAGER.manage}
            </ViewLink>
          </SettingRow>
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
