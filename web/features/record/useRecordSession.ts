import { useSyncExternalStore } from 'react'
import { getSession, type Session, subscribeSession } from './session'

/** The recording at hand. */
export function useRecordSession(): Session {
  return useSyncExternalStore(subscribeSession, getSession)
}
