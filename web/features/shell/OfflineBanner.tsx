import { CloudOff } from 'lucide-react'
import { useOnline } from '../../state/useOnline'
import { SHELL } from '../../words/shell'

/** Says that the network is gone, and that nothing spoken is lost. */
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
