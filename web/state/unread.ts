/** How much waits: unheard messages, and what else people were told of and did not look at, by the view it belongs to. */
import { atom, useAtomValue } from 'jotai'
import { UNREAD_BADGE_DELAY_MS } from '../../domain/limits'
import { useDelay } from '../ui/useDelay'
import type { View } from './views'

type Unread = Partial<Record<View, number>>

/** What stands at each view: of messages those that were not heard, of everything else the notifications. */
export const unreadAtom = atom<Unread>({})

/** How many first messages of strangers wait. They count as unread nowhere. */
export const requestCountAtom = atom(0)

/** Unread notifications, and how many of them belong to no view. */
export const bellAtom = atom({ total: 0, elsewhere: 0 })

/** Unread counts by view; empty during the first second (spec §2.3). */
export function useUnread(): Unread {
  const settled = useDelay(UNREAD_BADGE_DELAY_MS)
  const unread = useAtomValue(unreadAtom)
  return settled ? unread : {}
}

/** How many requests wait; none during the first second. */
export function useRequestCount(): number {
  const settled = useDelay(UNREAD_BADGE_DELAY_MS)
  const count = useAtomValue(requestCountAtom)
  return settled ? count : 0
}

/** How many notifications are unread; none during the first second. */
export function useBell(): number {
  const settled = useDelay(UNREAD_BADGE_DELAY_MS)
  const { total } = useAtomValue(bellAtom)
  return settled ? total : 0
}

/** All of them together. */
export function totalOf(unread: Unread): number {
  return Object.values(unread).reduce((sum, count) => sum + count, 0)
}
