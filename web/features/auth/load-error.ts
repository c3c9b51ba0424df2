import type { AppError } from '../../../domain/errors/app-error'
import { createNetworkError } from '../../../domain/errors/app-error'

/** The error of a chunk that could not be loaded: offline or unavailable. */
export function createLoadError(): AppError {
  return createNetworkError(navigator.onLine ? 'request.unavailable' : 'request.offline')
}
