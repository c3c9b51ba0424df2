import { afterEach, expect, test, vi } from 'vitest'
import type { Post } from '../../../domain/posts.schema'
import { changesOf, forgetEdits, formOf, rememberEdit, rememberedEdit } from './edit-typed'

const POST = {
  ...{ id: 'post_1', title: 'By the river', content: 'Fog.', tags: ['fox', 'canal'] },
  ...{ visibility: 'public', price: { cents: 199, locked: false } },
} as Post
const typed = (given: Partial<ReturnType<typeof formOf>>) => changesOf(POST, { ...formOf(POST), ...given })

afterEach(() => vi.unstubAllGlobals())

test('returns only changed fields', () => {
  expect(typed({})).toBeNull()
  expect(typed({ title: 'By the sea' })).toEqual({ title: 'By the sea' })
  expect(typed({ content: '' })).toEqual({ content: '' })
  expect(typed({ tags: '#fox, #night  loose' })).toEqual({ tags: ['fox', 'night', 'loose'] })
})

test('converts a price to cents, and an invalid one to a value the server refuses', () => {
  expect(typed({ price: '1.99', visibility: 'public' })).toBeNull()
  expect(typed({ price: '0' })).toEqual({ priceCents: 0 })
  expect(typed({ price: '5', visibility: 'unlisted' })).toEqual({ priceCents: 500, visibility: 'unlisted' })
  expect(typed({ price: 'much' })).toEqual({ priceCents: 1 })
})

test('returns the reply setting when it changed', () => {
  expect(typed({ repliesFrom: 'everyone' })).toBeNull()
  expect(typed({ repliesFrom: 'mentioned' })).toEqual({ repliesFrom: 'mentioned' })
})

test('returns the confirmation only together with a change', () => {
  expect(typed({ namesNobody: true })).toBeNull()
  expect(typed({ namesNobody: true, title: 'For her' })).toEqual({ title: 'For her', namesNobody: true })
})

test('keeps the form of each post until it is saved or cleared', () => {
  const kept: Record<string, string> = Object.create({
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => {
      kept[key] = value
    },
    removeItem: (key: string) => delete kept[key],
  })
  vi.stubGlobal('sessionStorage', kept)
  kept['owlcast.other'] = 'stays'
  rememberEdit(POST.id, { ...formOf(POST), title: 'By the sea' })
  rememberEdit('post_2', { ...formOf(POST), title: 'By the lake' })
  expect(rememberedEdit(POST)?.title).toBe('By the sea')
  rememberEdit(POST.id, null)
  expect(rememberedEdit(POST)).toBeNull()
  forgetEdits()
  expect(Object.keys(kept)).toEqual(['owlcast.other'])
})
