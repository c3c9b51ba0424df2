import './notes.css'
import CloudOff from 'lucide-react/icons/cloud-off'
import { CACHED_POSTS, UI } from '../../../domain/locales/en/shell'
import { getErrorMessage } from '../../api/request-error'
import { useOnline } from '../../hooks/useOnline'
import { Button } from '../../ui/buttons/Button'

type Props = { error: Error; busy: boolean; onRetry: () => void }

/** Shown over cached posts (D5): why they are not current, with a retry button. */
export function CachedPostsNote({ error, busy, onRetry }: Props) {
  const online = useOnline()
  return (
    <div className="saved-note subtle row -m" role="alert">
      <CloudOff className="icon" />
      <p className="text-block">
        <strong>{CACHED_POSTS.posts}</strong>
        {/* Offline, a banner already explains it for the whole page. */}
        {online ? <small>{getErrorMessage(error)}</small> : null}
      </p>
      <Button tone="line" size="sm" busy={busy} onClick={onRetry}>
        {UI.retry}
      </Button>
    </div>
  )
}
