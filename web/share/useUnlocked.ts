import { type Dispatch, type SetStateAction, useEffect } from 'react'
import { readShared } from './load-shared'
import type { ShareState } from './share-state'

/**
 * Public pages are the same for everyone and play previews. For a signed-in user, reads the post again and unlocks it
 * if they have access.
 */
export function useUnlocked(
  state: ShareState,
  set: Dispatch<SetStateAction<ShareState>>,
  known: boolean,
): void {
  const lockedId = known && state.at === 'loaded' && state.post.price?.locked ? state.post.id : null
  useEffect(() => {
    if (lockedId === null) return
    const end = new AbortController()
    const read = readShared(lockedId)
    read.then(
      (shared) => {
        if (end.signal.aborted || shared.post.price?.locked) return
        set((last) => (last.at === 'loaded' ? { ...last, ...shared } : last))
      },
      // Keeps the preview.
      () => undefined,
    )
    return () => end.abort()
  }, [lockedId, set])
}
