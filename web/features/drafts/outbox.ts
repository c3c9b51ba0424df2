/**
 * The outbox: drafts that could not go out wait on the device, are tried again when the network or the person comes
 * back, and leave one after another. It survives reloads, because the drafts do.
 */
import type { DraftRecord } from '../../audio/draft-record'
import { listDrafts } from '../../audio/drafts'
import type { Outcome } from './send'

const RETRY_MS = 60_000

export type Outbox = {
  /** Tries everything that waits, now. */
  drain(): Promise<void>
  stop(): void
}
type Send = (draft: DraftRecord, signal: AbortSignal) => Promise<Outcome>

/** Runs one person's outbox until stopped. `send` never throws. */
export function runOutbox(ownerId: string, send: Send): Outbox {
  const end = new AbortController()
  const { signal } = end
  let running: Promise<void> | null = null

  async function drainOnce(): Promise<void> {
    for (const draft of (await waitingDrafts(ownerId)).reverse()) {
      if (signal.aborted) return
      const outcome = await send(draft, signal)
      // What holds up one holds up the others as well.
      if (outcome.at === 'waiting') return
    }
  }
  function drain(): Promise<void> {
    running ??= drainOnce().finally(() => {
      running = null
    })
    return running
  }
  const tryAgain = () => void (document.visibilityState === 'visible' && navigator.onLine && drain())
  window.addEventListener('online', tryAgain, { signal })
  window.addEventListener('focus', tryAgain, { signal })
  document.addEventListener('visibilitychange', tryAgain, { signal })
  const timer = setInterval(tryAgain, RETRY_MS)
  void drain()
  return {
    drain,
    stop() {
      clearInterval(timer)
      end.abort()
    },
  }
}

/** What waits for a person, newest first. One that is `sending` waits too if its tab died; a lock tells them apart. */
export async function waitingDrafts(ownerId: string): Promise<DraftRecord[]> {
  const drafts = await listDrafts()
  return drafts.filter(
    (draft) => draft.ownerId === ownerId && (draft.state === 'waiting' || draft.state === 'sending'),
  )
}
