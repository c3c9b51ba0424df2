import { useSyncExternalStore } from 'react'
import { getSession, type Session, subscribeSession } from './session'

/** The current record session. */
export function useRecordSession(): Session {
  return useSyncExternalStore(subscribeSession, getSession)
}
