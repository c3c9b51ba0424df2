/**
 * Pages rendered recently by this isolate, keyed by all of their content as just read from the database, so a page is
 * never stale: only rendering is saved.
 */
import { toHex } from '../../domain/text/hex'

type RenderedPage = { content: string; text: string; etag: string }

const MAX_PAGES = 200
const pageCache = new Map<string, RenderedPage>()

/** The cached page if its content is unchanged, else a new one. */
export async function getRenderedPage(
  name: string,
  content: string,
  render: () => Promise<string>,
): Promise<RenderedPage> {
  const cached = pageCache.get(name)
  // LRU: re-inserting moves the page to the end.
  pageCache.delete(name)
  const page = cached?.content === content ? cached : await renderPage(content, render)
  pageCache.set(name, page)
  const [oldest = name] = pageCache.keys()
  if (pageCache.size > MAX_PAGES) pageCache.delete(oldest)
  return page
}

async function renderPage(content: string, render: () => Promise<string>): Promise<RenderedPage> {
  const text = await render()
  return { content, text, etag: await computeEtag(text) }
}

async function computeEtag(text: string): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-1', new TextEncoder().encode(text)))
  return `W/"${toHex(hash.subarray(0, 12))}"`
}
