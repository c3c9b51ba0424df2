/** Locks between the tabs of this origin. The browser frees a lock when its tab dies, which is how we know it did. */

const nameOf = (draftId: string) => `owlcast.draft.${draftId}`

/** Runs `job` while this tab alone holds the draft; null when another tab holds it. */
export async function withDraft<T>(draftId: string, job: () => Promise<T>): Promise<T | null> {
  if (!navigator.locks) return job()
  return navigator.locks.request(nameOf(draftId), { ifAvailable: true }, async (lock) =>
    lock ? job() : null,
  )
}

/** Long enough for a hold that ends to be freed, which the browser does a moment later, and for a tab to look through drafts. */
const PATIENCE_MS = 1000

/** Holds the draft until the function given back is called; null when another tab holds it. */
export function holdDraft(draftId: string): Promise<(() => void) | null> {
  if (!navigator.locks) return Promise.resolve(() => {})
  return new Promise((resolve) => {
    navigator.locks
      .request(nameOf(draftId), { signal: AbortSignal.timeout(PATIENCE_MS) }, () => {
        return new Promise<void>((free) => resolve(() => free()))
      })
      .catch(() => resolve(null))
  })
}
