/** Every bundled package is in the list of licences that the app shows. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { licencesShape } from '../domain/site/licences.schema'
import { readLicences } from '../scripts/licences.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const lists = `${root}web/dist/.vite`
const isBuilt = existsSync(`${lists}/packages-app.json`)
/** The files that esbuild bundled into the Worker. */
const workerMeta = `${root}build/worker.meta.json`
const { items } = licencesShape.parse({ items: readLicences() })
const names = new Set(items.map(({ name }) => name))
const readJson = (path: string) => JSON.parse(readFileSync(path, 'utf8'))

test('names the licence of each part, and brings its text for nearly all', () => {
  expect(items.filter(({ licence }) => licence === '' || licence === 'see text')).toEqual([])
  expect(items.filter(({ text }) => text === '').length).toBeLessThan(items.length / 10)
  for (const group of ['app', 'server', 'fonts', 'sounds'])
    expect(items.some((item) => item.group === group)).toBe(true)
})

test('names the speech engine, its weights and their terms', () => {
  const speech = ['Moonshine tiny', '@moonshine-ai/moonshine-js', 'onnxruntime-web', 'llama-tokenizer-js']
  const found = items.filter(({ name }) => speech.includes(name))
  expect(found.map(({ name, group, licence }) => [name, group, licence]).sort()).toEqual(
    speech.map((name) => [name, name === 'Moonshine tiny' ? 'sounds' : 'app', 'MIT']).sort(),
  )
  for (const { text } of found)
    expect(text).toMatch(/Copyright (\(c\)|2023) [\s\S]*Permission is hereby granted/)
  // The licence of the Spanish model, which is not shipped, would bind everyone who reads it here.
  expect(found.some(({ text }) => text.includes('COMMUNITY LICENSE'))).toBe(false)
  expect(names.has('empty-npm-package')).toBe(false)
})

describe.skipIf(!isBuilt)('a build', () => {
  test('contains no package of the client without a licence', () => {
    const files = isBuilt ? readdirSync(lists).filter((file) => file.startsWith('packages-')) : []
    expect(files.sort()).toEqual(['packages-app.json', 'packages-share.json', 'packages-sw.json'])
    const bundled = files.flatMap((file): string[] => readJson(`${lists}/${file}`))
    expect(bundled.length).toBeGreaterThan(15)
    expect(bundled.filter((name) => !names.has(name))).toEqual([])
  })

  test.skipIf(!existsSync(workerMeta))('contains no package of the Worker without a licence', () => {
    const { inputs } = readJson(workerMeta) as { inputs: Record<string, unknown> }
    const bundled = Object.keys(inputs).flatMap(
      (path) => /(?:^|.*\/)node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(path)?.[1] ?? [],
    )
    expect(new Set(bundled).size).toBeGreaterThan(5)
    // Wrangler's own shims of Node's modules.
    const SHIMS = ['wrangler', 'unenv', '@cloudflare/unenv-preset']
    expect([...new Set(bundled)].filter((name) => !names.has(name) && !SHIMS.includes(name))).toEqual([])
  })

  test('shows the same list', () => {
    expect(readJson(`${root}web/dist/licences.json`).items).toEqual(items)
  })
})
