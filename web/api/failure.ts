/** Converts the result of a failed server call to an `AppError`: an error response, or no response at all. */
import { Failure } from '../../domain/failure'
import { type Unanswered, unanswered, unansweredText } from '../../domain/unanswered'

type Refusal = { error: { code: Failure['code']; message: string; field?: string; requestId?: string } }

/** The server's error with its translated message; the first view has no message catalogue. */
export async function failureFrom(response: Response): Promise<Failure> {
  const body: unknown = await response.json().catch(() => null)
  if (!isRefusal(body)) return unanswered(codeOf(response.status))
  const { code, message, field, requestId } = body.error
  return new Failure(code, { status: response.status, message, requestId }, field)
}

/** Converts a thrown error; an abort is returned unchanged. */
export function failureOf(error: unknown): Failure | DOMException {
  if (error instanceof Failure) return error
  if (error instanceof DOMException && error.name === 'AbortError') return error
  if (error instanceof DOMException && error.name === 'TimeoutError') return unanswered('request.slow', error)
  return unanswered(navigator.onLine ? 'request.unavailable' : 'request.offline', error)
}

/** Whether the server responded that it does not exist, or no longer. */
export function isNotFound(error: unknown): boolean {
  return error instanceof Failure && error.status === 404
}

/** The message to show for any error. */
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
