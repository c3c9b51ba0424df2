import { expect, test } from 'vitest'
import type { Post } from '../../../domain/posts.schema'
import { changesOf, formOf } from './edit-typed'

const POST = { id: 'post_1', title: 'By the river', content: 'Fog.', tags: ['fox', 'canal'] } as Post
const typed = (given: Partial<ReturnType<typeof formOf>>) => changesOf(POST, { ...formOf(POST), ...given })

test('only what was changed is sent', () => {
  expect(typed({})).toBeNull()
  expect(typed({ title: 'By the sea' })).toEqual({ title: 'By the sea' })
  expect(typed({ content: '' })).toEqual({ content: '' })
  expect(typed({ tags: '#fox, #night  loose' })).toEqual({ tags: ['fox', 'night'] })
})

test('that somebody looked goes with a change, and is none by itself', () => {
  expect(typed({ namesNobody: true })).toBeNull()
  expect(typed({ namesNobody: true, title: 'For her' })).toEqual({ title: 'For her', namesNobody: true })
})
