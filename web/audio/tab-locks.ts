/** Locks between the tabs of this origin. The browser frees a lock when its tab dies, which is how we know it did. */

const nameOf = (draftId: string) => `owlcast.draft.${draftId}`

/** Runs `job` while this tab alone holds the draft; null when another tab holds it. */
export async function withDraft<T>(draftId: string, job: () => Promise<T>): Promise<T | null> {
  if (!navigator.locks) return job()
  return navigator.locks.request(nameOf(draftId), { ifAvailable: true }, async (lock) =>
    lock ? job() : null,
  )
}

/** Holds the draft until the function given back is called; null when another tab holds it. */
export function holdDraft(draftId: string): Promise<(() => void) | null> {
  return new Promise((resolve, reject) => {
    withDraft(draftId, () => new Promise<true>((free) => resolve(() => free(true)))).then(
      (held) => held === null && resolve(null),
      reject,
    )
  })
}
