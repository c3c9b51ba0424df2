import { FOLLOWING_FEED } from '../../../../domain/locales/en/people'
import type { BirdName } from '../../../kinds'
import { EmptyState } from '../../../parts/loading/EmptyState'
import { ViewLink } from '../../../parts/views/ViewLink'
import { Button, getButtonClass } from '../../../ui/buttons/Button'
import { SegmentedControl } from '../../../ui/fields/SegmentedControl'

type Props = { isNarrowed: boolean; onChange: (isNarrowed: boolean) => void }

/** Switches a feed between all authors and followed ones. */
export function FeedFilter({ isNarrowed, onChange }: Props) {
  const options = [
    { value: 'all', label: FOLLOWING_FEED.all },
    { value: 'following', label: FOLLOWING_FEED.following },
  ] as const
  return (
    <SegmentedControl
      label={FOLLOWING_FEED.filterLabel}
      name="whose"
      options={options}
      value={isNarrowed ? 'following' : 'all'}
      isPlain
      onChange={(value) => onChange(value === 'following')}
    />
  )
}

/** Empty state of a feed filtered to followed authors. */
export function EmptyFollowing({ bird, onAll }: { bird: BirdName; onAll: () => void }) {
  return (
    <EmptyState
      bird={bird}
      title={FOLLOWING_FEED.empty}
      text={FOLLOWING_FEED.emptyText}
      action={
        <>
          <Button tone="kind" onClick={onAll}>
            {FOLLOWING_FEED.showAll}
          </Button>
          <ViewLink
            className={getButtonClass({ tone: 'line' })}
            view="settings"
            params={{ open: 'contacts' }}
          >
            {FOLLOWING_FEED.findPeople}
          </ViewLink>
        </>
      }
    />
  )
}
