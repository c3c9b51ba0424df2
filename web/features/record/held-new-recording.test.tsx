/** A new recording that is held, or opened by its button: it takes over no reply, and no message of the form shown. */
import { afterEach, expect, test } from 'vitest'
import { act, makeAuthor, makeFeed, makePost, renderApp, screen, waitFor } from '../../../tests/components'
import { acceptRecordings, setUpMicrophone } from '../../../tests/components/microphone'
import { beginMessage } from '../../drafts/session/message'
import { recordInOwlcast } from '../../drafts/session/owlcast-recording'
import { beginReply } from '../../drafts/session/reply'
import { clear, discardRecording } from '../../drafts/session/session'
import { edit, editForm, switchMode } from '../../drafts/session/session-form'
import { getSession, subscribeSession } from '../../drafts/session/session-state'
import { toChosenParent } from '../../drafts/store/chosen-parent'
import { EMPTY_FORM } from '../../drafts/store/draft-record'
import { dispatchHold, endHold, type HoldTarget, setHoldTarget } from '../../state/hold'
import { goTo } from '../../state/view'

setUpMicrophone()

const post = makePost({ title: 'The fox' })
const mara = makeAuthor({ username: 'mara', displayName: 'Mara Lindqvist' })

async function openRecorder(): Promise<void> {
  const api = {
    ...acceptRecordings(),
    'GET /api/posts': () => makeFeed([post]),
    'GET /api/posts/{id}': () => post,
    'GET /api/recipients': () => ({ form: 'username' as const, label: '@mara', person: mara }),
  }
  await renderApp({ path: '/?view=record', viewer: 'free', api })
  await screen.findByRole('radiogroup')
}

/** Begins a message to Mara, as her thread does. */
async function beginMessageToMara(): Promise<void> {
  await beginMessage({ label: '@mara', person: mara }, null)
}

function begin(target: HoldTarget): void {
  setHoldTarget(target)
  act(() => void dispatchHold({ type: 'start' }))
}

async function hold(target: HoldTarget): Promise<void> {
  begin(target)
  await waitFor(() => expect(getSession().state.at).toBe('recording'), { timeout: 15_000 })
}

afterEach(async () => {
  await act(async () => {
    endHold()
    dispatchHold({ type: 'reset' })
    await discardRecording()
  })
})

test('is no reply to the recording of an owlcast whose form was left open', async () => {
  await openRecorder()
  const owlcast = makePost({ kind: 'owlcast', title: 'Hour', audioUrl: null, seconds: 0 })
  const recording = makePost({ kind: 'owlcast', title: 'Dusk', owlcastId: owlcast.id })
  await act(() => recordInOwlcast(owlcast, recording))
  await screen.findAllByText(/^Reply to/)
  await act(async () => goTo('home'))
  await hold({ mode: 'mue' })
  expect(getSession()).toMatchObject({ mode: 'mue', form: { parents: [], owlcast: null } })
})

test('is no reply that came back once the message which replaced it was sent', async () => {
  await openRecorder()
  act(() => void beginReply(post, toChosenParent(post)))
  act(() => editForm({ title: 'Dusk' }))
  await act(beginMessageToMara)
  act(clear)
  expect(getSession().form.parents).toHaveLength(1)
  await act(async () => goTo('home'))
  await hold({ mode: 'mue' })
  expect(getSession()).toMatchObject({ mode: 'mue', form: { parents: [] } })
})

test('is private when its author has chosen a post to reply to, and no recipient', async () => {
  await openRecorder()
  act(() => edit({ mode: 'mue', form: { ...EMPTY_FORM, parents: [toChosenParent(post)] } }))
  await act(async () => goTo('home'))
  await hold({ mode: 'mue' })
  expect(getSession()).toMatchObject({ mode: 'mue', form: { isPrivate: true } })
})

test('is private when it is opened after its author has chosen a post to reply to', async () => {
  await openRecorder()
  act(() => edit({ mode: 'squawk', form: { ...EMPTY_FORM, parents: [toChosenParent(post)] } }))
  await act(async () => goTo('home'))
  await act(async () => goTo('record', { mode: 'mue' }))
  await waitFor(() => expect(getSession()).toMatchObject({ mode: 'mue', form: { isPrivate: true } }))
  expect(await screen.findByRole('switch', { name: /^Private/ })).toBeChecked()
})

test('is no reply that was left open when a new message is opened', async () => {
  await openRecorder()
  act(() => void beginReply(post, toChosenParent(post)))
  await screen.findAllByText(/^Reply to/)
  await act(async () => goTo('home'))
  await act(async () => goTo('record', { mode: 'mue' }))
  expect(await screen.findByRole('combobox', { name: 'To' })).toHaveValue('')
  expect(getSession()).toMatchObject({ mode: 'mue', form: { parents: [] } })
})

test('stays the message that the record screen shows', async () => {
  await openRecorder()
  await act(beginMessageToMara)
  expect(await screen.findByRole('combobox', { name: 'To' })).toHaveValue('@mara')
  await hold({})
  expect(getSession()).toMatchObject({ mode: 'mue', form: { recipientId: mara.id } })
})

test('begins in no other mode that is chosen as it is held', async () => {
  await openRecorder()
  await act(async () => goTo('home'))
  const unsubscribe = subscribeSession(() => {
    if (getSession().mode !== 'mue') return
    unsubscribe()
    // Before the timer of the hold, which then begins to record.
    setTimeout(() => act(() => switchMode('squawk')))
  })
  begin({ mode: 'mue' })
  await screen.findByRole('dialog', { name: 'Recording' })
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Recording' })).toBeNull())
  expect(getSession().state.at).toBe('idle')
  expect(navigator.mediaDevices.getUserMedia).not.toHaveBeenCalled()
})
