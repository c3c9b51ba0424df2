/**
 * Sends requests when they are due, however slow the responses are, and times each from then on: a stalled server is
 * charged for all requests due meanwhile. A closed loop would hide them.
 */
import { CutError } from './client.mjs'
import { summarizeTimes } from './percentiles.mjs'

const FAILURES_SHOWN = 5
/** Limits the backlog, so that the run ends however slow the server is. */
const BACKLOG_SECONDS = 15

const waitUntilDue = (due) => {
  const wait = due - performance.now()
  return wait > 0 ? new Promise((resolve) => setTimeout(resolve, wait)) : undefined
}

/**
 * Runs `work(n)` `rate` times a second, for some seconds or until a signal. Its result is the time of completion if
 * that was before it returned; a rejection is a failure.
 * @returns figures in ms; `times` as `{ at, ms }` from the loop's start; the count `failed`, those without a response
 * as
 * `cut`, and the first `failures`; `late`, the p99 delay of the generator itself
 */
export async function runOpenLoop({ rate, seconds = Number.POSITIVE_INFINITY, signal, work }) {
  const start = performance.now()
  const times = []
  const lags = []
  const failures = []
  let failed = 0
  let cut = 0
  const open = new Set()
  for (let n = 0; n < rate * seconds && !signal?.aborted; n++) {
    const due = start + (n * 1000) / rate
    await waitUntilDue(due)
    if (signal?.aborted) break
    lags.push(performance.now() - due)
    const one = (
      open.size < rate * BACKLOG_SECONDS + 1
        ? work(n)
        : Promise.reject(new CutError(`${open.size} are pending already`))
    )
      .then((done = performance.now()) => times.push({ at: due - start, ms: done - due }))
      .catch((error) => {
        failed++
        if (error instanceof CutError) cut++
        if (failures.length < FAILURES_SHOWN) failures.push(String(error.message ?? error))
      })
      .finally(() => open.delete(one))
    open.add(one)
  }
  await Promise.all(open)
  return {
    ...summarizeTimes(times.map(({ ms }) => ms)),
    times,
    failed,
    cut,
    failures,
    late: summarizeTimes(lags).p99,
  }
}
