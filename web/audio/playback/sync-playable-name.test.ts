import { expect, test } from 'vitest'
import { makePost } from '../../../tests/components/builders'
import { type Playable, renamePlayable } from './playable'
import { syncPlayableName } from './sync-playable-name'

const item: Playable = {
  id: 'p',
  kind: 'squawk',
  title: 'Wren',
  author: 'Mara',
  url: '/media/p',
  seconds: 3,
  peaks: '',
}
const post = (title: string, displayName: string) =>
  makePost({ title, author: { id: 'u', username: 'u', displayName, avatarUrl: null, avatarColor: 'green' } })

test("applies the post's current name and keeps the object when nothing changed", () => {
  expect(syncPlayableName(item, post('Wren', 'Mara'))).toBe(item)
  const now = syncPlayableName(item, post('Owl', 'Mara $& L'))
  expect(now).toMatchObject({ title: 'Owl', author: 'Mara $& L', url: '/media/p' })
  expect(syncPlayableName(now, post('Owl', 'Mara $& L'))).toBe(now)
})

test('keeps the text a list added around the name', () => {
  const second = renamePlayable(item, { author: 'Mara · 2 of 3' })
  expect(syncPlayableName(second, post('Owl', 'Odile'))).toMatchObject({
    title: 'Owl',
    author: 'Odile · 2 of 3',
  })
  const other = renamePlayable(item, { title: 'The song' })
  const again = syncPlayableName(syncPlayableName(other, post('Owl', 'Odile')), post('Fox', 'Odile'))
  expect(again).toMatchObject({ title: 'The song', author: 'Odile' })
})

test('renames the full recording of a preview', () => {
  const locked = { ...item, price: { paidId: 'p', cents: 99, whole: item } }
  expect(syncPlayableName(locked, post('Owl', 'Mara')).price?.whole?.title).toBe('Owl')
})
