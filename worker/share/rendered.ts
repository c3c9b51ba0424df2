/**
 * Pages rendered recently by this isolate, keyed by all of their content as just read from the database, so a page is
 * never stale: only rendering is saved.
 */
import { toHex } from '../../domain/hex'

type Rendered = { says: string; text: string; etag: string }

const MOST = 200
const lately = new Map<string, Rendered>()

/** The cached page if its content is unchanged, else a new one. */
export async function renderedOnce(
  name: string,
  says: string,
  render: () => Promise<string>,
): Promise<Rendered> {
  const known = lately.get(name)
  // LRU: re-inserting moves the page to the end.
  lately.delete(name)
  const page = known?.says === says ? known : await rendered(says, render)
  lately.set(name, page)
  const [oldest = name] = lately.keys()
  if (lately.size > MOST) lately.delete(oldest)
  return page
}

async function rendered(says: string, render: () => Promise<string>): Promise<Rendered> {
  const text = await render()
  return { says, text, etag: await etagOf(text) }
}

async function etagOf(text: string): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-1', new TextEncoder().encode(text)))
  return `W/"${toHex(hash.subarray(0, 12))}"`
}
