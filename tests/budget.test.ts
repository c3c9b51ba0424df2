/** Sizes of the first view and of the Worker after a production build. */
import { existsSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '../domain/i18n/languages'
import { getFirstViewSizes } from '../scripts/sizes.mjs'

const KB = 1000
const built = existsSync(new URL('../web/dist/.vite/manifest.json', import.meta.url))

describe.skipIf(!built)('the first view', () => {
  const view = built ? getFirstViewSizes() : { js: 0, css: 0, requests: 0, files: [] }

  describe.each(LANGUAGES)('in %s', (language) => {
    const { js, css, requests } = built ? getFirstViewSizes({ language }) : view

    test('has at most 125 kB of JavaScript and 12 kB of styles after brotli', () => {
      expect(js).toBeLessThanOrEqual(125 * KB)
      expect(css).toBeLessThanOrEqual(12 * KB)
    })

    test('takes at most ten requests', () => {
      expect(requests).toBeLessThanOrEqual(10)
    })
  })

  test('loads schemas, the encoder and dialogs later', () => {
    const early = view.files.join(' ')
    expect(early).not.toMatch(/zod|schema|encoder|mediabunny|Dialog|Drawer|RecordScreen/)
  })

  test('renders text before the app is loaded', () => {
    const opening = view.files.find((file) => file.includes('opening')) ?? ''
    expect(readFileSync(new URL(`../web/dist/${opening}`, import.meta.url), 'utf8')).not.toContain('import')
  })

  test('loads icons of later views later', () => {
    const { files } = view
    const scripts = files.filter((file) => file.endsWith('.js'))
    const code = scripts.map((file) => readFileSync(new URL(`../web/dist/${file}`, import.meta.url), 'utf8'))
    expect(code.join('')).not.toContain('skip-forward')
  })
})

const worker = new URL('../build/worker/index.js', import.meta.url)

describe.skipIf(!existsSync(worker))('the Worker', () => {
  test('has at most 1.0 MB after gzip', () => {
    expect(gzipSync(readFileSync(worker)).length).toBeLessThanOrEqual(1000 * KB)
  })
})
