import { Skeleton, SkeletonBlock } from '../../../parts/loading/Skeleton'

const CARDS = ['first', 'second', 'third']

/** Placeholder cards while the feed loads. */
export function FeedSkeleton({ label }: { label: string }) {
  return (
    <Skeleton label={label}>
      <div className="feed">
        {CARDS.map((card) => (
          <div key={card} className="post" aria-hidden="true">
            <header>
              <SkeletonBlock shape="round" width="40px" height="40px" />
              <div className="who stack">
                <SkeletonBlock width="46%" />
                <SkeletonBlock width="28%" height="10px" />
              </div>
            </header>
            <SkeletonBlock width="72%" height="18px" />
            <SkeletonBlock shape="strip" height="56px" />
            <SkeletonBlock width="40%" />
          </div>
        ))}
      </div>
    </Skeleton>
  )
}
