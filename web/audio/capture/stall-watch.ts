/** Detects sound that stops arriving during a recording: no event says so when a route changes or an audio thread dies. */

/** Reported three to four seconds after the last block. */
const STALL: StallPatience = { ticks: 4, tickMs: 1000 }
/** Ticks further apart than so many ticks: the device slept, or the page was blocked, and blocks may be waiting. */
const LATE_TICKS = 2

/** `ticks` of `tickMs` without a block are a stall. */
export type StallPatience = { ticks: number; tickMs: number }

export type StallWatch = {
  /** The recording runs: blocks are due. */
  start(): void
  /** A block arrived. */
  noteBlock(): void
  /** It was paused or ended: no block is due. */
  stop(): void
}

/**
 * Calls `onStall` once when no block has arrived for some ticks of a running recording. Ticks are counted, not
 * milliseconds: after a sleep of hours there is one late tick, which may come before the blocks that waited with it.
 */
export function createStallWatch(onStall: () => void, { ticks: max, tickMs } = STALL): StallWatch {
  let timer: ReturnType<typeof setInterval> | undefined
  let ticks = 0
  let tickedAt = 0

  function tick(): void {
    // The wall clock: others may stand still while the device sleeps.
    const now = Date.now()
    ticks = now - tickedAt > LATE_TICKS * tickMs ? 0 : ticks + 1
    tickedAt = now
    if (ticks < max) return
    clearInterval(timer)
    onStall()
  }

  return {
    start() {
      clearInterval(timer)
      ticks = 0
      tickedAt = Date.now()
      timer = setInterval(tick, tickMs)
    },
    noteBlock() {
      ticks = 0
    },
    stop: () => clearInterval(timer),
  }
}
