import { useEffect } from 'react'
import { useHeardSync } from '../../api/posts/heard.queries'
import { player } from '../../audio/playback/player'
import { addHeardPosts, setHeardOwner, syncHeardPosts } from '../../state/heard-posts'

/** Remembers which posts were heard, for a visitor on this device only. `ownerId` is null for a visitor. */
export function HeardWatch({ ownerId }: { ownerId: string | null }) {
  useEffect(() => setHeardOwner(ownerId), [ownerId])
  useEffect(
    // Podcast clips, tracks and drafts have no author.
    () => player.onHeard(({ id, authorId }) => authorId && authorId !== ownerId && addHeardPosts([id])),
    [ownerId],
  )
  useEffect(() => {
    addEventListener('storage', syncHeardPosts)
    return () => removeEventListener('storage', syncHeardPosts)
  }, [])
  return ownerId === null ? null : <HeardSync ownerId={ownerId} />
}

function HeardSync({ ownerId }: { ownerId: string }) {
  useHeardSync(ownerId)
  return null
}
