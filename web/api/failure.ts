/** Turns whatever a call to the server ended with into a `Failure`: the one shape of refusals, or no answer at all. */
import { Failure } from '../../domain/failure'
import { type Unanswered, unanswered, unansweredText } from '../../domain/unanswered'

type Refusal = { error: { code: Failure['code']; message: string; field?: string; requestId?: string } }

/** A refusal as the server worded it: it knows the sentences and the numbers in them, the first view knows neither. */
export async function failureFrom(response: Response): Promise<Failure> {
  const body: unknown = await response.json().catch(() => null)
  if (!isRefusal(body)) return unanswered(codeOf(response.status))
  const { code, message, field, requestId } = body.error
  return new Failure(code, { status: response.status, message, requestId }, field)
}

/** What was thrown on the way, as a failure; a cancelled call stays what it is. */
export function failureOf(error: unknown): Failure | DOMException {
  if (error instanceof Failure) return error
  if (error instanceof DOMException && error.name === 'AbortError') return error
  if (error instanceof DOMException && error.name === 'TimeoutError') return unanswered('request.slow', error)
  return unanswered(navigator.onLine ? 'request.unavailable' : 'request.offline', error)
}

/** Whether the server answered that what was asked for does not exist, or no longer. */
export function isNotFound(error: unknown): boolean {
  return error instanceof Failure && error.status === 404
}

/** The words to show for anything that went wrong. */
export function textOf(error: unknown): string {
  return error instanceof Failure ? error.message : unansweredText('request.failed')
}

function codeOf(status: number): Unanswered {
  if (status >= 502 && status <= 504) return 'request.unavailable'
  if (status === 404) return 'request.not_found'
  if (status === 413) return 'request.too_large'
  if (status === 429) return 'request.rate_limited'
  return 'request.failed'
}

function isRefusal(body: unknown): body is Refusal {
  const error = (body as Refusal | null)?.error
  return typeof error?.code === 'string' && typeof error.message === 'string'
}
