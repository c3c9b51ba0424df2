/**
 * Applies every event exactly once. Hints are applied as they arrive; gaps are read from the server's event list, in
 * order, from the last seq up to which everything is known.
 */
import type { Hint, LiveFrame } from '../../domain/live/live'

export type MissedHints = { items: Hint[]; seq: number; reset: boolean }

type Handlers = {
  /** Reads the events after a seq; with null, only the current seq. */
  read: (after: number | null) => Promise<MissedHints>
  apply: (hint: Hint) => void
  /** The missed events are gone: everything has to be refetched. */
  reset: (seq: number) => void
}

export type CatchUp = { hint: (frame: LiveFrame) => void; run: () => Promise<void> }

/** `from` is the seq that the lists on screen already include; null if unknown. */
export function createCatchUp(from: number | null, { read, apply, reset }: Handlers): CatchUp {
  let cursor = from
  /** Seqs applied from hints, beyond `cursor`. */
  const ahead = new Set<number>()
  let running: Promise<void> | null = null
  let again = false

  async function readOnce() {
    const missed = await read(cursor)
    if (missed.reset) reset(missed.seq)
    for (const hint of missed.items) if (!ahead.has(hint.seq)) apply(hint)
    cursor = missed.seq
    for (const seq of ahead) if (seq <= missed.seq) ahead.delete(seq)
  }

  /** Runs one at a time; a call during a run adds another, since the first may have read too early. */
  function run(): Promise<void> {
    if (running) {
      again = true
      return running
    }
    running = readOnce()
      // Offline or refused: the next hint, reconnect or poll reads from the same seq.
      .catch(() => undefined)
      .then(() => {
        running = null
        if (!again) return undefined
        again = false
        return run()
      })
    return running
  }

  function hint({ count, earlier = [], ...newest }: LiveFrame) {
    const fresh = [...earlier, newest].filter(({ seq }) => seq > (cursor ?? 0) && !ahead.has(seq))
    if (fresh.length === 0) return
    if (count > earlier.length + 1 || cursor === null) {
      void run()
      return
    }
    for (const one of fresh) {
      ahead.add(one.seq)
      apply(one)
    }
  }

  return { hint, run }
}
