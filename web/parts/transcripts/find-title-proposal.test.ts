import { expect, test } from 'vitest'
import type { Post } from '../../../domain/posts/posts.schema'
import { makeSpokenPost } from '../../../tests/components'
import { findTitleProposal } from './find-title-proposal'

const makeUntitled = (changes: Partial<Post> = {}) =>
  makeSpokenPost('So, The fox is back on the canal path. Third night running.', {
    title: 'My Squawk',
    ...changes,
  })

test('proposes the first words of a post without a title', () => {
  expect(findTitleProposal(makeUntitled())).toBe('The fox is back on the canal path')
})

test.each([
  ['with a title of its own', { title: 'Nightwalk' }],
  ['that is a reply', { parentId: 'post_parent' }],
  ['that is private', { visibility: 'private' }],
  ['that belongs to an owlcast', { owlcastId: 'post_hour' }],
] satisfies [string, Partial<Post>][])('proposes nothing for a post %s', (_, changes) => {
  expect(findTitleProposal(makeUntitled(changes))).toBeNull()
})
