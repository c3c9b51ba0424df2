import { useEffect, useRef } from 'react'
import { FOLLOW_PAUSE_MS } from '../../../domain/audio/playback.limits'

const SCROLL_KEYS = ['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End']

/** Keeps the playing post of a list on screen, unless the user scrolled a moment ago or wants less motion. */
export function useFollowPlaying(playingId: string | null): void {
  const scrolledAt = useRef(Number.NEGATIVE_INFINITY)
  useEffect(() => {
    const onScroll = () => {
      scrolledAt.current = performance.now()
    }
    const onKey = ({ key }: KeyboardEvent) => SCROLL_KEYS.includes(key) && onScroll()
    addEventListener('wheel', onScroll, { passive: true })
    addEventListener('touchmove', onScroll, { passive: true })
    addEventListener('keydown', onKey)
    return () => {
      removeEventListener('wheel', onScroll)
      removeEventListener('touchmove', onScroll)
      removeEventListener('keydown', onKey)
    }
  }, [])
  useEffect(() => {
    if (playingId === null || performance.now() - scrolledAt.current < FOLLOW_PAUSE_MS) return
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const row = document.querySelector(`#main [data-post="${CSS.escape(playingId)}"]`)
    // A whole thread may be open below the strip.
    const strip = row?.querySelector('.audio-strip') ?? row
    strip?.scrollIntoView({ block: 'nearest', behavior: 'smooth' })
  }, [playingId])
}
