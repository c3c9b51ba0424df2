import { textOf } from '../../api/failure'
import { Oops } from '../../ui/Oops'
import { SavedNote } from '../../ui/SavedNote'

type Props = { error: Error; saved: boolean; busy: boolean; onRetry: () => void }

/** The load error with a retry button; compact above saved posts. */
export function FeedTrouble({ error, saved, busy, onRetry }: Props) {
  return saved ? (
    <SavedNote error={error} busy={busy} onRetry={onRetry} />
  ) : (
    <Oops text={textOf(error)} busy={busy} onRetry={onRetry} />
  )
}
