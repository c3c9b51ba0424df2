/** How much waits unheard in each view. The figures come with notifications; until then nothing is claimed. */
import { atom, useAtomValue } from 'jotai'
import { UNREAD_BADGE_DELAY_MS } from '../../domain/limits'
import { useDelay } from '../ui/useDelay'
import type { View } from './views'

type Unread = Partial<Record<View, number>>

export const unreadAtom = atom<Unread>({})

/** Unread counts by view; empty during the first second (spec §2.3). */
export function useUnread(): Unread {
  const settled = useDelay(UNREAD_BADGE_DELAY_MS)
  const unread = useAtomValue(unreadAtom)
  return settled ? unread : {}
}

/** All of them together. */
export function totalOf(unread: Unread): number {
  return Object.values(unread).reduce((sum, count) => sum + count, 0)
}
