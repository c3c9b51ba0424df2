/** Bytes that a visitor downloads before a page is usable. */
import { brotliCompressSync } from 'node:zlib'
import { LANGUAGES } from '../../domain/i18n/languages.ts'
import { getFirstViewSizes } from '../../scripts/sizes.mjs'
import { checkAtMost } from './goals.mjs'

const toKilobytes = (bytes) => Number((bytes / 1000).toFixed(1))

/** Bytes of the first view, after brotli, in the language that takes most. */
export function measureFirstView() {
  const views = LANGUAGES.map((language) => getFirstViewSizes({ language }))
  const most = (figure) => Math.max(...views.map((view) => view[figure]))
  return [
    checkAtMost('first view: JavaScript, brotli', toKilobytes(most('js')), 125, { unit: 'kB' }),
    checkAtMost('first view: styles, brotli', toKilobytes(most('css')), 12, { unit: 'kB' }),
    checkAtMost('first view: requests', most('requests'), 10),
  ]
}

/** Bytes of a share page, after brotli: styles inline or linked, scripts counted separately. */
export async function measureSharePage(url) {
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
    'HTML and CSS kB': toKilobytes(brotliCompressSync(html).length + styles),
    'JS needed kB': 0,
    'JS that takes over kB': toKilobytes(scripts),
  }
}
