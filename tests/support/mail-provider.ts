/**
 * A stand-in for the mail provider. Like the real one it refuses requests without a User-Agent, and takes a letter once
 * for each idempotency key.
 */
import type { TestProject } from 'vitest/node'
import { provider } from './provider'

declare module 'vitest' {
  interface ProvidedContext {
    mailApi: string
  }
}

/** Starts it for a whole run; tests find it as `inject('mailApi')`. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const taken = new Map<string, string>()
  const { url, close } = await provider({
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
  provide('mailApi', url)
  return close
}
