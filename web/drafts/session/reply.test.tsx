/** What stays private when parents, mode and form change, and what happens to a reply that is left. */
import { expect, test } from 'vitest'
import { makePost } from '../../../tests/components'
import { setUpMicrophone } from '../../../tests/components/microphone'
import { toChosenParent } from '../store/chosen-parent'
import { EMPTY_FORM } from '../store/draft-record'
import { beginReply, chooseParents, openNewPost } from './reply'
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
  const owlcast = { id: 'post_hour', title: 'Hour' }
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
