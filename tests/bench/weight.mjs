/** Bytes that a visitor downloads before a page is usable. */
import { brotliCompressSync } from 'node:zlib'
import { firstView } from '../../scripts/sizes.mjs'
import { atMost } from './goals.mjs'

const kb = (bytes) => Number((bytes / 1000).toFixed(1))

/** Bytes of the first view, after brotli. */
export function measureFirstView() {
  const { js, css, requests } = firstView()
  return [
    atMost('first view: JavaScript, brotli', kb(js), 100, { unit: 'kB' }),
    atMost('first view: styles, brotli', kb(css), 12, { unit: 'kB' }),
    atMost('first view: requests', requests, 10),
  ]
}

/** Bytes of a share page, after brotli: styles inline or linked, scripts counted separately. */
export async function shareWeight(url) {
  const html = await (await fetch(url)).text()
  const bytesOf = async (found) => {
    const files = await Promise.all(
      found.map(async ([, path]) => (await fetch(new URL(path, url))).arrayBuffer()),
    )
    return files.reduce((sum, file) => sum + brotliCompressSync(Buffer.from(file)).length, 0)
  }
  const styles = await bytesOf([...html.matchAll(/<link rel="stylesheet"[^>]* href="([^"]+)"/g)])
  const scripts = await bytesOf([...html.matchAll(/<script[^>]* src="([^"]+)"/g)])
  return {
    'HTML and CSS kB': kb(brotliCompressSync(html).length + styles),
    'JS needed kB': 0,
    'JS that takes over kB': kb(scripts),
  }
}
