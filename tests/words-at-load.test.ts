/** Words are read when something is said, never while modules load: the language is known only after that. */
import { afterAll, expect, test, vi } from 'vitest'
import type { Catalogue } from '../domain/catalogue'

const CLIENT = import.meta.glob([
  '../web/**/*.{ts,tsx}',
  // What begins by itself, builds, or runs outside of a page.
  '!../**/*.test.*',
  '!../web/{sw,dist}/**',
  '!../web/vite*',
  '!../web/main.tsx',
  '!../web/share/{main.tsx,embed.ts}',
  // Words of other languages are whole when they arrive, and stand on each other.
  '!../web/words/*/*.ts',
])

afterAll(() => vi.resetModules())

test('no module of the client reads words while it loads', async () => {
  vi.resetModules()
  const { speak } = await import('../domain/catalogue')
  const early: string[] = []
  const watching: Catalogue = new Proxy(
    {},
    { get: (_, section) => void early.push(whoAsked(String(section))) },
  )
  speak('de', watching)
  await Promise.all(Object.values(CLIENT).map((load) => load().catch(() => undefined)))
  expect(early).toEqual([])
}, 600_000)

function whoAsked(section: string): string {
  const lines = new Error().stack?.split('\n').filter((line) => line.includes('/web/')) ?? []
  return `${section}: ${lines
    .map((line) => line.replace(/^.*\/web\//, 'web/').replace(/\)$/, ''))
    .slice(0, 3)
    .join(' < ')}`
}
