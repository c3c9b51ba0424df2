import { type Dispatch, type SetStateAction, useEffect } from 'react'
import { readShared } from './load-shared'
import type { ShareState } from './share-state'

/**
 * A public page is the same for everyone, and plays previews. Whoever is signed in on this device may have paid: then
 * all of it is heard here as well.
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
      // The preview stays.
      () => undefined,
    )
    return () => end.abort()
  }, [lockedId, set])
}
