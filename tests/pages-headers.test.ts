/** Pages serves the client in production: its headers must equal the Worker's. */
import { readFileSync } from 'node:fs'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import type { AppEnv } from '../worker/context'
import { securityHeaders } from '../worker/http/headers'

/** Parses a `_headers` file: a path, then indented `Name: value` lines. */
function parseRules(text: string): Map<string, Record<string, string>> {
  const rules = new Map<string, Record<string, string>>()
  let current: Record<string, string> = {}
  for (const line of text.split('\n')) {
    if (line.startsWith('/')) {
      current = {}
      rules.set(line.trim(), current)
    } else if (line.startsWith(' ')) {
      const [name = '', ...value] = line.trim().split(':')
      current[name.toLowerCase()] = value.join(':').trim()
    }
  }
  return rules
}

const rules = parseRules(readFileSync(new URL('../web/public/_headers', import.meta.url), 'utf8'))

test("sends the Worker's headers with every page", async () => {
  const app = new Hono<AppEnv>().use(securityHeaders).get('/', (c) => c.body(null))
  const answer = await app.request('/', undefined, { ENVIRONMENT: 'production' })
  expect(rules.get('/*')).toEqual(Object.fromEntries(answer.headers))
})

test('revalidates the service worker and the manifest each time, and allows the worker the whole origin', () => {
  expect(rules.get('/sw.js')).toEqual({ 'cache-control': 'no-cache', 'service-worker-allowed': '/' })
  expect(rules.get('/manifest.webmanifest')).toEqual({ 'cache-control': 'no-cache' })
  expect(rules.get('/*')?.['content-security-policy']).toContain("worker-src 'self'")
})

test('caches files with a hash in their name for a year', () => {
  expect(rules.get('/assets/*')).toEqual({ 'cache-control': 'public, max-age=31536000, immutable' })
})
