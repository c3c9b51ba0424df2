import { useCallback, useSyncExternalStore } from 'react'
import { findPhraseIndex, type Phrase } from '../../../domain/transcripts/phrases'
import type { Playable } from '../../audio/playback/playable'
import { player } from '../../audio/playback/player'
import { usePlaying } from '../../audio/playback/usePlayer'

/** The position of the phrase that is spoken, or was last; -1 before the first, and while the recording is not loaded. */
export function usePhraseIndex(item: Playable, phrases: readonly Phrase[]): number {
  const isLoaded = usePlaying(item.id) !== 'idle'
  const subscribe = useCallback(
    (onChange: () => void) => {
      let last: number | null = null
      return player.watch(item, (elapsed) => {
        const index = findPhraseIndex(phrases, elapsed * 1000)
        // Called in each frame.
        if (index !== last) onChange()
        last = index
      })
    },
    [item, phrases],
  )
  const read = () => (isLoaded ? findPhraseIndex(phrases, player.elapsed(item) * 1000) : -1)
  return useSyncExternalStore(subscribe, read, read)
}
