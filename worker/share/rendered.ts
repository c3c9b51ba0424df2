/**
 * Pages that this isolate rendered lately. A page is known by all that it says, read from the database a moment ago, so that
 * it is never what it was before: rendering is what is spared, not asking.
 */
import { toHex } from '../../domain/hex'

type Rendered = { says: string; text: string; etag: string }

const MOST = 200
const lately = new Map<string, Rendered>()

/** The page of this name that says this, with its tag; made now where it says something else than the last time. */
export async function renderedOnce(
  name: string,
  says: string,
  render: () => Promise<string>,
): Promise<Rendered> {
  const known = lately.get(name)
  // Whoever was asked for last leaves last.
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
