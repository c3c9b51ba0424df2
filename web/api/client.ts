/**
 * The single HTTP client for the Worker. Every call resolves with success or throws an `AppError`; none waits forever.
 */
import { languageInUse } from '../../domain/catalogue'
import { ANSWER_TIMEOUT_MS } from '../../domain/limits'
import { failureFrom, failureOf } from './failure'

/**
 * Calls the server. Throws an `AppError` for error responses, timeouts and network errors. `patienceMs` raises the
 * timeout for slow endpoints.
 */
export async function ask(
  input: RequestInfo | URL,
  { patienceMs = ANSWER_TIMEOUT_MS, ...init }: RequestInit & { patienceMs?: number } = {},
): Promise<Response> {
  const patience = new AbortController()
  const timer = setTimeout(() => patience.abort(new DOMException('', 'TimeoutError')), patienceMs)
  const signal = init.signal ? AbortSignal.any([init.signal, patience.signal]) : patience.signal
  try {
    const response = await fetch(input, { ...init, headers: inLanguage(init.headers), signal })
    if (!response.ok) throw await failureFrom(response)
    // JSON is read completely within the timeout; audio and archives may take longer.
    return isShort(response) ? new Response(await response.text(), response) : response
  } catch (error) {
    throw failureOf(error)
  } finally {
    clearTimeout(timer)
  }
}

/** Error messages come in the app's language, whatever the browser's is. */
function inLanguage(given: HeadersInit | undefined): Headers {
  const headers = new Headers(given)
  headers.set('accept-language', languageInUse())
  return headers
}

function isShort({ headers }: Response): boolean {
  return headers.get('content-type')?.startsWith('application/json') ?? false
}
