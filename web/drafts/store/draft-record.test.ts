import { expect, test } from 'vitest'
import type { Mode } from '../../../domain/kinds'
import type { Visibility } from '../../../domain/posts/audience'
import { DEFAULT_CONNECTION } from '../../../domain/posts/connections'
import { type ChosenParent, type DraftForm, EMPTY_FORM, isPrivateDraft } from './draft-record'

const createParent = (visibility: Visibility): ChosenParent => ({
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

test.each<[string, boolean, Mode, Partial<DraftForm>]>([
  ['a message without a recipient yet', true, 'mue', {}],
  ['a message that was made public', false, 'mue', { recipient: '@ada', isPrivate: false }],
  ['a message with a public parent', true, 'mue', { recipient: '@ada', parents: [createParent('public')] }],
  ['a reply with the audience of its parents', false, 'mue', { parents: [createParent('public')] }],
  ['a private reply to a public post', true, 'mue', { parents: [createParent('public')], isPrivate: true }],
  ['a squawk that replies to a message', true, 'squawk', { parents: [createParent('private')] }],
  ['a squawk', false, 'squawk', {}],
])('knows whether %s is private', (_, isPrivate, mode, changes) => {
  expect(isPrivateDraft({ mode, form: { ...EMPTY_FORM, ...changes } })).toBe(isPrivate)
})
