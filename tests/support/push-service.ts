/**
 * A stand-in for the push services. Like the real ones it requires bytes in the one encoding, a lifetime and a
 * signature.
 */
import { type ProviderRequest, startProvider } from './provider.ts'

/** Starts the stand-in for the push services; returns its URL. */
export async function startPushService(): Promise<string> {
  return startProvider({ binary: true, respond: (asked) => ({ status: getStatus(asked) }) })
}

function getStatus({ method, headers }: ProviderRequest): number {
  const isSigned = /^vapid t=[\w-]+\.[\w-]+\.[\w-]+, ?k=[\w-]+$/.test(headers.authorization ?? '')
  if (!isSigned) return 401
  const isWhole = headers['content-encoding'] === 'aes128gcm' && /^\d+$/.test(headers.ttl ?? '')
  return method === 'POST' && isWhole && /^[\w-]{1,32}$/.test(headers.topic ?? 'x') ? 201 : 400
}
