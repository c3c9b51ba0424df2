/**
 * Download sizes of the first view in a production build: the entry of web/dist/.vite/manifest.json with its static
 * imports. `node scripts/sizes.mjs` prints them.
 */
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'

const DIST = fileURLToPath(new URL('../web/dist', import.meta.url))

/** Script of the prerendered hero, loaded beside the app. */
const OPENING = 'opening'

/** Files of an entry: itself, its imported chunks, and their styles. */
function listEntryFiles(manifest, entry, seen = new Set()) {
  if (seen.has(entry)) return []
  seen.add(entry)
  const chunk = manifest[entry]
  if (!chunk) throw new Error(`${entry} is not in the build; is it built?`)
  return [
    chunk.file,
    ...(chunk.css ?? []),
    ...(chunk.imports ?? []).flatMap((name) => listEntryFiles(manifest, name, seen)),
  ]
}

function measureBrotli(file) {
  return brotliCompressSync(readFileSync(join(DIST, file))).length
}

/**
 * Sizes in bytes after brotli, for readers of a language. `requests` counts the page, scripts, styles, preloaded fonts,
 * icon and manifest, and `calls` more to the API.
 */
export function getFirstViewSizes({ entry = 'index.html', calls = 2, language = 'en' } = {}) {
  const manifest = JSON.parse(readFileSync(join(DIST, '.vite/manifest.json'), 'utf8'))
  const isFirst = ({ name }) => name === OPENING || name === `locale-first-${language}`
  const first = [entry, ...Object.keys(manifest).filter((name) => isFirst(manifest[name]))]
  const files = [...new Set(first.flatMap((name) => listEntryFiles(manifest, name)))]
  const js = files.filter((file) => file.endsWith('.js'))
  const css = files.filter((file) => file.endsWith('.css'))
  const page = join(DIST, entry)
  const html = readFileSync(page, 'utf8')
  const others = [...html.matchAll(/<link[^>]+rel="(?:preload|icon|manifest)"/g)].length
  const sum = (list) => list.reduce((bytes, file) => bytes + measureBrotli(file), 0)
  return {
    js: sum(js),
    css: sum(css),
    html: brotliCompressSync(html).length,
    requests: 1 + js.length + css.length + others + calls,
    files,
    folder: dirname(page),
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { js, css, html, requests, files } = getFirstViewSizes()
  const kb = (bytes) => `${(bytes / 1000).toFixed(1)} kB`
  console.log(`first view: JS ${kb(js)}, CSS ${kb(css)}, HTML ${kb(html)} after brotli, ${requests} requests`)
  for (const file of files) console.log(`  ${kb(measureBrotli(file)).padStart(9)}  ${file}`)
}
