import { useEffect, useRef } from 'react'
import { Button } from '../../ui/Button'
import { FEED } from '../../words/feed'

/** Read ahead by so much, that nobody has to wait at the end of a page. */
const AHEAD = '800px'

type Props = { busy: boolean; failed: boolean; onMore: () => void }

/** The end of what is loaded: more comes when it nears the window, or by its button; after a failure only by that. */
export function MorePosts({ busy, failed, onMore }: Props) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const end = ref.current
    if (!end || busy || failed) return
    const watch = (entries: IntersectionObserverEntry[]) => {
      if (entries.some((entry) => entry.isIntersecting)) onMore()
    }
    const observer = new IntersectionObserver(watch, { rootMargin: AHEAD })
    observer.observe(end)
    return () => observer.disconnect()
  }, [busy, failed, onMore])
  return (
    <div ref={ref} className="feed-end">
      <Button tone="line" busy={busy} onClick={onMore}>
        {busy ? FEED.loadingMore : FEED.more}
      </Button>
    </div>
  )
}
