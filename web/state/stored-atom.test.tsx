import { createStore } from 'jotai'
import { expect, test, vi } from 'vitest'
import { createStoredAtom } from './stored-atom'

test('returns the initial value without an error for what is not stored', () => {
  const parse = vi.spyOn(JSON, 'parse')
  const store = createStore()
  const setting = createStoredAtom('owlcast.test.missing', 'system')
  const stop = store.sub(setting, () => undefined)
  expect(store.get(setting)).toBe('system')
  expect(parse).not.toHaveBeenCalled()
  stop()
  parse.mockRestore()
})

test('reads what was stored, and stores what is set', () => {
  localStorage.setItem('owlcast.test.stored', 'true')
  const store = createStore()
  const setting = createStoredAtom('owlcast.test.stored', false)
  expect(store.get(setting)).toBe(true)
  store.set(setting, false)
  expect(localStorage.getItem('owlcast.test.stored')).toBe('false')
})

test('returns the initial value for what is no JSON', () => {
  localStorage.setItem('owlcast.test.broken', '{')
  expect(createStore().get(createStoredAtom('owlcast.test.broken', 7))).toBe(7)
})

test('follows another tab, also when it removes the value', () => {
  localStorage.setItem('owlcast.test.tabs', '1')
  const store = createStore()
  const setting = createStoredAtom('owlcast.test.tabs', 0)
  const stop = store.sub(setting, () => undefined)
  const send = (newValue: string | null) =>
    dispatchEvent(
      new StorageEvent('storage', { key: 'owlcast.test.tabs', newValue, storageArea: localStorage }),
    )
  send('2')
  expect(store.get(setting)).toBe(2)
  send(null)
  expect(store.get(setting)).toBe(0)
  stop()
})
