/**
 * The single HTTP client for the Worker. Every call resolves with success or throws an `AppError`; none waits forever.
 */
import { getLocale } from '../../domain/i18n/i18n'
import { readErrorResponse, toRequestError } from './request-error'

/** Timeout of a request. */
const RESPONSE_TIMEOUT_MS = 30_000

/**
 * Calls the server. Throws an `AppError` for error responses, timeouts and network errors. `patienceMs` raises the
 * timeout for slow endpoints.
 */
export async function request(
  input: RequestInfo | URL,
  { patienceMs = RESPONSE_TIMEOUT_MS, ...init }: RequestInit & { patienceMs?: number } = {},
): Promise<Response> {
  const patience = new AbortController()
  const timer = setTimeout(() => patience.abort(new DOMException('', 'TimeoutError')), patienceMs)
  const signal = init.signal ? AbortSignal.any([init.signal, patience.signal]) : patience.signal
  try {
    const response = await fetch(input, { ...init, headers: withLanguage(init.headers), signal })
    if (!response.ok) throw await readErrorResponse(response)
    // JSON is read completely within the timeout; audio and archives may take longer.
    return isShort(response) ? new Response(await response.text(), response) : response
  } catch (error) {
    throw toRequestError(error)
  } finally {
    clearTimeout(timer)
  }
}

/** Error messages come in the app's language, whatever the browser's is. */
function withLanguage(init: HeadersInit | undefined): Headers {
  const headers = new Headers(init)
  headers.set('accept-language', getLocale())
  return headers
}

function isShort({ headers }: Response): boolean {
  return headers.get('content-type')?.startsWith('application/json') ?? false
}
