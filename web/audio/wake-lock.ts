import type { Scope } from './scope'

/**
 * Keeps the screen awake until the scope ends. Browsers release the lock when the tab is hidden, so it is requested
 * again.
 */
export function keepAwake(scope: Scope): void {
  let held: WakeLockSentinel | null = null
  async function ask(): Promise<void> {
    if (document.visibilityState !== 'visible') return
    // May be refused on low battery; recording continues.
    held = (await navigator.wakeLock?.request('screen').catch(() => null)) ?? null
    if (scope.ended) void held?.release()
  }
  scope.listen(document, 'visibilitychange', () => void ask())
  scope.own(() => void held?.release())
  void ask()
}
