/** Refusals by a rate limit that know when it ends. Kept beside the error, since only responses tell it. */
import type { AppError } from '../../domain/errors/app-error'
import type { ErrorCode } from '../../domain/errors/error-table'
import { appError } from '../../domain/errors/errors'

/** `Retry-After` of a refusal that does not know when its window ends. */
const RETRY_AFTER_SECONDS = 60

const waits = new WeakMap<AppError, number>()

/** A refusal that ends after `waitMs`. */
export function createRateLimitError(
  waitMs: number,
  field?: string,
  code: ErrorCode = 'request.rate_limited',
): AppError {
  const error = appError(code, {}, field)
  waits.set(error, waitMs)
  return error
}

/** Whole seconds until a refused request may be tried again; `RETRY_AFTER_SECONDS` where the error does not know. */
export function getRetryAfterSeconds(error: AppError): number {
  const waitMs = waits.get(error)
  return waitMs === undefined ? RETRY_AFTER_SECONDS : Math.max(1, Math.ceil(waitMs / 1000))
}
