import type { BirdName } from '../../ui/Bird'
import { Button, getButtonClass } from '../../ui/Button'
import { EmptyState } from '../../ui/EmptyState'
import { SegmentedControl } from '../../ui/SegmentedControl'
import { ViewLink } from '../../ui/ViewLink'
import { FOLLOWED } from '../../words/members'

type Props = { isNarrowed: boolean; onChange: (isNarrowed: boolean) => void }

/** Switches a feed between all authors and followed ones. */
export function FeedFilter({ isNarrowed, onChange }: Props) {
  const options = [
    { value: 'all', label: FOLLOWED.all },
    { value: 'following', label: FOLLOWED.following },
  ] as const
  return (
    <SegmentedControl
      label={FOLLOWED.from}
      name="whose"
      options={options}
      value={isNarrowed ? 'following' : 'all'}
      onChange={(value) => onChange(value === 'following')}
    />
  )
}

/** Empty state of a feed filtered to followed authors. */
export function EmptyFollowing({ bird, onAll }: { bird: BirdName; onAll: () => void }) {
  return (
    <EmptyState
      bird={bird}
      title={FOLLOWED.empty}
      text={FOLLOWED.emptyText}
      action={
        <>
          <Button tone="kind" onClick={onAll}>
            {FOLLOWED.showAll}
          </Button>
          <ViewLink
            className={getButtonClass({ tone: 'line' })}
            view="settings"
            params={{ open: 'contacts' }}
          >
            {FOLLOWED.find}
          </ViewLink>
        </>
      }
    />
  )
}
