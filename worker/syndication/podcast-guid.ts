/** The `podcast:guid` of a feed: a UUIDv5 of an address, in the namespace that the specification gives. */
import { toHex } from '../../domain/text/hex'

const PODCAST_NAMESPACE = 'ead4c236bf5858c6a2c6a6b28d128cb6'

/** Returns the guid of an address without scheme and trailing slash. */
export async function computePodcastGuid(address: string): Promise<string> {
  const name = new TextEncoder().encode(address.replace(/^https?:\/\//, '').replace(/\/+$/, ''))
  const namespace = Uint8Array.from(PODCAST_NAMESPACE.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16))
  const bytes = new Uint8Array(namespace.length + name.length)
  bytes.set(namespace)
  bytes.set(name, namespace.length)
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-1', bytes)).slice(0, 16)
  hash[6] = ((hash[6] ?? 0) & 0x0f) | 0x50
  hash[8] = ((hash[8] ?? 0) & 0x3f) | 0x80
  return toHex(hash).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
