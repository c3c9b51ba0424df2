/** One notice outside of the page, while nobody looks at it. */
import { NOTIFICATION_CLOSE_MS } from '../../../domain/limits'
import type { Notification as Told } from '../../../domain/notifications.schema'
import { noteFollowed } from '../../api/push'
import { outsideNotice } from '../../state/outside-notice'
import { goToHref } from '../../state/view'

/** Shows a notice if the page is hidden; choosing it comes back to the page, at its place. */
export function showNotice(told: Told): void {
  if (document.visibilityState !== 'hidden') return
  const { title, options } = outsideNotice(told)
  let notice: Notification
  try {
    notice = new Notification(title, options)
  } catch {
    // Phones show notices through the service worker only, which knows where they lead.
    void navigator.serviceWorker
      ?.getRegistration()
      .then((registration) => registration?.showNotification(title, options))
    return
  }
  notice.onclick = () => {
    window.focus()
    notice.close()
    void noteFollowed(options.data.id).catch(() => undefined)
    goToHref(options.data.href)
  }
  if (!options.requireInteraction) setTimeout(() => notice.close(), NOTIFICATION_CLOSE_MS)
}
