import type { BirdName } from '../../ui/Bird'
import { Button, buttonClass } from '../../ui/Button'
import { Empty } from '../../ui/Empty'
import { Seg } from '../../ui/Seg'
import { ViewLink } from '../../ui/ViewLink'
import { FOLLOWED } from '../../words/members'

type Props = { isNarrowed: boolean; onChange: (isNarrowed: boolean) => void }

/** Switches a feed between all authors and followed ones. */
export function Whose({ isNarrowed, onChange }: Props) {
  const options = [
    { value: 'all', label: FOLLOWED.all },
    { value: 'following', label: FOLLOWED.following },
  ] as const
  return (
    <Seg
      label={FOLLOWED.from}
      name="whose"
      options={options}
      value={isNarrowed ? 'following' : 'all'}
      onChange={(value) => onChange(value === 'following')}
    />
  )
}

/** Empty state of a feed filtered to followed authors. */
export function NobodyHeard({ bird, onAll }: { bird: BirdName; onAll: () => void }) {
  return (
    <Empty
      bird={bird}
      title={FOLLOWED.empty}
      text={FOLLOWED.emptyText}
      action={
        <>
          <Button tone="kind" onClick={onAll}>
            {FOLLOWED.showAll}
          </Button>
          <ViewLink className={buttonClass({ tone: 'line' })} view="settings" params={{ open: 'contacts' }}>
            {FOLLOWED.find}
          </ViewLink>
        </>
      }
    />
  )
}
