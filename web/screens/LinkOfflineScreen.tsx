import CloudOff from 'lucide-react/icons/cloud-off'
import RotateCw from 'lucide-react/icons/rotate-cw'
import { useEffect } from 'react'
import { LINK_OFFLINE } from '../../domain/locales/en/posts'
import { UI } from '../../domain/locales/en/shell'
import { ViewLink } from '../parts/views/ViewLink'
import { Button, getButtonClass } from '../ui/buttons/Button'

/** Replaces a linked page that could not be reached; reloads when the device is online again. */
export function LinkOfflineScreen() {
  useEffect(() => {
    const scope = new AbortController()
    addEventListener('online', retry, { signal: scope.signal })
    return () => scope.abort()
  }, [])
  return (
    <div className="empty stack -s -center">
      <CloudOff className="icon icon-large" />
      <h1>{LINK_OFFLINE.title}</h1>
      <p>{LINK_OFFLINE.text}</p>
      <Button tone="primary" icon={<RotateCw className="icon" />} onClick={retry}>
        {UI.retry}
      </Button>
      <ViewLink className={getButtonClass({ tone: 'line' })} view="speace">
        {LINK_OFFLINE.savedSquawks}
      </ViewLink>
    </div>
  )
}

function retry() {
  location.reload()
}
