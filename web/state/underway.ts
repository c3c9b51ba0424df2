/** Whether a recording is in progress or being published: the page must not reload then. */
let underway = false
const waiting = new Set<() => void>()

/** Sets the current state. */
export function noteUnderway(is: boolean): void {
  underway = is
  if (is) return
  const now = [...waiting]
  waiting.clear()
  for (const run of now) run()
}

export function isUnderway(): boolean {
  return underway
}

/** Runs immediately, or when the recording is over. */
export function onceSettled(run: () => void): void {
  if (underway) waiting.add(run)
  else run()
}
