import { expect, test } from 'vitest'
import { PREVIEW_CHARS } from '../limits'
import { formatParentPreview, getReplyOutcome, isConnectionType, mayDeleteReply } from './connections'

const content = 'word '.repeat(60)

test('cuts the preview to 100 characters on one line', () => {
  const preview = formatParentPreview({ content: 'one\n\ntwo', author: 'Wren' })
  expect(preview).toBe('Wren · one two')
  const long = formatParentPreview({ content, author: 'Wren' })
  expect([...long]).toHaveLength('Wren · '.length + PREVIEW_CHARS + 1)
  expect(formatParentPreview({ content: '', author: 'Wren' })).toBe('Wren')
})

test('lets the thread owner, the author and moderators delete a reply', () => {
  const reply = { ownerId: 'owner', authorId: 'author', visibility: 'public' } as const
  for (const id of ['owner', 'author']) expect(mayDeleteReply({ id, role: 'member' }, reply)).toBe(true)
  for (const role of ['moderator', 'admin'] as const)
    expect(mayDeleteReply({ id: 'else', role }, reply)).toBe(true)
  expect(mayDeleteReply({ id: 'else', role: 'member' }, reply)).toBe(false)
  for (const nobody of [null, undefined]) expect(mayDeleteReply(nobody, reply)).toBe(false)
  const message = { ...reply, visibility: 'private' } as const
  expect(mayDeleteReply({ id: 'owner', role: 'member' }, message)).toBe(false)
  expect(mayDeleteReply({ id: 'author', role: 'member' }, message)).toBe(true)
  expect(mayDeleteReply({ id: 'else', role: 'moderator' }, message)).toBe(false)
  expect(mayDeleteReply({ id: 'else', role: 'admin' }, message)).toBe(true)
})

test.each<
  [string, Parameters<typeof getReplyOutcome>[0], Partial<Parameters<typeof getReplyOutcome>[1]>, string]
>([
  ['its author', { id: 'author', role: 'member' }, {}, 'deleted'],
  ['a moderator', { id: 'else', role: 'moderator' }, {}, 'deleted'],
  ['an admin', { id: 'else', role: 'admin' }, {}, 'deleted'],
  ['a moderator below their own, later post', { id: 'second', role: 'moderator' }, {}, 'detached'],
  ['the owner of the first post', { id: 'first', role: 'member' }, {}, 'deleted'],
  ['the owner of another post', { id: 'second', role: 'member' }, {}, 'detached'],
  [
    'an owner, when the first post is gone',
    { id: 'second', role: 'member' },
    { primaryOwnerId: null },
    'detached',
  ],
  [
    'its author, when it is a post of its own',
    { id: 'author', role: 'member' },
    { isRoot: true },
    'detached',
  ],
  ['a moderator, when it is a post of its own', { id: 'else', role: 'admin' }, { isRoot: true }, 'detached'],
])('resolves the outcome of a reply removed by %s', (_, person, changes, outcome) => {
  const reply = { isRoot: false, ownerId: 'second', authorId: 'author', primaryOwnerId: 'first', ...changes }
  expect(getReplyOutcome(person, reply)).toBe(outcome)
})

test('accepts only the seven connection types', () => {
  expect(isConnectionType('merge')).toBe(true)
  expect(isConnectionType('toString')).toBe(false)
})
