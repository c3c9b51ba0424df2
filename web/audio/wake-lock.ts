import type { Scope } from './scope'

/** Keeps the screen awake until the scope ends. The browser drops it when the tab is hidden, so it is asked again. */
export function keepAwake(scope: Scope): void {
  let held: WakeLockSentinel | null = null
  async function ask(): Promise<void> {
    if (document.visibilityState !== 'visible') return
    // Refused on a low battery, for instance: recording goes on all the same.
    held = (await navigator.wakeLock?.request('screen').catch(() => null)) ?? null
    if (scope.ended) void held?.release()
  }
  scope.listen(document, 'visibilitychange', () => void ask())
  scope.own(() => void held?.release())
  void ask()
}
