import type { Failure } from '../../../domain/failure'
import { unanswered } from '../../../domain/unanswered'

/** Why a part of the app could not be loaded, in words for people. */
export function loadFailure(): Failure {
  return unanswered(navigator.onLine ? 'request.unavailable' : 'request.offline')
}
