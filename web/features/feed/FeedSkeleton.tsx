import { Bone, Skeleton } from '../../ui/Skeleton'

const CARDS = ['first', 'second', 'third']

/** Placeholder cards while the feed loads. */
export function FeedSkeleton({ label }: { label: string }) {
  return (
    <Skeleton label={label}>
      <div className="feed">
        {CARDS.map((card) => (
          <div key={card} className="post" aria-hidden="true">
            <header>
              <Bone shape="round" width="40px" height="40px" />
              <div className="who stack">
                <Bone width="46%" />
                <Bone width="28%" height="10px" />
              </div>
            </header>
            <Bone width="72%" height="18px" />
            <Bone shape="strip" height="56px" />
            <Bone width="40%" />
          </div>
        ))}
      </div>
    </Skeleton>
  )
}
