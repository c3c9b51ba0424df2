/** Aborted request bodies: a client error, whatever workerd reports. */

import type { AppError } from '../../domain/errors/app-error'
import { appError } from '../../domain/errors/errors'

/** The error for an aborted body. */
export function createAbortedBodyError(cause: unknown): AppError {
  return appError('request.invalid', { reason: 'the upload was cut off' }, undefined, cause)
}

/**
 * Whether a piped body was aborted by its sender, as opposed to a failing destination: workerd reports both causes with
 * the same message. A failed body rejects further reads, so it has to be piped with `preventCancel`.
 */
export async function isBodyAborted(body: ReadableStream<Uint8Array>): Promise<boolean> {
  // Still being piped: nothing is wrong with it.
  if (body.locked) return false
  const reader = body.getReader()
  try {
    await reader.read()
    return false
  } catch {
    return true
  } finally {
    reader.releaseLock()
  }
}
