import { useEffect, useRef } from 'react'
import type { Playable } from '../../audio/playback/playable'
import { player } from '../../audio/playback/player'
import { usePlayer } from '../../audio/playback/usePlayer'
import { isSamePlayable } from './recordings-playlist'

export type RecordingPlayback = {
  /** The index of the loaded one, or -1. */
  at: number
  isPlaying: boolean
  loading: boolean
  /** Plays this one and those after it. */
  playFrom: (item: Playable | undefined) => void
  /** Resumes, pauses, or plays the first one. */
  toggle: () => void
}

/**
 * Plays a list in the player. Items that load or arrive later are appended to the queue, and titles follow the list.
 */
export function useRecordingPlayback(items: readonly Playable[]): RecordingPlayback {
  const { now, state } = usePlayer()
  const at = items.findIndex(({ id }) => id === now?.id)
  const isOn = at >= 0
  const known = useRef<readonly Playable[]>(items)
  useEffect(() => {
    const previous = known.current
    known.current = items
    if (!isOn || previous === items) return
    player.updateItems((item) => {
      const read = items.find(({ id }) => id === item.id)
      return read && !isSamePlayable(read, item) ? read : item
    })
    for (const item of items) if (!previous.some(({ id }) => id === item.id)) player.enqueue(item, 'last')
  }, [items, isOn])

  function playFrom(item: Playable | undefined) {
    if (item) player.playAll(items, { fromId: item.id, isChosen: true })
  }
  return {
    at,
    isPlaying: isOn && (state === 'playing' || state === 'loading'),
    loading: isOn && state === 'loading',
    playFrom,
    toggle() {
      if (isOn && now) player.toggle(now)
      else player.playAll(items)
    },
  }
}
