/** Replying from a share page while another recording is open. */
import { expect, test } from 'vitest'
import { act, makeFeed, makePost, renderApp, screen } from '../../tests/components'
import { getShownForm } from '../../tests/components/forms'
import { acceptRecordings, record, setUpMicrophone } from '../../tests/components/microphone'
import { listDrafts } from '../drafts/store/drafts'
import { getOpenDraftId } from '../state/open-draft'
import { goTo } from '../state/view'

setUpMicrophone()

test('opens the form of the reply, and keeps the recording that was made before the post was read', async () => {
  const post = makePost({ id: 'post_fox', title: 'The fox' })
  const { user } = await renderApp({
    path: '/?view=record',
    viewer: 'free',
    api: { ...acceptRecordings(post), 'GET /api/posts': () => makeFeed([post]) },
  })
  await record(user)
  const { draftId } = getShownForm()
  sessionStorage.setItem('owlcast.reply', JSON.stringify({ id: post.id, type: 'squawk', title: post.title }))
  await act(async () => goTo('speace', { reply: 'true' }))
  expect(await screen.findByLabelText('How it connects to The fox')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Start Recording' })).toBeVisible()
  expect(getOpenDraftId()).toBe(draftId)
  expect(await listDrafts()).toMatchObject([{ id: draftId, state: 'ready', form: { parents: [] } }])
})
