import { expect, test } from 'vitest'
import type { Mode } from '../../domain/kinds'
import type { Visibility } from '../../domain/posts/audience'
import { DEFAULT_CONNECTION } from '../../domain/posts/connections'
import { type DraftForm, EMPTY_FORM } from '../drafts/store/draft-record'
import { validateRecordForm } from './validate-form'

const createParent = (visibility: Visibility): DraftForm['parents'][number] => ({
  id: 'p1',
  type: 'mue',
  title: 'Rain',
  author: 'Ada',
  authorId: 'ada',
  content: '',
  visibility,
  seconds: 2,
  createdAt: 0,
  connection: DEFAULT_CONNECTION,
})

const findRecipientIssue = (mode: Mode, changes: Partial<DraftForm>) =>
  validateRecordForm(mode, { ...EMPTY_FORM, tags: '#rain', ...changes }, null, true).find(
    ({ field }) => field === 'recipient',
  )?.code

test('requires the recipient of a private reply to a public post', () => {
  const parents = [createParent('public')]
  expect(findRecipientIssue('mue', { parents, isPrivate: true })).toBe('post.recipient_required')
  expect(findRecipientIssue('mue', { parents, isPrivate: true, recipient: '@ada' })).toBeUndefined()
})

test('requires no recipient of a reply with the audience of its parents', () => {
  expect(findRecipientIssue('mue', { parents: [createParent('public')] })).toBeUndefined()
  expect(findRecipientIssue('mue', { parents: [createParent('private')], isPrivate: true })).toBeUndefined()
  expect(findRecipientIssue('squawk', { parents: [createParent('public')], isPrivate: true })).toBeUndefined()
})
