/** Texts are read when they are shown, never while modules load: the locale is known only after that. */
import { afterAll, expect, test, vi } from 'vitest'
import type { MessageCatalog } from '../domain/i18n/i18n'

const CLIENT = import.meta.glob([
  '../web/**/*.{ts,tsx}',
  // Modules that start by themselves, build, or run outside of a page.
  '!../**/*.test.*',
  '!../web/{sw,dist}/**',
  '!../web/vite*',
  '!../web/main.tsx',
  '!../web/share/{main.tsx,embed.ts}',
])

afterAll(() => vi.resetModules())

test('reads no texts while modules of the client load', async () => {
  vi.resetModules()
  const { setLocale } = await import('../domain/i18n/i18n')
  const early: string[] = []
  const watching: MessageCatalog = new Proxy(
    {},
    { get: (_, section) => void early.push(findReader(String(section))) },
  )
  setLocale('de', watching)
  await Promise.all(Object.values(CLIENT).map((load) => load().catch(() => undefined)))
  expect(early).toEqual([])
}, 600_000)

function findReader(section: string): string {
  const lines = new Error().stack?.split('\n').filter((line) => line.includes('/web/')) ?? []
  return `${section}: ${lines
    .map((line) => line.replace(/^.*\/web\//, 'web/').replace(/\)$/, ''))
    .slice(0, 3)
    .join(' < ')}`
}
