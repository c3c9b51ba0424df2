/**
 * A stand-in for Stripe. Like the real one it requires a key, a version and a form, returns the same result for the
 * same idempotency key, refuses that key with other content, expires open sessions only, and transfers to enabled
 * accounts only.
 */
import { type ProviderRequest, startProvider } from './provider.ts'

type Session = { id: string; status: 'open' | 'complete' | 'expired'; form: string }
type AccountState = 'new' | 'submitted' | 'enabled'
type Account = { id: string; state: AccountState }
type Transfer = { id: string; amount: number; destination: string }
type Response = { status: number; json?: unknown }

/** Starts the stand-in for Stripe; returns its URL. */
export async function startPaymentProvider(): Promise<string> {
  const sessions = new Map<string, Session>()
  const accounts = new Map<string, Account>()
  const transfers: Transfer[] = []
  const results = new Map<string, { form: string; response: Response }>()
  let made = 0

  function expire(id: string | undefined): Response {
    const session = [...sessions.values()].find((one) => one.id === id)
    if (session?.status !== 'open') return createError('invalid_request_error')
    session.status = 'expired'
    return { status: 200, json: session }
  }

  function startSession(key: string, form: string): Response {
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

  function createAccount(fields: URLSearchParams): Response {
    if (fields.get('type') !== 'express' || fields.get('capabilities[transfers][requested]') !== 'true')
      return createError('invalid_request_error')
    made += 1
    const account: Account = { id: `acct_${Date.now()}${made}`, state: 'new' }
    accounts.set(account.id, account)
    return { status: 200, json: describeAccount(account) }
  }

  function createAccountLink(fields: URLSearchParams): Response {
    const isComplete = ['account', 'type', 'return_url', 'refresh_url'].every((name) => fields.get(name))
    if (!isComplete || !accounts.has(fields.get('account') ?? '')) return createError('invalid_request_error')
    return { status: 200, json: { url: `https://connect.stripe.example/setup/${fields.get('account')}` } }
  }

  function transfer(fields: URLSearchParams): Response {
    const [amount, destination] = [Number(fields.get('amount')), fields.get('destination') ?? '']
    const isEnabled = accounts.get(destination)?.state === 'enabled'
    if (!isEnabled) return createError('invalid_request_error', 'insufficient_capabilities_for_transfer')
    if (!Number.isInteger(amount) || amount < 1 || fields.get('currency') !== 'usd')
      return createError('invalid_request_error')
    const created = { id: `tr_${transfers.length + 1}`, amount, destination }
    transfers.push(created)
    return { status: 200, json: created }
  }

  /** Accounts and transfers: a key that was used before has the first result. */
  function create(path: string, key: string, form: string): Response {
    const known = results.get(key)
    if (known) return known.form === form ? known.response : createError('idempotency_error')
    const fields = new URLSearchParams(form)
    const response = path === '/v1/transfers' ? transfer(fields) : createAccount(fields)
    // Stripe keeps refusals, too, but not those of an invalid request.
    if (key && response.status === 200) results.set(key, { form, response })
    return response
  }

  function respond({ method, path, headers, body: form }: ProviderRequest): Response {
    const { authorization = '', 'stripe-version': version, 'content-type': type } = headers
    if (!/^Bearer sk_(test|live)_\w+$/.test(authorization))
      return { status: 401, json: { error: { type: 'invalid_request_error' } } }
    if (!version) return createError('invalid_request_error')
    const [, accountId = '', action] = /^\/v1\/accounts\/(\w+)(\/login_links)?$/.exec(path) ?? []
    const account = accounts.get(accountId)
    if (method === 'GET' && account) return { status: 200, json: describeAccount(account) }
    if (method !== 'POST' || type !== 'application/x-www-form-urlencoded')
      return createError('invalid_request_error')
    if (account?.state === 'enabled' && action)
      return { status: 200, json: { url: `https://connect.stripe.example/express/${accountId}` } }
    if (path === '/v1/account_links') return createAccountLink(new URLSearchParams(form))
    const key = headers['idempotency-key'] ?? ''
    if (path === '/v1/accounts' || path === '/v1/transfers') return create(path, key, form)
    const expired = /^\/v1\/checkout\/sessions\/(\w+)\/expire$/.exec(path)
    if (expired) return expire(expired[1])
    return path === '/v1/checkout/sessions' ? startSession(key, form) : createError('invalid_request_error')
  }

  return startProvider({
    respond,
    inspect: (asked) => ({
      asked,
      sessions: [...sessions.values()],
      accounts: [...accounts.values()],
      transfers,
    }),
    reset: () => {
      sessions.clear()
      results.clear()
      transfers.length = 0
    },
    commands: {
      '/-/complete': (id) => {
        for (const session of sessions.values()) if (session.id === id) session.status = 'complete'
      },
      '/-/account': (text) => {
        const { id, state } = JSON.parse(text) as Account
        accounts.set(id, { id, state })
      },
    },
  })
}

const describeAccount = ({ id, state }: Account) => ({
  id,
  object: 'account',
  details_submitted: state !== 'new',
  payouts_enabled: state === 'enabled',
  capabilities: { transfers: state === 'enabled' ? 'active' : 'pending' },
})

const createError = (type: string, code?: string): Response => ({
  status: 400,
  json: { error: { type, code, message: 'Quotes what was sent' } },
})
