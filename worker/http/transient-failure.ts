/** Failures of the database that pass by themselves, so that a retry of the request may succeed. */
import { listCauses } from '../tools/format-error'

/**
 * D1's transient errors by their texts, since they have no codes: those that its error list answers with a retry or a
 * back-off, and SQLite's own locks. A query that takes too much time or memory fails again and is none of them.
 * https://developers.cloudflare.com/d1/observability/debug-d1/#error-list
 */
const TRANSIENT = [
  'database is locked',
  'database table is locked',
  'SQLITE_BUSY',
  'SQLITE_LOCKED',
  'Network connection lost',
  'D1 DB is overloaded',
  'Too many requests queued',
  'reset because its code was updated',
  'caused object to be reset',
  'transient issue on remote node',
  'client disconnected',
  'internal error; reference',
]

/** Whether an error, or one of its causes, is a transient error of D1. */
export function isTransientFailure(error: unknown): boolean {
  return listCauses(error).some((cause) => {
    if (!(cause instanceof Error) || !cause.message.startsWith('D1_')) return false
    return TRANSIENT.some((text) => cause.message.includes(text))
  })
}
