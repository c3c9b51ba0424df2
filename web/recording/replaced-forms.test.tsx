/** The form that a reply, a message or another draft replaces: whose it is, and when it comes back. */
import { getDefaultStore } from 'jotai'
import { expect, test } from 'vitest'
import { act, makeMe, makePost, renderApp, screen, waitFor } from '../../../tests/components'
import { TRACK } from '../../../tests/components/message-recorder'
import { acceptRecordings, feedMicrophone, setUpMicrophone } from '../../../tests/components/microphone'
import { saveLastUser } from '../../state/last-user'
import { getOpenDraftId, setOpenDraft } from '../../state/open-draft'
import { USER_KEY } from '../../state/user-key'
import { toChosenParent } from '../store/chosen-parent'
import { EMPTY_FORM } from '../store/draft-record'
import { openDraft } from '../store/drafts'
import { beginMessage } from './message'
import { confirmReplace, pendingRecordingAtom, recordInOwlcast } from './owlcast-recording'
import { recorder } from './recorder'
import { openSavedDraft, reopen } from './reopen-draft'
import { keepFormShown, openMode, replaceForm } from './replaced-forms'
import { beginReply, leaveReply } from './reply'
import { clear, putAway, setDraftOwner, startRecording } from './session'
import { edit, editForm } from './session-form'
import { getSession } from './session-state'

setUpMicrophone()

const TYPED = { ...EMPTY_FORM, title: 'Half a thought', recipient: '@mara', recipientId: 'usr_mara' }
const post = makePost({ title: 'The fox' })
const start = () =>
  startRecording({ limitSeconds: 60, deviceId: null, format: { lossless: false, level: false } })

test('comes back once the reply that replaced it was sent', async () => {
  edit({ mode: 'mue', form: TYPED })
  const restore = beginReply(post, toChosenParent(post))
  await start()
  await feedMicrophone(2)
  await recorder.stop()
  // The recorder is closed, and the reply waits for review.
  restore?.()
  expect(getSession()).toMatchObject({ mode: 'squawk', form: { parents: [{ id: post.id }] } })
  clear()
  expect(getSession()).toMatchObject({ mode: 'mue', form: TYPED })
  clear()
  expect(getSession().form).toMatchObject({ title: '', recipient: '' })
})

test('leaves the reply that was begun before the draft of this tab was found in the outbox', async () => {
  await openDraft({ id: 'draft_1', mode: 'mue', form: TYPED, state: 'waiting' })
  setOpenDraft('draft_1')
  const restore = beginReply(post, toChosenParent(post))
  await reopen()
  expect(getOpenDraftId()).toBeNull()
  expect(getSession().form.parents).toMatchObject([{ id: post.id }])
  restore?.()
})

test('does not replace the reply that another one was replaced by', () => {
  const other = makePost({ title: 'The heron' })
  edit({ mode: 'mue', form: TYPED })
  const restoreFirst = beginReply(post, toChosenParent(post))
  const restoreSecond = beginReply(other, toChosenParent(other))
  restoreFirst?.()
  expect(getSession().form.parents).toMatchObject([{ id: other.id }])
  restoreSecond?.()
  expect(getSession()).toMatchObject({ mode: 'mue', form: TYPED })
})

test('comes back untouched after a reply that was spoken over its recorder, sent or not', async () => {
  edit({ mode: 'mue', form: TYPED })
  const other = makePost({ title: 'The heron' })
  beginReply(other, toChosenParent(other))
  beginReply(post, toChosenParent(post), { keepsUntouched: true })
  await start()
  await feedMicrophone(2)
  await recorder.stop()
  clear()
  expect(getSession().form.parents).toMatchObject([{ id: other.id }])
  // Left with nothing typed.
  const restore = beginReply(post, toChosenParent(post), { keepsUntouched: true })
  restore?.()
  expect(getSession().form.parents).toMatchObject([{ id: other.id }])
  leaveReply()
  expect(getSession()).toMatchObject({ mode: 'mue', form: TYPED })
})

test('comes back after a reply that is kept shown as its panel closes', () => {
  edit({ mode: 'mue', form: TYPED })
  const restore = beginReply(post, toChosenParent(post))
  keepFormShown()
  restore?.()
  expect(getSession().form.parents).toMatchObject([{ id: post.id }])
  clear()
  expect(getSession()).toMatchObject({ mode: 'mue', form: TYPED })
  clear()
  expect(getSession().form).toMatchObject({ title: '', parents: [] })
})

test('does not come back after its author has signed out', async () => {
  edit({ mode: 'mue', form: TYPED })
  const restore = beginReply(post, toChosenParent(post))
  await putAway()
  restore?.()
  expect(getSession().form).toMatchObject({ title: '', recipient: '', recipientId: null })
})

