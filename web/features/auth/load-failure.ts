import type { AppError } from '../../../domain/failure'
import { createNetworkError } from '../../../domain/unanswered'

/** The error of a chunk that could not be loaded: offline or unavailable. */
export function createLoadError(): AppError {
  return createNetworkError(navigator.onLine ? 'request.unavailable' : 'request.offline')
}
