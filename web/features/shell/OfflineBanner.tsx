import CloudOff from 'lucide-react/icons/cloud-off'
import { useOnline } from '../../state/useOnline'
import { SHELL } from '../../words/shell'

/** Announces that the device is offline and that recordings are kept. */
export function OfflineBanner() {
  const online = useOnline()
  return (
    <div role="status">
      {online ? null : (
        <p className="offline">
          <CloudOff className="i" />
          {SHELL.offline}
        </p>
      )}
    </div>
  )
}
