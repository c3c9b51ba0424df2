/** Turns whatever a call to the server ended with into a `Failure`: the one shape of refusals, or no answer at all. */
import { type ErrorCode, Failure, fail, isErrorCode } from '../../domain/errors'

type Refusal = { error: { code: string; message: string; field?: string } }

/** A refusal as the server worded it; it knows the numbers in the sentence, we only know the code. */
export async function failureFrom(response: Response): Promise<Failure> {
  const body: unknown = await response.json().catch(() => null)
  if (!isRefusal(body)) return fail(codeOf(response.status))
  const { code, message, field } = body.error
  const failure = fail(isErrorCode(code) ? code : codeOf(response.status), {}, field)
  failure.message = message
  return failure
}

/** What was thrown on the way, as a failure; a cancelled call stays what it is. */
export function failureOf(error: unknown): Failure | DOMException {
  if (error instanceof Failure) return error
  if (error instanceof DOMException && error.name === 'AbortError') return error
  return fail(navigator.onLine ? 'request.unavailable' : 'request.offline', {}, undefined, error)
}

/** The words to show for anything that went wrong. */
export function textOf(error: unknown): string {
  return error instanceof Failure ? error.message : fail('request.failed').message
}

function codeOf(status: number): ErrorCode {
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
