import { expect, test } from 'vitest'
import type { Mode } from '../../../domain/kinds'
import { DEFAULT_CONNECTION } from '../../../domain/posts/connections'
import { type ChosenParent, type DraftForm, EMPTY_FORM } from '../store/draft-record'
import { keepPrivate, keepToConversation } from './privacy'

const createParent = (changes: Partial<ChosenParent>): ChosenParent => ({
  id: 'p1',
  type: 'squawk',
  title: 'Rain',
  author: 'Ada',
  authorId: 'ada',
  content: '',
  visibility: 'public',
  seconds: 2,
  createdAt: 0,
  connection: DEFAULT_CONNECTION,
  ...changes,
})
const open = createParent({ id: 'open' })
const secret = createParent({ id: 'secret', visibility: 'private' })
const dawn = createParent({ id: 'dawn', type: 'owlcast', visibility: 'private', owlcastId: 'hour' })
const hour = { id: 'hour', title: 'Hour', visibility: 'public' } as const

const change = (mode: Mode, before: Partial<DraftForm>, changes: Partial<DraftForm>) => {
  const form = { ...EMPTY_FORM, ...before }
  return keepPrivate({ mode, form }, { mode, form: { ...form, ...changes } })
}

test.each<[string, Mode, Partial<DraftForm>, Partial<DraftForm>]>([
  ['a message gets a public parent', 'mue', {}, { parents: [open] }],
  ['its recipient is taken out', 'mue', { recipient: '@ada', parents: [open] }, { recipient: '' }],
  ['the private parent of a squawk is removed', 'squawk', { parents: [secret] }, { parents: [] }],
  ['a public parent takes its place', 'hum', { parents: [secret] }, { parents: [open] }],
  ['a recording for members is no parent any more', 'owlcast', { parents: [dawn] }, { parents: [] }],
  [
    'the parent is of an owlcast that was chosen in another mode',
    'squawk',
    { owlcast: hour, parents: [dawn] },
    { parents: [open] },
  ],
  [
    'another owlcast is chosen',
    'owlcast',
    { owlcast: hour, parents: [secret] },
    { owlcast: null, parents: [] },
  ],
])('makes a form a message for its recipient when %s', (_, mode, before, changes) => {
  expect(change(mode, before, changes)).toMatchObject({
    mode: 'mue',
    form: { isPrivate: true, owlcast: null, recipient: '', recipientId: null },
  })
})

test.each<[string, Mode, Partial<DraftForm>, Partial<DraftForm>]>([
  ['stays private', 'squawk', { parents: [secret] }, { title: 'Dusk', parents: [secret, open] }],
  ['was public', 'mue', { isPrivate: false }, { parents: [open] }],
  ['replies to public posts', 'mue', { parents: [open] }, { parents: [open, { ...open, id: 'other' }] }],
  [
    'is recorded into the owlcast of its parent',
    'owlcast',
    { owlcast: hour, parents: [dawn] },
    { parents: [] },
  ],
])('leaves a form as it is that %s', (_, mode, before, changes) => {
  expect(change(mode, before, changes)).toEqual({ mode, form: { ...EMPTY_FORM, ...before, ...changes } })
})

test('keeps the recipient of a message, and none that another mode has left', () => {
  const theo = { recipient: '@theo', recipientId: 'user_theo', parents: [secret] }
  expect(change('mue', { ...theo, isPrivate: false }, { parents: [] }).form.recipient).toBe('@theo')
  expect(change('squawk', theo, { parents: [] }).form.recipient).toBe('')
})

test.each<[string, Partial<DraftForm>, string]>([
  ['another member', { recipient: '@theo', recipientId: 'theo' }, ''],
  ['a name that was not looked up', { recipient: '@theo' }, ''],
  ['its author', { recipient: '@ada', recipientId: 'ada' }, '@ada'],
])('a form that comes to answer a private post, and named %s, is for its author', (_, named, recipient) => {
  const before = { mode: 'mue' as const, form: { ...EMPTY_FORM, ...named } }
  const answering = { ...secret, authorId: 'ada' }
  const after = { ...before, form: { ...before.form, parents: [answering, open] } }
  const { form } = keepToConversation(before, after)
  expect(form).toMatchObject({ recipient, recipientId: recipient ? 'ada' : null })
  expect(
    keepToConversation(before, { ...after, form: { ...after.form, parents: [open] } }).form,
  ).toMatchObject(named)
})
