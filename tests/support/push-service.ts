/** A stand-in for the push services. Like the real ones it wants bytes in the one encoding, a life span and a signature. */
import type { TestProject } from 'vitest/node'
import { type Asked, provider } from './provider'

declare module 'vitest' {
  interface ProvidedContext {
    pushApi: string
  }
}

/** Starts it for a whole run; the Worker is given it as `PUSH_TEST_URL`, and tests find it as `inject('pushApi')`. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const { url, close } = await provider({ binary: true, judge: (asked) => ({ status: statusOf(asked) }) })
  provide('pushApi', url)
  return close
}

function statusOf({ method, headers }: Asked): number {
  const isSigned = /^vapid t=[\w-]+\.[\w-]+\.[\w-]+, ?k=[\w-]+$/.test(headers.authorization ?? '')
  if (!isSigned) return 401
  const isWhole = headers['content-encoding'] === 'aes128gcm' && /^\d+$/.test(headers.ttl ?? '')
  return method === 'POST' && isWhole && /^[\w-]{1,32}$/.test(headers.topic ?? 'x') ? 201 : 400
}
