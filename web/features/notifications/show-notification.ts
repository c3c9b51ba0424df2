/** Browser notifications of the page itself. */
import { NOTIFICATION_CLOSE_MS } from '../../../domain/limits'
import type { Notification as AppNotification } from '../../../domain/notifications/notifications.schema'
import { markNotificationRead } from '../../api/notifications/push'
import { createSystemNotification } from '../../state/system-notification'
import { goToHref } from '../../state/view'
import { claimNotification } from './claim-notification'

/**
 * Shows a notification if the page is hidden and no other tab has shown it. A click focuses the page and navigates to
 * its target.
 */
export async function showNotification(notification: AppNotification): Promise<void> {
  if (document.visibilityState !== 'hidden' || !(await claimNotification(notification))) return
  const { title, options } = createSystemNotification(notification)
  let notice: Notification
  try {
    notice = new Notification(title, options)
  } catch {
    // Mobile browsers show notifications only through the service worker, which handles the click.
    void navigator.serviceWorker
      ?.getRegistration()
      .then((registration) => registration?.showNotification(title, options))
    return
  }
  notice.onclick = () => {
    window.focus()
    notice.close()
    void markNotificationRead(options.data.id).catch(() => undefined)
    goToHref(options.data.href)
  }
  if (!options.requireInteraction) setTimeout(() => notice.close(), NOTIFICATION_CLOSE_MS)
}
