/** Which of a browser's tabs shows a notification: the first that claims it. */
import { CLAIMED_NOTIFICATIONS_KEPT } from '../../../domain/limits'
import type { Notification as AppNotification } from '../../../domain/notifications/notifications.schema'
import { readStored, writeStored } from '../../state/stored'

const KEY = 'owlcast.shown-notifications'

/**
 * Returns whether this tab is the first to show a notification in its present state; one that was changed since is
 * another. Every tab is, where the browser has no locks or no storage.
 */
export async function claimNotification({ id, at }: Pick<AppNotification, 'id' | 'at'>): Promise<boolean> {
  const claim = `${id} ${at}`
  if (!navigator.locks) return true
  return navigator.locks.request(KEY, () => {
    const claimed = readStored<string[]>('local', KEY, Array.isArray) ?? []
    if (claimed.includes(claim)) return false
    writeStored('local', KEY, [...claimed, claim].slice(-CLAIMED_NOTIFICATIONS_KEPT))
    return true
  })
}
