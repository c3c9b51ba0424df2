/** Requests to Stripe's HTTP API (https://docs.stripe.com/api). Our own client: the official package has every resource. */

const BILLING_TIMEOUT_MS = 15_000

export type StripeAccount = { url: string; key: string; timeoutMs?: number }
/** A response, or why there is none. */
export type StripeResponse =
  | { status: number; json: Record<string, unknown> }
  | { status: null; reason: string }
/** `idempotencyKey`: a repeated request with it has the first one's result. */
export type StripeRequest = { path: string; form?: Record<string, string>; idempotencyKey?: string }

/** Pins the API version, whatever the account's default is. */
const VERSION = '2025-08-27.basil'
/** Another request with the same idempotency key is in progress. */
const BUSY = 409
const RATE_LIMITED = 429

export type StripeApi = ReturnType<typeof createStripeApi>

/** Creates a client for an account at Stripe, or at a compatible API under `url`. */
export function createStripeApi({ url, key, timeoutMs = BILLING_TIMEOUT_MS }: StripeAccount) {
  async function send(
    method: string,
    { path, form, idempotencyKey }: StripeRequest,
  ): Promise<StripeResponse> {
    const response = await fetch(`${url.replace(/\/$/, '')}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${key}`,
        ...(form ? { 'content-type': 'application/x-www-form-urlencoded' } : {}),
        ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
        'stripe-version': VERSION,
        'user-agent': 'Owlcast/1.0',
      },
      ...(form ? { body: new URLSearchParams(form).toString() } : {}),
      // Never forwards the API key to another address.
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    }).catch((error: unknown) => (error instanceof Error ? error.name : 'Error'))
    if (!(response instanceof Response)) return { status: null, reason: `Stripe did not answer: ${response}` }
    const json: unknown = await response.json().catch(() => null)
    return { status: response.status, json: isRecord(json) ? json : {} }
  }
  return {
    get: (path: string) => send('GET', { path }),
    post: (request: StripeRequest) => send('POST', { form: {}, ...request }),
  }
}

/**
 * Describes a response without the expected content. `refused`: the same request can never succeed. `unclear`: it may
 * have succeeded, or may later.
 */
export function toStripeFailure(response: StripeResponse): { status: 'refused' | 'unclear'; reason: string } {
  if (response.status === null) return { status: 'unclear', reason: response.reason }
  const { status, json } = response
  const reason = `Stripe answered ${status} ${getErrorName(json)}`.trim()
  const canRetry = status >= 500 || status === BUSY || status === RATE_LIMITED || status === 200
  return { status: canRetry ? 'unclear' : 'refused', reason }
}

/** Returns whether browsers can be sent to a URL of Stripe: only http(s) is allowed. */
export function isStripePage(url: unknown): url is string {
  return typeof url === 'string' && /^https?:$/.test(URL.parse(url)?.protocol ?? '')
}

/** Error name only: the message may quote the request. */
function getErrorName({ error }: Record<string, unknown>): string {
  if (!isRecord(error)) return ''
  const name = [error.type, error.code].filter((part) => typeof part === 'string').join(' ')
  return /^[a-z_ ]{1,80}$/.test(name) ? name : ''
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
