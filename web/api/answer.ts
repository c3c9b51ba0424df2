/** Reads the Worker's answers: a success as its body, a refusal as the `Failure` its code names. */
import { type ErrorCode, Failure, fail, isErrorCode } from '../../domain/errors'

type Wire = { error?: { code?: unknown; message?: unknown; field?: unknown } }

/** A refusal as it came over the wire, with the sentence the server had already filled in. */
export class Refusal extends Failure {
  constructor(code: ErrorCode, message: string, field?: string) {
    super(code, {}, field)
    this.message = message
  }
}

/** The body of a good answer; throws the refusal of any other, and a `request.*` failure when nobody answered. */
export async function answerOf<T>(asked: Promise<Response>): Promise<T> {
  const response = await asked.catch((error: unknown) => {
    throw failureFrom(error)
  })
  const body: unknown = await response.json().catch(() => null)
  if (!response.ok) throw failureFrom(body, response.status)
  return body as T
}

/** Sends JSON to a path of the API and reads the answer. */
export function postJson<T>(
  path: string,
  json: unknown,
  { signal, headers = {} }: { signal?: AbortSignal; headers?: Record<string, string> } = {},
): Promise<T> {
  return answerOf<T>(
    fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(json),
      signal: signal ?? null,
    }),
  )
}

/** Whatever went wrong, as a failure with a code. An abort stays what it is: nobody failed. */
export function failureFrom(reason: unknown, status = 0): Failure {
  if (reason instanceof Failure) return reason
  if (reason instanceof DOMException && reason.name === 'AbortError') throw reason
  const { error } = isWire(reason) ? reason : {}
  if (typeof error?.code === 'string' && isErrorCode(error.code) && typeof error.message === 'string')
    return new Refusal(error.code, error.message, typeof error.field === 'string' ? error.field : undefined)
  if (status >= 500) return fail('request.failed')
  if (status >= 400) return fail('request.invalid', { reason: `HTTP ${status}` })
  return fail(isOnline() ? 'request.unavailable' : 'request.offline', {}, undefined, reason)
}

function isWire(value: unknown): value is Wire {
  return typeof value === 'object' && value !== null && 'error' in value
}

function isOnline(): boolean {
  return typeof navigator === 'undefined' || navigator.onLine !== false
}
