/**
 * A stand-in for Stripe. Like the real one it requires a key, a version and a form, returns the same session for the
 * same idempotency key, refuses that key with other content, and expires open sessions only.
 */
import { type ProviderRequest, startProvider } from './provider.ts'

type Session = { id: string; status: 'open' | 'complete' | 'expired'; form: string }

/** Starts the stand-in for Stripe; returns its URL. */
export async function startPaymentProvider(): Promise<string> {
  const sessions = new Map<string, Session>()
  let made = 0

  function expire(id: string | undefined) {
    const session = [...sessions.values()].find((one) => one.id === id)
    if (session?.status !== 'open') return createError('invalid_request_error')
    session.status = 'expired'
    return { status: 200, json: session }
  }

  function respond({ path, headers, body: form }: ProviderRequest) {
    const { authorization = '', 'stripe-version': version, 'content-type': type } = headers
    if (!/^Bearer sk_(test|live)_\w+$/.test(authorization))
      return { status: 401, json: { error: { type: 'invalid_request_error' } } }
    if (!version || type !== 'application/x-www-form-urlencoded') return createError('invalid_request_error')
    const expired = /^\/v1\/checkout\/sessions\/(\w+)\/expire$/.exec(path)
    if (expired) return expire(expired[1])
    const key = headers['idempotency-key'] ?? ''
    const known = sessions.get(key)
    if (known && known.form !== form) return createError('idempotency_error')
    const fields = new URLSearchParams(form)
    if (Number(fields.get('line_items[0][price_data][unit_amount]')) < 50)
      return createError('invalid_request_error')
    made += known ? 0 : 1
    const session = known ?? { id: `cs_test_${Date.now()}${made}`, status: 'open' as const, form }
    sessions.set(key, session)
    return { status: 200, json: { ...session, url: `https://checkout.stripe.example/c/${session.id}` } }
  }

  return startProvider({
    respond,
    inspect: (asked) => ({ asked, sessions: [...sessions.values()] }),
    reset: () => sessions.clear(),
    commands: {
      '/-/complete': (id) => {
        for (const session of sessions.values()) if (session.id === id) session.status = 'complete'
      },
    },
  })
}

const createError = (type: string) => ({
  status: 400,
  json: { error: { type, message: 'Quotes what was sent' } },
})
