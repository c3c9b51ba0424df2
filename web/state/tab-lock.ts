/**
 * Runs a task under a lock of all tabs of this browser; `isHeld` is false if the lock was not available at once. Where the
 * browser has no locks, or refuses them together with storage, the task runs as if it held the lock.
 */
export async function requestTabLock<T>(
  name: string,
  options: LockOptions,
  run: (isHeld: boolean) => Promise<T> | T,
): Promise<T> {
  let isAnswered = false
  const onAnswer = (lock: Lock | null) => {
    isAnswered = true
    return run(lock !== null)
  }
  try {
    return await navigator.locks.request(name, options, onAnswer)
  } catch (error) {
    if (isAnswered || options.signal?.aborted) throw error
    return run(true)
  }
}
