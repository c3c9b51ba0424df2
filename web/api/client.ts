/** The only door to the Worker. Every call answers with success or throws a `Failure`; none waits for ever. */
import { languageInUse } from '../../domain/catalogue'
import { ANSWER_TIMEOUT_MS } from '../../domain/limits'
import { failureFrom, failureOf } from './failure'

/** Calls the server; throws a `Failure` for refusals and for no answer. `patienceMs` is for what is known to take long. */
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
    // What is short has to come whole; sounds and archives take the time they need.
    return isShort(response) ? new Response(await response.text(), response) : response
  } catch (error) {
    throw failureOf(error)
  } finally {
    clearTimeout(timer)
  }
}

/** Refusals come in the language of the app, whatever the browser's own is. */
function inLanguage(given: HeadersInit | undefined): Headers {
  const headers = new Headers(given)
  headers.set('accept-language', languageInUse())
  return headers
}

function isShort({ headers }: Response): boolean {
  return headers.get('content-type')?.startsWith('application/json') ?? false
}
