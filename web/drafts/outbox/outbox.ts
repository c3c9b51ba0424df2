/**
 * The outbox: drafts that could not be sent wait on the device and are retried, one after another, when the network or
 * the user comes back. It survives reloads, because drafts do.
 */

import { UNDO_SEND_MS } from '../../../domain/messages/messages.limits'
import { MINUTE_MS } from '../../../domain/time/units'
import { onConnection } from '../../live/connection'
import { type DraftRecord, mayHaveBeenSent } from '../store/draft-record'
import { listDrafts, subscribeToDrafts } from '../store/drafts'
import type { SendOutcome } from './send'

const RETRY_MS = MINUTE_MS

export type Outbox = {
  /** Retries every waiting draft now. */
  drain(): Promise<void>
  stop(): void
}
type Send = (draft: DraftRecord, signal: AbortSignal) => Promise<SendOutcome>

/** Runs one user's outbox until stopped. `send` must not throw. */
export function runOutbox(ownerId: string, send: Send): Outbox {
  const end = new AbortController()
  const { signal } = end
  let running: Promise<void> | null = null
  let nextDue: ReturnType<typeof setTimeout> | undefined

  /** None while the device cannot be read; the next retry looks again. */
  const findWaitingDrafts = () => listWaitingDrafts(ownerId).catch((): DraftRecord[] => [])

  async function drainOnce(): Promise<void> {
    for (const draft of (await findWaitingDrafts()).reverse()) {
      if (signal.aborted) return
      if (getDelay(draft) > 0) continue
      const outcome = await send(draft, signal)
      // The cause of a blocked draft blocks the others as well.
      if (outcome.at === 'waiting') return
    }
  }
  function drain(): Promise<void> {
    running ??= drainOnce().finally(() => {
      running = null
      void scheduleNext()
    })
    return running
  }
  /** Drains once the next delayed draft is due. */
  async function scheduleNext(): Promise<void> {
    const delays = (await findWaitingDrafts()).map(getDelay).filter((ms) => ms > 0)
    clearTimeout(nextDue)
    if (delays.length > 0 && !signal.aborted) nextDue = setTimeout(drain, Math.min(...delays))
  }
  const unsubscribe = subscribeToDrafts(() => void scheduleNext())
  const retryIfVisible = () => void (document.visibilityState === 'visible' && navigator.onLine && drain())
  window.addEventListener('online', retryIfVisible, { signal })
  window.addEventListener('focus', retryIfVisible, { signal })
  onConnection(retryIfVisible, { signal })
  document.addEventListener('visibilitychange', retryIfVisible, { signal })
  const timer = setInterval(retryIfVisible, RETRY_MS)
  void drain()
  return {
    drain,
    stop() {
      clearInterval(timer)
      clearTimeout(nextDue)
      unsubscribe()
      end.abort()
    },
  }
}

/** Milliseconds until it may be sent. None after the clock of the device was set back: it would wait as long again. */
function getDelay({ sendAfter = 0 }: DraftRecord): number {
  const delay = sendAfter - Date.now()
  return delay > UNDO_SEND_MS ? 0 : delay
}

/**
 * A user's waiting drafts, newest first. Includes `sending` ones, whose tab may have closed; the lock sets them
 * apart.
 */
export async function listWaitingDrafts(ownerId: string): Promise<DraftRecord[]> {
  const drafts = await listDrafts()
  return drafts.filter((draft) => draft.ownerId === ownerId && mayHaveBeenSent(draft))
}
