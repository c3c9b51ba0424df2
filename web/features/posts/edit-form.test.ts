import { expect, test } from 'vitest'
import type { Post } from '../../../domain/posts/posts.schema'
import { getChanges, toEditForm } from './edit-form'

const POST = {
  id: 'post_1',
  title: 'By the river',
  content: 'Fog.',
  tags: ['fox', 'canal'],
  visibility: 'public',
  price: { cents: 199, locked: false },
} as Post
const getTypedChanges = (given: Partial<ReturnType<typeof toEditForm>>) =>
  getChanges(POST, { ...toEditForm(POST), ...given })

test('returns only changed fields', () => {
  expect(getTypedChanges({})).toBeNull()
  expect(getTypedChanges({ title: 'By the sea' })).toEqual({ title: 'By the sea' })
  expect(getTypedChanges({ content: '' })).toEqual({ content: '' })
  expect(getTypedChanges({ tags: '#fox, #night  loose' })).toEqual({ tags: ['fox', 'night', 'loose'] })
})

test('converts a price to cents, and an invalid one to a value the server refuses', () => {
  expect(getTypedChanges({ price: '1.99', visibility: 'public' })).toBeNull()
  expect(getTypedChanges({ price: '0' })).toEqual({ priceCents: 0 })
  expect(getTypedChanges({ price: '5', visibility: 'unlisted' })).toEqual({
    priceCents: 500,
    visibility: 'unlisted',
  })
  expect(getTypedChanges({ price: 'much' })).toEqual({ priceCents: 49 })
})

test('returns the reply setting when it changed', () => {
  expect(getTypedChanges({ replyPolicy: 'everyone' })).toBeNull()
  expect(getTypedChanges({ replyPolicy: 'mentioned' })).toEqual({ replyPolicy: 'mentioned' })
})

test('returns whether it may be in a thread that is played as one when that changed', () => {
  expect(getTypedChanges({ allowsBraid: false })).toBeNull()
  expect(getTypedChanges({ allowsBraid: true })).toEqual({ allowsBraid: true })
  // Moments are saved by requests of their own.
  expect(getTypedChanges({ moments: { post_2: null } })).toBeNull()
})

test('returns the confirmation only together with a change', () => {
  expect(getTypedChanges({ confirmsAnonymity: true })).toBeNull()
  expect(getTypedChanges({ confirmsAnonymity: true, title: 'For her' })).toEqual({
    title: 'For her',
    confirmsAnonymity: true,
  })
})
