import { useEffect } from 'react'
import { usePlayer } from '../../audio/playback/usePlayer'

/** Lets a member reply by a key or a headset button, once something was played. */
export function SpokenReplyGate({ ownerId }: { ownerId: string }) {
  const hasSound = usePlayer().now !== null
  useEffect(() => {
    if (!hasSound) return
    let isOver = false
    let unbind: (() => void) | undefined
    void import('./spoken-reply')
      .then(({ bindSpokenReply }) => {
        if (!isOver) unbind = bindSpokenReply(ownerId)
      })
      // The buttons on the screen still reply.
      .catch(() => undefined)
    return () => {
      isOver = true
      unbind?.()
    }
  }, [hasSound, ownerId])
  return null
}
