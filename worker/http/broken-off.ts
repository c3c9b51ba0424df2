/** Bodies that did not arrive whole: the request's fault, whatever workerd calls it. */
import { fail } from '../../domain/errors'
import type { Failure } from '../../domain/failure'

/** The refusal of such a body. */
export function brokenOff(cause: unknown): Failure {
  return fail('request.invalid', { reason: 'its body broke off' }, undefined, cause)
}

/**
 * Whether a body that is poured elsewhere broke off itself, or the other end gave up: both are told in the same words. Once
 * it has failed it fails whoever reads on; it has to be poured with `preventCancel`.
 */
export async function isBrokenOff(body: ReadableStream<Uint8Array>): Promise<boolean> {
  // It would go on being poured, so nothing is wrong with it.
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
