import { getErrorMessage } from '../../../api/request-error'
import { CachedPostsNote } from '../../../parts/posts/CachedPostsNote'
import { ErrorState } from '../../../ui/states/ErrorState'

type Props = { error: Error; saved: boolean; busy: boolean; onRetry: () => void }

/** The load error with a retry button; compact above saved posts. */
export function FeedError({ error, saved, busy, onRetry }: Props) {
  return saved ? (
    <CachedPostsNote error={error} busy={busy} onRetry={onRetry} />
  ) : (
    <ErrorState text={getErrorMessage(error)} busy={busy} onRetry={onRetry} />
  )
}
