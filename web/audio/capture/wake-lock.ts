import type { Scope } from '../scope'

/**
 * Keeps the screen awake until the scope ends. Browsers release the lock when the tab is hidden, so it is requested
 * again.
 */
export function keepAwake(scope: Scope): void {
  let lock: WakeLockSentinel | null = null
  async function requestLock(): Promise<void> {
    if (document.visibilityState !== 'visible') return
    // May be refused on low battery; recording continues.
    lock = (await navigator.wakeLock?.request('screen').catch(() => null)) ?? null
    if (scope.ended) void lock?.release()
  }
  scope.listen(document, 'visibilitychange', () => void requestLock())
  scope.own(() => void lock?.release())
  void requestLock()
}
