/** Whether a recording is in progress or being published: the page must not reload then. */
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
