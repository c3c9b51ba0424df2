import { afterEach, expect, test, vi } from 'vitest'
import { clearTabForms, createTabForm } from './tab-form'

afterEach(() => vi.unstubAllGlobals())

test('keeps each form until it is removed, or all are cleared', () => {
  const kept: Record<string, string> = Object.create({
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => {
      kept[key] = value
    },
    removeItem: (key: string) => delete kept[key],
  })
  vi.stubGlobal('sessionStorage', kept)
  kept['owlcast.other'] = 'stays'
  const edits = createTabForm<{ title: string }>('owlcast.edit.')
  const owlcast = createTabForm<{ name: string }>('owlcast.newOwlcast')
  edits.save({ title: 'By the sea' }, 'post_1')
  edits.save({ title: 'By the lake' }, 'post_2')
  owlcast.save({ name: 'Night walks' })
  expect(edits.read('post_1')).toEqual({ title: 'By the sea' })
  edits.save(null, 'post_1')
  expect(edits.read('post_1')).toBeNull()
  expect(owlcast.read()).toEqual({ name: 'Night walks' })
  clearTabForms()
  expect(Object.keys(kept)).toEqual(['owlcast.other'])
})
