import { CloudOff } from 'lucide-react'
import { textOf } from '../../api/failure'
import { Oops } from '../../ui/Oops'
import { FEED } from '../../words/feed'

type Props = { error: Error; saved: boolean; busy: boolean; onRetry: () => void }

/** Why the list could not be read, another try, and, over saved posts, that they are saved ones. */
export function FeedTrouble({ error, saved, busy, onRetry }: Props) {
  return (
    <>
      <Oops text={textOf(error)} busy={busy} onRetry={onRetry} />
      {saved ? (
        <p className="feed-note">
          <CloudOff className="i i-s" />
          {FEED.offline}
        </p>
      ) : null}
    </>
  )
}
