/** Privacy of a form when parents, mode and form change, and replies that are left. */
import { expect, test } from 'vitest'
import { PARENTS_MAX } from '../../../domain/limits'
import { makePost } from '../../../tests/components'
import { setUpMicrophone } from '../../../tests/components/microphone'
import { toChosenParent } from '../store/chosen-parent'
import { EMPTY_FORM } from '../store/draft-record'
import { startMode } from './replaced-forms'
import { beginReply, chooseParents, detachReply, leaveReply, openNewPost, withdrawReply } from './reply'
import { clear } from './session'
import { edit, editForm, switchMode } from './session-form'
import { getSession } from './session-state'

setUpMicrophone()

const [fox, heron] = ['The fox', 'The heron'].map((title) => toChosenParent(makePost({ kind: 'mue', title })))
const secret = toChosenParent(makePost({ kind: 'mue', title: 'Secret', visibility: 'private' }))
if (!fox || !heron) throw new Error('There are no posts.')

test('a message stays private when it replies to a public post', () => {
  edit({ mode: 'mue', form: { ...EMPTY_FORM, title: 'For you alone' } })
  chooseParents([fox])
  expect(getSession()).toMatchObject({ mode: 'mue', form: { isPrivate: true, parents: [{ id: fox.id }] } })
})

test('a message that its author made public stays public when it replies to a public post', () => {
  edit({ mode: 'mue', form: { ...EMPTY_FORM, isPrivate: false } })
  chooseParents([fox])
  expect(getSession().form.isPrivate).toBe(false)
})

test('a reply to public messages has their audience', () => {
  beginReply(makePost({ kind: 'mue' }), fox)
  chooseParents([fox, heron])
  expect(getSession()).toMatchObject({ mode: 'mue', form: { isPrivate: null } })
})

test('a reply to a message stays private when only public posts are left, also before it is recorded', () => {
  beginReply(makePost({ kind: 'mue', visibility: 'private' }), secret)
  editForm({ title: 'Secret answer' })
  chooseParents([secret, fox])
  expect(chooseParents([fox])).toBe(true)
  expect(getSession()).toMatchObject({ mode: 'mue', form: { isPrivate: true, title: 'Secret answer' } })
})

test('a reply that becomes a message is private', () => {
  edit({ mode: 'squawk', form: { ...EMPTY_FORM, parents: [fox] } })
  switchMode('mue')
  expect(getSession().form.isPrivate).toBe(true)
})

test('a new message is private when its author has chosen a recording of an owlcast', () => {
  const owlcast = { id: 'post_hour', title: 'Hour', visibility: 'public' } as const
  edit({ mode: 'owlcast', form: { ...EMPTY_FORM, owlcast, parents: [fox] } })
  openNewPost('mue')
  expect(getSession()).toMatchObject({ mode: 'mue', form: { isPrivate: true } })
})

test('a new message is private when its author had made the one left open public', () => {
  edit({ mode: 'mue', form: { ...EMPTY_FORM, isPrivate: false, parents: [fox] } })
  openNewPost('mue')
  expect(getSession().form.isPrivate).toBe(true)
  edit({ form: { ...EMPTY_FORM, isPrivate: false } })
  openNewPost('mue')
  expect(getSession().form.isPrivate).toBeNull()
})

test('a new message is no reply of the same mode that was left open', () => {
  edit({ mode: 'mue', form: EMPTY_FORM })
  beginReply(makePost({ kind: 'mue' }), fox)
  openNewPost('mue')
  expect(getSession()).toMatchObject({ mode: 'mue', form: { parents: [] } })
})

test('a reply in which something was written comes back after the new post', () => {
  edit({ mode: 'squawk', form: EMPTY_FORM })
  beginReply(makePost({ kind: 'mue', visibility: 'private' }), secret)
  editForm({ title: 'Dusk', description: 'Half a thought' })
  openNewPost('squawk')
  expect(getSession()).toMatchObject({ mode: 'squawk', form: { title: '', description: '', parents: [] } })
  clear()
  expect(getSession()).toMatchObject({ mode: 'mue', form: { title: 'Dusk', parents: [{ id: secret.id }] } })
})

const answer = toChosenParent(makePost({ kind: 'owlcast', title: 'Answer', visibility: 'private' }))
const inHour = toChosenParent(
  makePost({ kind: 'owlcast', title: 'Dawn', visibility: 'private', owlcastId: 'post_hour' }),
)

