/** Time limit of a call that may never answer. */

/** Awaits work that may ignore its signal; throws a `TimeoutError` after `timeoutMs`. */
export async function awaitInTime<T>(
  work: (signal: AbortSignal) => Promise<T>,
  timeoutMs: number,
): Promise<T> {
  const abort = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      const error = new DOMException('It did not answer in time.', 'TimeoutError')
      reject(error)
      abort.abort(error)
    }, timeoutMs)
  })
  try {
    return await Promise.race([work(abort.signal), timeout])
  } finally {
    clearTimeout(timer)
  }
}
