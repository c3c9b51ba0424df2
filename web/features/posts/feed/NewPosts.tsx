import './feed.css'
import ArrowUp from 'lucide-react/icons/arrow-up'
import { useCallback } from 'react'
import type { Kind } from '../../../../domain/kinds'
import { LIVE } from '../../../../domain/locales/en/posts'
import { useNewPosts } from '../../../live/useNewPosts'
import { clearNewPosts } from '../../../state/new-posts'
import { Button } from '../../../ui/buttons/Button'

type Props = {
  kind: Kind
  refresh: () => void
  /** Hides the notice in a filtered list, where it is unknown whether new posts match. */
  quiet?: boolean
}

/** Announces new posts politely, and holds them behind a button while the reader is further down. */
export function NewPosts({ kind, refresh, quiet = false }: Props) {
  const show = useCallback(() => {
    clearNewPosts(kind)
    refresh()
  }, [kind, refresh])
  const { shown, waiting } = useNewPosts(kind, show)
  function goUp() {
    scrollTo({ top: 0, behavior: 'instant' })
    show()
  }
  if (quiet) return null
  return (
    <>
      <p className="visually-hidden" role="status">
        {shown + waiting > 0 ? LIVE.newPosts(shown + waiting) : ''}
      </p>
      {waiting > 0 ? (
        <div className="new-posts">
          <Button tone="kind" size="touch" icon={<ArrowUp className="icon" />} onClick={goUp}>
            {LIVE.newPosts(waiting)}
          </Button>
        </div>
      ) : null}
    </>
  )
}
