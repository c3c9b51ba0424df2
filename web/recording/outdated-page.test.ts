import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const stored = new Map<string, string>()

const reload = vi.fn()

beforeEach(() => {
  stored.clear()
  reload.mockClear()
  vi.stubGlobal('location', { reload })
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  })
})
afterEach(() => vi.unstubAllGlobals())

/** Loads the app, in the same tab as before. Returns its window, and what recordings tell the guard. */
async function load() {
  vi.resetModules()
  const page = new EventTarget()
  vi.stubGlobal('window', page)
  const { reloadWhenOutdated } = await import('./outdated-page')
  reloadWhenOutdated()
  const { setReloadBlocked } = await import('../state/reload-guard')
  return { page, setReloadBlocked }
}

const bringBack = (from: EventTarget, persisted = true) =>
  from.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))

test('is loaded again when the app was loaded meanwhile', async () => {
  const first = await load()
  const second = await load()
  bringBack(second.page)
  expect(reload).not.toHaveBeenCalled()
  bringBack(first.page, false)
  expect(reload).not.toHaveBeenCalled()
  bringBack(first.page)
  expect(reload).toHaveBeenCalledOnce()
})

test('is loaded again once its recording is stored, when that is nowhere else', async () => {
  const first = await load()
  await load()
  first.setReloadBlocked(true)
  bringBack(first.page)
  expect(reload).not.toHaveBeenCalled()
  first.setReloadBlocked(false)
  expect(reload).toHaveBeenCalledOnce()
})
