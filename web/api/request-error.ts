/** Converts the result of a failed server call to an `AppError`: an error response, or no response at all. */
import { AppError, createNetworkError, formatNetworkError } from '../../domain/errors/app-error'
import type { NetworkErrorCode } from '../../domain/errors/network-errors'

type Refusal = {
  error: Pick<AppError, 'code' | 'message'> & Partial<Pick<AppError, 'field' | 'params' | 'requestId'>>
}

/** The server's error with its translated message; the first view has no message catalogue. */
export async function readErrorResponse(response: Response): Promise<AppError> {
  const body: unknown = await response.json().catch(() => null)
  if (!isRefusal(body)) return createNetworkError(getErrorCode(response.status))
  const { code, message, field, params, requestId } = body.error
  return new AppError(code, { status: response.status, message, params, requestId }, field)
}

/** Converts a thrown error; an abort is returned unchanged. */
export function toRequestError(error: unknown): AppError | DOMException {
  if (error instanceof AppError) return error
  if (isAbort(error)) return error
  if (error instanceof DOMException && error.name === 'TimeoutError')
    return createNetworkError('request.timeout', error)
  return createNetworkError(navigator.onLine ? 'request.unavailable' : 'request.offline', error)
}

/** Whether it was called off: nothing went wrong. */
export function isAbort(error: unknown): error is DOMException {
  return error instanceof DOMException && error.name === 'AbortError'
}

/** Whether the server responded that it does not exist, or no longer. */
export function isNotFound(error: unknown): boolean {
  return error instanceof AppError && error.status === 404
}

/** The message to show for any error. */
export function getErrorMessage(error: unknown): string {
  return error instanceof AppError ? error.message : formatNetworkError('request.failed')
}

function getErrorCode(status: number): NetworkErrorCode {
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
