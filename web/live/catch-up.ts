/**
 * Nothing is missed and nothing comes twice. Hints are applied as they arrive; what lies between them is read from the
 * server's list, in its order, from the last place up to which everything is known.
 */
import type { Frame, Hint } from '../../domain/live'

export type Missed = { items: Hint[]; seq: number; reset: boolean }

type Handlers = {
  /** Reads what happened after a place; without one, only where the list stands. */
  read: (after: number | null) => Promise<Missed>
  apply: (hint: Hint) => void
  /** What was missed cannot be told: everything has to be read again. */
  reset: (seq: number) => void
}

export type CatchUp = { hint: (frame: Frame) => void; run: () => Promise<void> }

/** `from` is the place that the lists on screen already show; null if unknown. */
export function catchUpFrom(from: number | null, { read, apply, reset }: Handlers): CatchUp {
  let place = from
  /** Applied from hints, beyond `place`. */
  const ahead = new Set<number>()
  let running: Promise<void> | null = null
  let again = false

  async function once() {
    const missed = await read(place)
    if (missed.reset) reset(missed.seq)
    for (const hint of missed.items) if (!ahead.has(hint.seq)) apply(hint)
    place = missed.seq
    for (const seq of ahead) if (seq <= missed.seq) ahead.delete(seq)
  }

  /** One at a time; who asks meanwhile gets another round, since the first may have read before their event. */
  function run(): Promise<void> {
    if (running) {
      again = true
      return running
    }
    running = once()
      // Offline or refused: the next hint, reconnect or poll asks again from the same place.
      .catch(() => undefined)
      .then(() => {
        running = null
        if (!again) return undefined
        again = false
        return run()
      })
    return running
  }

  function hint({ count, earlier = [], ...newest }: Frame) {
    const fresh = [...earlier, newest].filter(({ seq }) => seq > (place ?? 0) && !ahead.has(seq))
    if (fresh.length === 0) return
    if (count > earlier.length + 1 || place === null) {
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
