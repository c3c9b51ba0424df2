/** Holding the record button of a reply. */
import { getDefaultStore } from 'jotai'
import { expect, test } from 'vitest'
import { act, fireEvent, makeFeed, makePost, renderApp, screen, waitFor } from '../../../tests/components'
import { getShownForm } from '../../../tests/components/forms'
import { countHeldTracks, feedMicrophone, setUpMicrophone } from '../../../tests/components/microphone'
import { toChosenParent } from '../../drafts/store/chosen-parent'
import { listDrafts } from '../../drafts/store/drafts'
import { findReply, openReply, showOnRecordScreen } from '../../recording/places'
import { getRecordedForm } from '../../recording/session'
import { holdAtom } from '../../state/hold'
import { goTo } from '../../state/view'

setUpMicrophone()

/** Resolves as soon as a hold begins, before its recorder has loaded. */
function waitForHold(): Promise<void> {
  return new Promise((resolve) => {
    const unsubscribe = getDefaultStore().sub(holdAtom, () => {
      unsubscribe()
      resolve()
    })
  })
}

/** Opens the reply recorder of a squawk and presses its record button until the hold begins. */
async function holdReply() {
  const post = makePost({ title: 'The fox' })
  const app = await renderApp({
    path: '/?view=squawks',
    viewer: 'free',
    api: { 'GET /api/posts': () => makeFeed([post]), 'GET /api/posts/{id}': () => post },
  })
  await app.user.click(await screen.findByRole('button', { name: /^Reply/ }))
  const button = await screen.findByRole('button', { name: /^Start Recording/ })
  await waitFor(() => expect(findReply(post.id)).not.toBeNull())
  fireEvent.pointerDown(button, { pointerId: 1, button: 0 })
  return { ...app, post }
}

test('records nothing when the reply is left before its recorder is ready', async () => {
  const holdBegins = waitForHold()
  await holdReply()
  // Back, or a lock of the thread, removes the panel: the form of the next recording is none of a reply.
  await act(async () => {
    await holdBegins
    goTo('home')
  })
  await waitFor(() => expect(getDefaultStore().get(holdAtom)).toBeNull())
  expect(getRecordedForm()).toBeNull()
  expect(countHeldTracks()).toBe(0)
  expect(await listDrafts()).toEqual([])
})

test('keeps the post as parent of what is recorded', async () => {
  const { post } = await holdReply()
  await screen.findByRole('dialog', { name: 'Recording' })
  await waitFor(() => expect(getShownForm().state.at).toBe('recording'))
  await feedMicrophone(2)
  fireEvent.pointerUp(window, { pointerId: 1 })
  await waitFor(() => expect(getShownForm().state.at).toBe('stopped'))
  expect(getShownForm().form.parents).toMatchObject([{ id: post.id }])
})

test('begins no reply when the record button of the app is held beside it', async () => {
  const { post } = await holdReply()
  fireEvent.pointerUp(window, { pointerId: 1 })
  await waitFor(() => expect(findReply(post.id)).not.toBeNull())
  const [record] = await screen.findAllByRole('link', { name: /^Record/ })
  fireEvent.pointerDown(record as HTMLElement, { pointerId: 2, button: 0 })
  const recording = await screen.findByRole('dialog', { name: 'Recording' })
  expect(recording).not.toHaveTextContent(/^Reply to/)
  await waitFor(() => expect(getShownForm().state.at).toBe('recording'))
  expect(getShownForm().form.parents).toEqual([])
  await feedMicrophone(2)
  fireEvent.pointerUp(window, { pointerId: 2 })
  await waitFor(() => expect(getShownForm().state.at).toBe('stopped'))
  expect(await listDrafts()).toMatchObject([{ form: { parents: [] } }])
})

test('records a message, not a reply that a reload has left open', async () => {
  const post = makePost({ title: 'The fox' })
  const app = await renderApp({
    path: '/?view=record',
    viewer: 'free',
    api: { 'GET /api/posts': () => makeFeed([post]), 'GET /api/posts/{id}': () => post },
  })
  await screen.findByRole('radiogroup')
  act(() => showOnRecordScreen(openReply(post, toChosenParent(post))))
  await screen.findAllByText(/^Reply to/)
  await app.reload()
  await screen.findAllByText(/^Reply to/)
  const [view, hold, session] = await Promise.all([
    import('../../state/view'),
    import('../../state/hold'),
    import('../../recording/session'),
  ])
  await act(async () => view.goTo('home'))
  hold.setHoldTarget({ mode: 'mue' })
  act(() => void hold.dispatchHold({ type: 'start' }))
  await waitFor(() => expect(session.getRecordedForm()).toMatchObject({ mode: 'mue', form: { parents: [] } }))
})
