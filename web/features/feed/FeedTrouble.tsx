import { textOf } from '../../api/failure'
import { Oops } from '../../ui/Oops'
import { SavedNote } from '../../ui/SavedNote'

type Props = { error: Error; saved: boolean; busy: boolean; onRetry: () => void }

/** Why the list could not be read, and another try; over saved posts, in no more room than it takes to say so. */
export function FeedTrouble({ error, saved, busy, onRetry }: Props) {
  return saved ? (
    <SavedNote error={error} busy={busy} onRetry={onRetry} />
  ) : (
    <Oops text={textOf(error)} busy={busy} onRetry={onRetry} />
  )
}
