/**
 * A stand-in for the mail provider. Like the real one it refuses requests without a User-Agent, and takes a letter once
 * for each idempotency key.
 */
import { startProvider } from './provider.ts'

/** Starts the stand-in for the mail provider; returns its URL. */
export async function startMailProvider(): Promise<string> {
  const taken = new Map<string, string>()
  return startProvider({
    guard: ({ headers }) => (headers['user-agent'] ? null : { status: 403, json: { name: 'error_1010' } }),
    judge({ headers }) {
      const key = headers['idempotency-key'] ?? ''
      const id = taken.get(key) ?? `mail-${taken.size + 1}`
      taken.set(key, id)
      return { status: 200, json: { id } }
    },
    shown: (asked) => ({ asked, taken: taken.size }),
    forget: () => taken.clear(),
  })
}
