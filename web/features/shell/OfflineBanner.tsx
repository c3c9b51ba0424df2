import CloudOff from 'lucide-react/icons/cloud-off'
import { SHELL } from '../../../domain/locales/en/shell'
import { useOnline } from '../../hooks/useOnline'

/** Announces that the device is offline and that recordings are kept. */
export function OfflineBanner() {
  const online = useOnline()
  return (
    <div role="status">
      {online ? null : (
        <p className="offline row">
          <CloudOff className="icon" />
          {SHELL.offline}
        </p>
      )}
    </div>
  )
}
