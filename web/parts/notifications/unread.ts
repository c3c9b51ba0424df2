/** Unread counts by view: unplayed messages and unread notifications. */
import { atom, useAtomValue } from 'jotai'
import { UNREAD_BADGE_DELAY_MS } from '../../../domain/limits'
import type { View } from '../../../domain/views'
import { useDelay } from '../../hooks/useDelay'

type Unread = Partial<Record<View, number>>

/** Per view: unplayed messages for the message views, notifications for all others. */
export const unreadAtom = atom<Unread>({})

/** The number of message requests. They are not counted as unread. */
export const requestCountAtom = atom(0)

/** Unread notifications, and how many belong to no view. */
export const bellAtom = atom({ total: 0, elsewhere: 0 })

/** Unread counts by view; empty during the first second (spec §2.3). */
export function useUnread(): Unread {
  const settled = useDelay(UNREAD_BADGE_DELAY_MS)
  const unread = useAtomValue(unreadAtom)
  return settled ? unread : {}
}

/** The number of message requests; 0 during the first second. */
export function useRequestCount(): number {
  const settled = useDelay(UNREAD_BADGE_DELAY_MS)
  const count = useAtomValue(requestCountAtom)
  return settled ? count : 0
}

/** The number of unread notifications; 0 during the first second. */
export function useBell(): number {
  const settled = useDelay(UNREAD_BADGE_DELAY_MS)
  const { total } = useAtomValue(bellAtom)
  return settled ? total : 0
}

export function sumUnread(unread: Unread): number {
  return Object.values(unread).reduce((sum, count) => sum + count, 0)
}
