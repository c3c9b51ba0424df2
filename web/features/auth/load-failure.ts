import type { Failure } from '../../../domain/failure'
import { unanswered } from '../../../domain/unanswered'

/** The error of a chunk that could not be loaded: offline or unavailable. */
export function loadFailure(): Failure {
  return unanswered(navigator.onLine ? 'request.unavailable' : 'request.offline')
}
