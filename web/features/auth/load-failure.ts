import { type Failure, fail } from '../../../domain/errors'

/** Why a part of the app could not be loaded, in words for people. */
export function loadFailure(): Failure {
  return fail(navigator.onLine ? 'request.unavailable' : 'request.offline')
}
