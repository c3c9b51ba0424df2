import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { bellAtom, totalOf, unreadAtom } from '../../state/unread'

/** Keeps the figure on the installed app's icon; shows nothing itself. Without an account nothing is unread. */
export function BadgeWatch({ signedIn }: { signedIn: boolean }) {
  const { elsewhere } = useAtomValue(bellAtom)
  const total = totalOf(useAtomValue(unreadAtom)) + elsewhere
  const shown = signedIn ? total : 0
  useEffect(() => {
    if (!('setAppBadge' in navigator)) return
    // Browsers that have it may still refuse it, where the app is not installed.
    void (shown > 0 ? navigator.setAppBadge(shown) : navigator.clearAppBadge()).catch(() => undefined)
  }, [shown])
  return null
}
