import { Skeleton, SkeletonBlock } from '../../../parts/loading/Skeleton'

const ROWS = ['first', 'second', 'third', 'fourth']
const SIDES = ['theirs', 'mine', 'theirs again'] as const

/** Placeholder for the list of conversations. */
export function ListSkeleton({ label }: { label: string }) {
  return (
    <Skeleton label={label}>
      {ROWS.map((row) => (
        <div key={row} className="conversation" aria-hidden="true">
          <span className="avatar disc">
            <SkeletonBlock shape="round" width="48px" height="48px" />
          </span>
          <SkeletonBlock width="46%" />
          <span />
          <SkeletonBlock width="78%" height="10px" />
        </div>
      ))}
    </Skeleton>
  )
}

/** Placeholder for the messages of a thread. */
export function ThreadSkeleton({ label }: { label: string }) {
  return (
    <Skeleton label={label}>
      <div className="messages">
        {SIDES.map((message) => (
          <div key={message} className={message === 'mine' ? 'message me' : 'message'} aria-hidden="true">
            <SkeletonBlock shape="strip" height="46px" />
          </div>
        ))}
      </div>
    </Skeleton>
  )
}
