import { type RefObject, useEffect, useRef } from 'react'
import { FOLLOW_PAUSE_MS } from '../../../domain/audio/playback.limits'

/** Touching, wheeling and scrolling keys stop the following for a while. */
const INPUTS = ['pointerdown', 'wheel', 'touchmove', 'keydown'] as const

type Box = { top: number; height: number }

/** Returns the distance to scroll so that a phrase is in the middle; 0 while it is in the middle third. */
export function getFollowDistance(area: Box, phrase: Box): number {
  const middle = phrase.top + phrase.height / 2 - (area.top + area.height / 2)
  return Math.abs(middle) <= area.height / 6 ? 0 : middle
}

/**
 * Scrolls an area so that what is spoken stays in its middle third. Never within 5 s after an input of the user, nor
 * with reduced motion. `findBox` returns where the spoken phrase is now; null for nowhere. With `byLines`, the area always
 * shows whole lines.
 */
export function useFollowPhrase(
  area: RefObject<HTMLElement | null>,
  index: number,
  findBox: (area: HTMLElement) => Box | null,
  byLines = false,
): void {
  const touchedAt = useRef(Number.NEGATIVE_INFINITY)
  useEffect(() => {
    const element = area.current
    if (!element) return
    const onInput = () => {
      touchedAt.current = performance.now()
    }
    for (const input of INPUTS) element.addEventListener(input, onInput, { passive: true })
    return () => {
      for (const input of INPUTS) element.removeEventListener(input, onInput)
    }
  }, [area])
  const find = useRef(findBox)
  useEffect(() => {
    find.current = findBox
  })
  useEffect(() => {
    const element = area.current
    if (!element || index < 0 || performance.now() - touchedAt.current < FOLLOW_PAUSE_MS) return
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const box = find.current(element)
    const distance = box ? getFollowDistance(element.getBoundingClientRect(), box) : 0
    if (distance === 0) return
    const line = byLines ? Number.parseFloat(getComputedStyle(element).lineHeight) : 1
    const top = Math.round((element.scrollTop + distance) / line) * line
    element.scrollTo({ top, behavior: 'smooth' })
  }, [area, index, byLines])
}
