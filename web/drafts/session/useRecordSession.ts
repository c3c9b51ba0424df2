import { useSyncExternalStore } from 'react'
import { getSession, type RecordSession, subscribeSession } from './session-state'

/** The current record session. */
export function useRecordSession(): RecordSession {
  return useSyncExternalStore(subscribeSession, getSession)
}
