import { useEffect, useRef } from 'react'
import { FEED } from '../../../../domain/locales/en/shell'
import { Button } from '../../../ui/buttons/Button'

/** Prefetch distance, so that scrolling rarely waits for the next page. */
const AHEAD = '800px'

type Props = { busy: boolean; failed: boolean; onMore: () => void }

/** The end of the loaded pages: loads more near the viewport or by its button; after a failure only by the button. */
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
    <div ref={ref} className="feed-end stack -center">
      <Button tone="line" busy={busy} onClick={onMore}>
        {busy ? FEED.loadingMore : FEED.showMore}
      </Button>
    </div>
  )
}