test.each([
  ['a private post of a kind with recordings', answer],
  ['a recording of an owlcast for its members', inHour],
])('a reply to %s becomes a message when it is published on its own', (_, parent) => {
  edit({ mode: 'owlcast', form: { ...EMPTY_FORM, parents: [parent] } })
  detachReply()
  expect(getSession()).toMatchObject({ mode: 'mue', form: { isPrivate: true, parents: [] } })
})

test('a recording of an owlcast stays one when it replies to none of its recordings any more', () => {
  const owlcast = { id: 'post_hour', title: 'Hour', visibility: 'public' } as const
  edit({ mode: 'owlcast', form: { ...EMPTY_FORM, owlcast, parents: [inHour] } })
  chooseParents([])
  expect(getSession()).toMatchObject({ mode: 'owlcast', form: { owlcast, isPrivate: null } })
})

test('stays private whichever field of its form takes its privacy away', () => {
  const owlcast = { id: 'post_hour', title: 'Hour', visibility: 'public' } as const
  edit({ mode: 'owlcast', form: { ...EMPTY_FORM, owlcast, parents: [secret] } })
  editForm({ owlcast: { id: 'post_other', title: 'Other', visibility: 'public' }, parents: [] })
  expect(getSession()).toMatchObject({ mode: 'mue', form: { isPrivate: true, owlcast: null } })
})

test('a reply that becomes a message is not sent to the recipient of a message begun before', () => {
  const theo = { recipient: '@theo', recipientId: 'user_theo', recipientName: 'Theo' }
  edit({ mode: 'squawk', form: { ...EMPTY_FORM, ...theo, parents: [secret] } })
  detachReply()
  expect(getSession()).toMatchObject({ mode: 'mue', form: { recipient: '', recipientId: null } })
  const post = makePost({ kind: 'mue', visibility: 'private' })
  edit({ mode: 'squawk', form: { ...EMPTY_FORM, ...theo, parents: [toChosenParent(post)] } })
  withdrawReply(post, 'user_me')
  expect(getSession().form.recipient).toBe(`@${post.author.username}`)
})

test('leaves a written reply waiting that another one had replaced', () => {
  edit({ mode: 'squawk', form: { ...EMPTY_FORM, title: 'Half a thought', parents: [secret] } })
  beginReply(makePost({ kind: 'squawk' }), heron)
  leaveReply()
  expect(getSession().form).toMatchObject({ title: '', parents: [] })
  clear()
  expect(getSession().form).toMatchObject({ title: 'Half a thought', parents: [{ id: secret.id }] })
})

test('a private post is the primary parent, whose author receives the reply', () => {
  edit({ mode: 'mue', form: EMPTY_FORM })
  expect(chooseParents([fox, secret, heron])).toBe(true)
  expect(getSession().form.parents.map(({ title }) => title)).toEqual(['Secret', 'The fox', 'The heron'])
})

test('private parents stay of more parents than allowed', () => {
  const others = Array.from({ length: 5 }, () => toChosenParent(makePost({ kind: 'squawk' })))
  edit({ mode: 'squawk', form: { ...EMPTY_FORM, parents: [fox] } })
  expect(chooseParents([fox, ...others.slice(1), secret])).toBe(true)
  expect(
    getSession()
      .form.parents.map(({ title }) => title)
      .slice(0, 2),
  ).toEqual(['Secret', 'The fox'])
  expect(getSession().form.parents).toHaveLength(PARENTS_MAX)
})

test('a recording of a private owlcast gives its words to no post of another mode', () => {
  const owlcast = { id: 'post_hour', title: 'Hour', visibility: 'private' as const }
  edit({ mode: 'owlcast', form: { ...EMPTY_FORM, owlcast, title: 'For members' } })
  openNewPost('squawk')
  expect(getSession()).toMatchObject({ mode: 'squawk', form: { title: '', owlcast: null } })
  openNewPost('owlcast')
  expect(getSession()).toMatchObject({ mode: 'owlcast', form: { title: 'For members', owlcast } })
  startMode('mue')
  expect(getSession()).toMatchObject({ mode: 'mue', form: { title: '' } })
  clear()
  expect(getSession()).toMatchObject({ mode: 'owlcast', form: { title: 'For members', owlcast } })
})

test('leaves a written reply of another mode waiting that has the recipient of a message begun before', () => {
  edit({ mode: 'squawk', form: { ...EMPTY_FORM, recipient: '@theo', title: 'Dusk', parents: [secret] } })
  openNewPost('hum')
  expect(getSession()).toMatchObject({ mode: 'hum', form: { title: '', parents: [] } })
})
