/** Whether a recording is in progress, being published or only in memory: the page must not reload then. */
let blocked = false
const waiting = new Set<() => void>()

/** Sets the current state. */
export function setReloadBlocked(is: boolean): void {
  blocked = is
  if (is) return
  const now = [...waiting]
  waiting.clear()
  for (const run of now) run()
}

export function isReloadBlocked(): boolean {
  return blocked
}

/** Runs immediately, or when the recording is over. */
export function runWhenReloadAllowed(run: () => void): void {
  if (blocked) waiting.add(run)
  else run()
}

function confirmUnload(event: Event): void {
  event.preventDefault()
}

/** Whether the browser asks before it leaves the page. Registered only then: some browsers cache no page that asks. */
export function setUnloadConfirmed(is: boolean): void {
  if (is) window.addEventListener('beforeunload', confirmUnload)
  else window.removeEventListener('beforeunload', confirmUnload)
}
