import { useEffect, useRef } from 'react'
import type { Post } from '../../../domain/posts.schema'
import { useMarkSeen } from '../../api/messages.queries'
import { usePageSeen } from '../../state/usePageSeen'

/** Notes a conversation as seen up to its last message, as soon as somebody can see it there. */
export function useSeen(peer: string, last: Post | undefined, shown: boolean): void {
  const mark = useMarkSeen()
  const visible = usePageSeen()
  const done = useRef('')
  const at = last?.createdAt
  useEffect(() => {
    const name = `${peer} ${at}`
    if (at === undefined || !visible || !shown || done.current === name) return
    done.current = name
    mark(peer, at).catch(() => {
      // Without an answer it stays new, and is noted at the next look.
      if (done.current === name) done.current = ''
    })
  }, [peer, at, visible, shown, mark])
}
