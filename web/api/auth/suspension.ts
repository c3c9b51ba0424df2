/** Whether the viewer is suspended. */
import { isSuspended } from '../../../domain/moderation/moderation'
import { useMinute } from '../../hooks/useMinute'
import { useMe } from './session.queries'

/** The time until which the viewer is suspended; null if they are not. */
export function useSuspension(): number | null {
  const me = useMe()
  const now = useMinute()
  const until = me?.suspendedUntil ?? null
  return isSuspended(until, now) ? until : null
}
