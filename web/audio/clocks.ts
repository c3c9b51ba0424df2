/** The moving time: who paints the place of which voice, in each frame while it plays. */
import type { Playable } from './playable'

/** Often enough to follow by eye, and a tenth of the work. */
const STEP_MS = 200

export type Paint = (elapsed: number, length: number) => void

/** Makes the clocks; `read` says where a voice stands and how long it is. */
export function createClocks(read: (item: Playable) => Parameters<Paint>) {
  const watchers = new Map<string, Map<Paint, Playable>>()
  let frame = 0

  function paint(id: string) {
    for (const [watcher, item] of watchers.get(id) ?? []) watcher(...read(item))
  }
  return {
    /** Paints a voice once. */
    paint,
    /** Paints in each frame, or in steps where less motion is wished for, as long as `playing` names a voice. */
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
    /** Paints now and whenever it moves. Returns what ends it. */
    watch(item: Playable, paintIt: Paint) {
      const paints = watchers.get(item.id) ?? new Map<Paint, Playable>()
      watchers.set(item.id, paints.set(paintIt, item))
      paintIt(...read(item))
      return () => {
        paints.delete(paintIt)
        if (paints.size === 0) watchers.delete(item.id)
      }
    },
  }
}
