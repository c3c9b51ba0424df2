import { CloudOff, RotateCw } from 'lucide-react'
import { useEffect } from 'react'
import { Button, buttonClass } from '../ui/Button'
import { ViewLink } from '../ui/ViewLink'
import { LINK_OFFLINE } from '../words/link-offline'

/** Replaces a linked page that could not be reached; reloads when the device is online again. */
export function LinkOfflineScreen() {
  useEffect(() => {
    const scope = new AbortController()
    addEventListener('online', again, { signal: scope.signal })
    return () => scope.abort()
  }, [])
  return (
    <div className="empty">
      <CloudOff className="i i-l" />
      <h1>{LINK_OFFLINE.title}</h1>
      <p>{LINK_OFFLINE.text}</p>
      <Button tone="primary" icon={<RotateCw className="i" />} onClick={again}>
        {LINK_OFFLINE.again}
      </Button>
      <ViewLink className={buttonClass({ tone: 'line' })} view="speace">
        {LINK_OFFLINE.feed}
      </ViewLink>
    </div>
  )
}

function again() {
  location.reload()
}
