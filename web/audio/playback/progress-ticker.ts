/** Ticks playback progress: paints a post's position in every frame while it plays. */
import type { Playable } from './playable'

/** Smooth enough to follow by eye, at a tenth of the work. */
const STEP_MS = 200

export type PaintTick = (elapsed: number, length: number) => void

/** Creates a ticker; `read` returns a post's position and duration in seconds. */
export function createProgressTicker(read: (item: Playable) => Parameters<PaintTick>) {
  const watchers = new Map<string, Map<PaintTick, Playable>>()
  let frame = 0

  function paint(id: string) {
    for (const [watcher, item] of watchers.get(id) ?? []) watcher(...read(item))
  }
  return {
    /** Paints one post once. */
    paint,
    /** Paints in each frame (in steps with reduced motion) while `playing` returns an id. */
    run(playing: () => string | null) {
      const step = matchMedia('(prefers-reduced-motion: reduce)').matches ? STEP_MS : 0
      let painted = Number.NEGATIVE_INFINITY
      const tick = (at: number) => {
        const id = playing()
        frame = id ? requestAnimationFrame(tick) : 0
        if (!id || at - painted < step) return
        painted = at
        paint(id)
      }
      if (!frame) frame = requestAnimationFrame(tick)
    },
    /** Paints now and on every change. Returns the function that stops it. */
    watch(item: Playable, paintProgress: PaintTick) {
      const paints = watchers.get(item.id) ?? new Map<PaintTick, Playable>()
      watchers.set(item.id, paints.set(paintProgress, item))
      paintProgress(...read(item))
      return () => {
        paints.delete(paintProgress)
        if (paints.size === 0) watchers.delete(item.id)
      }
    },
  }
}
