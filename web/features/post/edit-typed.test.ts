import { afterEach, expect, test, vi } from 'vitest'
import type { Post } from '../../../domain/posts.schema'
import { changesOf, forgetEdits, formOf, rememberEdit, rememberedEdit } from './edit-typed'

const POST = {
  ...{ id: 'post_1', title: 'By the river', content: 'Fog.', tags: ['fox', 'canal'] },
  ...{ visibility: 'public', price: { cents: 199, locked: false } },
} as Post
const typed = (given: Partial<ReturnType<typeof formOf>>) => changesOf(POST, { ...formOf(POST), ...given })

afterEach(() => vi.unstubAllGlobals())

test('only what was changed is sent', () => {
  expect(typed({})).toBeNull()
  expect(typed({ title: 'By the sea' })).toEqual({ title: 'By the sea' })
  expect(typed({ content: '' })).toEqual({ content: '' })
  expect(typed({ tags: '#fox, #night  loose' })).toEqual({ tags: ['fox', 'night', 'loose'] })
})

test('a price is sent as cents, and what is none for the server to refuse', () => {
  expect(typed({ price: '1.99', visibility: 'public' })).toBeNull()
  expect(typed({ price: '0' })).toEqual({ priceCents: 0 })
  expect(typed({ price: '5', visibility: 'unlisted' })).toEqual({ priceCents: 500, visibility: 'unlisted' })
  expect(typed({ price: 'much' })).toEqual({ priceCents: 1 })
})

test('who may reply is sent when it is another choice', () => {
  expect(typed({ repliesFrom: 'everyone' })).toBeNull()
  expect(typed({ repliesFrom: 'mentioned' })).toEqual({ repliesFrom: 'mentioned' })
})

test('that somebody looked goes with a change, and is none by itself', () => {
  expect(typed({ namesNobody: true })).toBeNull()
  expect(typed({ namesNobody: true, title: 'For her' })).toEqual({ title: 'For her', namesNobody: true })
})

test('what is typed is kept for its post, until it is saved or whoever typed it is gone', () => {
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