test('comes back once a draft that was opened over it was sent', async () => {
  const id = 'draft_track'
  await openDraft({ id, mode: 'squawk', trackId: 'trk_1', form: { ...EMPTY_FORM, title: 'A track' } })
  edit({ mode: 'mue', form: TYPED })
  expect(await openSavedDraft(id)).toBe(true)
  expect(getSession()).toMatchObject({ mode: 'squawk', form: { title: 'A track' } })
  clear()
  expect(getSession()).toMatchObject({ mode: 'mue', form: TYPED })
  clear()
  expect(getSession().form).toMatchObject({ title: '', recipient: '' })
})

test('is passed over with the ones before it when nothing was typed into any, and another post is opened', async () => {
  edit({ mode: 'mue', form: TYPED })
  for (const to of ['@lin', '@wren']) await beginMessage({ label: to, person: null }, null)
  leaveReply()
  expect(getSession()).toMatchObject({ mode: 'mue', form: TYPED })
})

test('comes back untouched once a draft that was opened over it was sent', async () => {
  const id = 'draft_track'
  await openDraft({ id, mode: 'squawk', trackId: 'trk_1', form: { ...EMPTY_FORM, title: 'A track' } })
  replaceForm({ mode: 'mue', form: { ...EMPTY_FORM, recipient: '@mara' }, track: null })
  expect(await openSavedDraft(id, { keepsUntouched: true })).toBe(true)
  clear()
  expect(getSession()).toMatchObject({ mode: 'mue', form: { recipient: '@mara' } })
  leaveReply()
  expect(getSession().form).toMatchObject({ recipient: '' })
})

test('comes back once the recording of an owlcast was sent that replaced another recording', async () => {
  const owlcast = makePost({ kind: 'owlcast', title: 'Hour' })
  edit({ mode: 'mue', form: TYPED })
  beginReply(post, toChosenParent(post))
  await start()
  await feedMicrophone(2)
  await recorder.stop()
  await recordInOwlcast(owlcast)
  const pending = getDefaultStore().get(pendingRecordingAtom)
  if (!pending) throw new Error('Nothing waits for the recording.')
  await act(() => confirmReplace(pending))
  expect(getSession()).toMatchObject({ mode: 'owlcast', form: { owlcast: { id: owlcast.id } } })
  clear()
  expect(getSession()).toMatchObject({ mode: 'mue', form: TYPED })
  clear()
})

test('does not come back when it is the form of the draft that was opened', async () => {
  const id = 'draft_track'
  await openDraft({ id, mode: 'mue', trackId: 'trk_1', form: TYPED })
  edit({ mode: 'mue', form: TYPED })
  expect(await openSavedDraft(id)).toBe(true)
  clear()
  expect(getSession().form).toMatchObject({ title: '', recipient: '' })
})

test.each([
  ['a title', () => editForm({ title: 'Half a thought' })],
  ['a track', () => edit({ track: TRACK })],
])('is kept when it is a message of a thread with %s, and another post is opened', (_, change) => {
  const to = { ...EMPTY_FORM, recipient: '@mara', recipientId: 'usr_mara' }
  replaceForm({ mode: 'mue', form: to, track: null })
  change()
  const { form, track } = getSession()
  leaveReply('squawk')
  openMode('squawk')
  expect(getSession().form).toMatchObject({ title: '', recipient: '' })
  openMode('mue')
  expect(getSession()).toMatchObject({ mode: 'mue', form, track })
  clear()
  clear()
})

test('is forgotten when another account signs in, also without a sign-out', () => {
  saveLastUser(makeMe({ id: 'usr_wren' }))
  edit({ mode: 'mue', form: TYPED })
  setDraftOwner(null)
  setDraftOwner('usr_wren')
  expect(getSession().form).toMatchObject(TYPED)
  setDraftOwner('usr_dele')
  expect(getSession().form).toMatchObject({ title: '', recipient: '', recipientId: null })
  setDraftOwner(null)
})

test('is not shown to another account after a reload', async () => {
  const viewer = makeMe()
  const app = await renderApp({ path: '/?view=record&mode=mue', viewer, api: acceptRecordings() })
  await app.user.type(await screen.findByLabelText(/^Title/), 'Half a thought')
  // The session expires, and another account signs in on another page.
  app.api.viewer = makeMe({ id: 'usr_other', username: 'other' })
  localStorage.removeItem(USER_KEY)
  await app.reload()
  await waitFor(() => expect(screen.getByLabelText(/^Title/)).toHaveValue(''))
})

test('keeps a message that is recorded while another draft is being opened', async () => {
  const id = 'draft_public'
  await openDraft({ id, mode: 'mue', trackId: 'trk_1', form: { ...EMPTY_FORM, isPrivate: false } })
  const opened = openSavedDraft(id)
  edit({ mode: 'mue', form: TYPED })
  await act(start)
  const { draftId } = getSession()
  expect(await opened).toBe(false)
  expect(getSession()).toMatchObject({ draftId, mode: 'mue', form: TYPED })
})
