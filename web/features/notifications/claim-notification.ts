/** Which of a browser's tabs shows a notification: the first that claims it. */
import type { Notification as AppNotification } from '../../../domain/notifications/notifications.schema'
import { readStored, writeStored } from '../../state/stored'
import { requestTabLock } from '../../state/tab-lock'

/** Notifications that a browser remembers as shown, so that its other tabs do not show them again. */
const CLAIMED_NOTIFICATIONS_KEPT = 50

const KEY = 'owlcast.shown-notifications'

/**
 * Returns whether this tab is the first to show a notification in its present state; one that was changed since is
 * another. Every tab is, where the browser has no storage.
 */
export async function claimNotification({ id, at }: Pick<AppNotification, 'id' | 'at'>): Promise<boolean> {
  const claim = `${id} ${at}`
  return requestTabLock(KEY, {}, () => {
    const claimed = readStored<string[]>('local', KEY, Array.isArray) ?? []
    if (claimed.includes(claim)) return false
    writeStored('local', KEY, [...claimed, claim].slice(-CLAIMED_NOTIFICATIONS_KEPT))
    return true
  })
}
