/** One notice outside of the page, while nobody looks at it. */
import { NOTIFICATION_CLOSE_MS } from '../../../domain/limits'
import { goTo } from '../../state/view'
import type { View } from '../../state/views'

const ICON = '/icons/icon-192.png'

type Notice = {
  title: string
  text: string
  /** A later notice with the same tag takes the place of this one. */
  tag: string
  /** Until somebody answers it; others close by themselves (spec §9). */
  stays: boolean
  view: View
}

/** Shows a notice if the page is hidden; choosing it comes back to the page, at its place. */
export function showNotice({ title, text, tag, stays, view }: Notice): void {
  if (document.visibilityState !== 'hidden') return
  const options = { body: text, tag, icon: ICON, requireInteraction: stays }
  let notice: Notification
  try {
    notice = new Notification(title, options)
  } catch {
    // Phones show notices through the service worker only.
    void navigator.serviceWorker
      ?.getRegistration()
      .then((registration) => registration?.showNotification(title, options))
    return
  }
  notice.onclick = () => {
    window.focus()
    notice.close()
    goTo(view)
  }
  if (!stays) setTimeout(() => notice.close(), NOTIFICATION_CLOSE_MS)
}
