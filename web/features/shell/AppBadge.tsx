import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { bellAtom, sumUnread, unreadAtom } from '../../parts/notifications/unread'

/** Sets the count on the installed app's icon. Renders nothing. Visitors have no unread items. */
export function AppBadge({ signedIn }: { signedIn: boolean }) {
  const { elsewhere } = useAtomValue(bellAtom)
  const total = sumUnread(useAtomValue(unreadAtom)) + elsewhere
  const shown = signedIn ? total : 0
  useEffect(() => {
    if (!('setAppBadge' in navigator)) return
    // Supporting browsers may still reject it when the app is not installed.
    void (shown > 0 ? navigator.setAppBadge(shown) : navigator.clearAppBadge()).catch(() => undefined)
  }, [shown])
  return null
}
