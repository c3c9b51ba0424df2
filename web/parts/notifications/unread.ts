/** What is new, by view: unheard minutes for home, unplayed messages and unread notifications for all others. */
import { atom, useAtomValue } from 'jotai'
import { UNREAD_BADGE_DELAY_MS } from '../../../domain/limits'
import type { View } from '../../../domain/views'
import { useDelay } from '../../hooks/useDelay'

type Unread = Partial<Record<View, number>>

/** Per view: unplayed messages for the message view, notifications for all others. */
export const unreadAtom = atom<Unread>({})

/** Whether there are message requests. They are not counted as unread. */
export const hasRequestsAtom = atom(false)

/** The minutes of Dusk Radio that the member has not heard, rounded up. */
export const unheardMinutesAtom = atom(0)

/** Unread notifications, and how many belong to no view. */
export const bellAtom = atom({ total: 0, elsewhere: 0 })

/** Unread counts by view; empty during the first second (spec §2.3). */
export function useUnread(): Unread {
  const settled = useDelay(UNREAD_BADGE_DELAY_MS)
  const unread = useAtomValue(unreadAtom)
  return settled ? unread : {}
}

/** Whether there are message requests; false during the first second. */
export function useHasRequests(): boolean {
  const settled = useDelay(UNREAD_BADGE_DELAY_MS)
  const hasRequests = useAtomValue(hasRequestsAtom)
  return settled && hasRequests
}

/** Whether there are unread notifications; false during the first second. */
export function useHasNotifications(): boolean {
  const settled = useDelay(UNREAD_BADGE_DELAY_MS)
  const { total } = useAtomValue(bellAtom)
  return settled && total > 0
}

export function sumUnread(unread: Unread): number {
  return Object.values(unread).reduce((sum, count) => sum + count, 0)
}
