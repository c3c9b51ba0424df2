/** Locks between the tabs of this origin. The browser frees a lock when its tab closes, which shows that it did. */
import { requestTabLock } from '../../state/tab-lock'

const getLockName = (draftId: string) => `owlcast.draft.${draftId}`

/** Runs `job` under the draft's lock; null when another tab holds it. */
export async function withDraftLock<T>(draftId: string, job: () => Promise<T>): Promise<T | null> {
  return requestTabLock(getLockName(draftId), { ifAvailable: true }, (isHeld) => (isHeld ? job() : null))
}

/**
 * Long enough for a released lock to become free, which the browser does a moment later, and for a tab to look through
 * drafts.
 */
const PATIENCE_MS = 2000

/**
 * Locks the draft until the returned function is called; null when another tab holds it. A busy browser may answer
 * late, so it gives up only when the request is queued behind another tab.
 */
export function lockDraft(draftId: string): Promise<(() => void) | null> {
  const name = getLockName(draftId)
  const patience = new AbortController()
  let isSettled = false
  async function abortWhenQueued(): Promise<void> {
    while (!isSettled) {
      await new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))
      const { pending = [] } = await navigator.locks.query()
      if (pending.some((one) => one.name === name)) return patience.abort()
    }
  }
  abortWhenQueued().catch(() => patience.abort())
  return new Promise<(() => void) | null>((resolve) => {
    const hold = () => new Promise<void>((unlock) => resolve(() => unlock()))
    requestTabLock(name, { signal: patience.signal }, hold).catch(() => resolve(null))
  }).finally(() => {
    isSettled = true
  })
}
