import './SavedNote.css'
import { CloudOff } from 'lucide-react'
import { textOf } from '../api/failure'
import { useOnline } from '../state/useOnline'
import { SAVED } from '../words/saved'
import { UI } from '../words/ui'
import { Button } from './Button'

type Props = { error: Error; busy: boolean; onRetry: () => void }

/** Over posts that this device has kept (D5): that they are saved ones, why, and another try. */
export function SavedNote({ error, busy, onRetry }: Props) {
  const online = useOnline()
  return (
    <div className="savednote" role="alert">
      <CloudOff className="i" />
      <p>
        <strong>{SAVED.posts}</strong>
        {/* Without a network the whole page says so already. */}
        {online ? <small>{textOf(error)}</small> : null}
      </p>
      <Button tone="line" size="sm" busy={busy} onClick={onRetry}>
        {UI.retry}
      </Button>
    </div>
  )
}
