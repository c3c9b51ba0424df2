/** A stand-in for the push services. Like the real ones it wants bytes in the one encoding, a life span and a signature. */
import { type Asked, startProvider } from './provider.ts'

/** Starts the stand-in for the push services; returns its URL. */
export async function startPushService(): Promise<string> {
  return startProvider({ binary: true, judge: (asked) => ({ status: statusOf(asked) }) })
}

function statusOf({ method, headers }: Asked): number {
  const isSigned = /^vapid t=[\w-]+\.[\w-]+\.[\w-]+, ?k=[\w-]+$/.test(headers.authorization ?? '')
  if (!isSigned) return 401
  const isWhole = headers['content-encoding'] === 'aes128gcm' && /^\d+$/.test(headers.ttl ?? '')
  return method === 'POST' && isWhole && /^[\w-]{1,32}$/.test(headers.topic ?? 'x') ? 201 : 400
}
