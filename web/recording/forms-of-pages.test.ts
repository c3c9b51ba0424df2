import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { EMPTY_FORM } from '../store/draft-record'
import type { FormOfPage } from './forms-of-pages'

const stored = new Map<string, string>()
let isFull = false

const storage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => {
    if (isFull) throw new DOMException('full', 'QuotaExceededError')
    stored.set(key, value)
  },
  removeItem: (key: string) => stored.delete(key),
}

beforeEach(() => {
  isFull = false
  stored.clear()
  vi.stubGlobal('localStorage', storage)
  vi.stubGlobal('sessionStorage', storage)
})
afterEach(() => vi.unstubAllGlobals())

const form = (formId: string): FormOfPage => ({
  formId,
  mode: 'mue',
  form: EMPTY_FORM,
  track: null,
  ownerId: null,
})

/** The module as a new load of the page has it. */
async function load() {
  vi.resetModules()
  const { getEndedMode, getFormOfPage, removeFormOfPages, setFormOfPage } = await import('./forms-of-pages')
  return { getEndedMode, getFormOfPage, removeFormOfPages, setFormOfPage }
}

test('keeps the forms of the last five hundred pages', async () => {
  const { setFormOfPage } = await load()
  for (let page = 1; page <= 501; page += 1) setFormOfPage(`page-${page}`, form(`form-${page}`))
  // Shown again, so that the second page is the newest.
  setFormOfPage('page-2', form('form-2'))
  setFormOfPage('page-502', form('form-502'))
  const { getFormOfPage } = await load()
  const isKept = (page: number) => getFormOfPage(`page-${page}`) !== null
  expect([1, 2, 3, 4, 501, 502].filter(isKept)).toEqual([2, 4, 501, 502])
})

test('keeps one form for all pages that showed it, as it was last', async () => {
  const { setFormOfPage, removeFormOfPages } = await load()
  setFormOfPage('a', form('shared'))
  setFormOfPage('b', { ...form('shared'), form: { ...EMPTY_FORM, title: 'Later' } })
  setFormOfPage('c', form('other'))
  const { getFormOfPage } = await load()
  expect(getFormOfPage('a')?.form.title).toBe('Later')
  removeFormOfPages('shared')
  const after = await load()
  expect(['a', 'b', 'c'].filter((page) => after.getFormOfPage(page))).toEqual(['c'])
  expect(['a', 'b', 'c', 'd'].map(after.getEndedMode)).toEqual(['mue', 'mue', null, null])
})

test('keeps them for this load alone while storage is full, and stores them all once there is room', async () => {
  const { getFormOfPage, setFormOfPage } = await load()
  isFull = true
  setFormOfPage('a', form('form-a'))
  expect(getFormOfPage('a')).toMatchObject({ formId: 'form-a' })
  expect((await load()).getFormOfPage('a')).toBeNull()
  isFull = false
  setFormOfPage('b', form('form-b'))
  expect((await load()).getFormOfPage('a')).toMatchObject({ formId: 'form-a' })
})

test('has none if what is stored cannot be read', async () => {
  stored.set('owlcast.formsOfPages', '{')
  expect((await load()).getFormOfPage('a')).toBeNull()
})
