/** Whether somebody speaks into this page, or a voice is on its way out of it: nothing may load the page anew then. */
let underway = false
const waiting = new Set<() => void>()

/** Says how it is now. */
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

/** Runs once nothing is underway: at once, or when it is over. */
export function onceSettled(run: () => void): void {
  if (underway) waiting.add(run)
  else run()
}
