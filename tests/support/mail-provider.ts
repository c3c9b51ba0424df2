/**
 * A stand-in for the email provider. Like the real one it refuses requests without a User-Agent, and accepts an email
 * once for each idempotency key.
 */
import { startProvider } from './provider.ts'

/** Starts the stand-in for the email provider; returns its URL. */
export async function startMailProvider(): Promise<string> {
  const taken = new Map<string, string>()
  return startProvider({
    guard: ({ headers }) => (headers['user-agent'] ? null : { status: 403, json: { name: 'error_1010' } }),
    respond({ headers }) {
      const key = headers['idempotency-key'] ?? ''
      const id = taken.get(key) ?? `mail-${taken.size + 1}`
      taken.set(key, id)
      return { status: 200, json: { id } }
    },
    inspect: (asked) => ({ asked, taken: taken.size }),
    reset: () => taken.clear(),
  })
}
