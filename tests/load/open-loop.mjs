/**
 * Requests that leave when they are due, however slow the answers are, each timed from then on: a server that stalls is
 * charged for everyone who would have asked meanwhile. A loop that waits for its answers would hide them.
 */
import { Cut } from './client.mjs'
import { figuresOf } from './percentiles.mjs'

const FAILURES_TOLD = 5
/** What waits already for so long is not added to: the run has an end however slow the server is. */
const BACKLOG_SECONDS = 15

const until = (due) => {
  const wait = due - performance.now()
  return wait > 0 ? new Promise((resolve) => setTimeout(resolve, wait)) : undefined
}

/**
 * Runs `work(n)` so many times a second, for some seconds or until a signal. What it answers is when it was done, if that
 * was earlier than its end; what it throws is a failure.
 * @returns figures in ms; `times` as `{ at, ms }` from the loop's start; how many `failed`, those of them that got no
 *   answer as `cut`, and the first `failures`; `late`, the p99 of how late requests left, which is the generator's own doing
 */
export async function openLoop({ rate, seconds = Number.POSITIVE_INFINITY, signal, work }) {
  const start = performance.now()
  const times = []
  const lags = []
  const failures = []
  let failed = 0
  let cut = 0
  const open = new Set()
  for (let n = 0; n < rate * seconds && !signal?.aborted; n++) {
    const due = start + (n * 1000) / rate
    await until(due)
    if (signal?.aborted) break
    lags.push(performance.now() - due)
    const one = (
      open.size < rate * BACKLOG_SECONDS + 1 ? work(n) : Promise.reject(new Cut(`${open.size} wait already`))
    )
      .then((done = performance.now()) => times.push({ at: due - start, ms: done - due }))
      .catch((error) => {
        failed++
        if (error instanceof Cut) cut++
        if (failures.length < FAILURES_TOLD) failures.push(String(error.message ?? error))
      })
      .finally(() => open.delete(one))
    open.add(one)
  }
  await Promise.all(open)
  return {
    ...figuresOf(times.map(({ ms }) => ms)),
    ...{ times, failed, cut, failures, late: figuresOf(lags).p99 },
  }
}
