/** Replying from a share page while another recording is open. */
import { expect, test } from 'vitest'
import { act, makeFeed, makePost, renderApp, screen } from '../../tests/components'
import { acceptRecordings, record, setUpMicrophone } from '../../tests/components/microphone'
import { getSession } from '../drafts/session/session-state'
import { getOpenDraftId } from '../state/open-draft'
import { goTo } from '../state/view'

setUpMicrophone()

test('keeps the recording open that was made before the post was read', async () => {
  const post = makePost({ id: 'post_fox', title: 'The fox' })
  const { user } = await renderApp({
    path: '/?view=record',
    viewer: 'free',
    api: { ...acceptRecordings(post), 'GET /api/posts': () => makeFeed([post]) },
  })
  await record(user)
  const { draftId } = getSession()
  sessionStorage.setItem('owlcast.reply', JSON.stringify({ id: post.id, type: 'squawk', title: post.title }))
  await act(async () => goTo('speace', { reply: 'true' }))
  expect(await screen.findByText('You have another recording')).toBeVisible()
  expect(getOpenDraftId()).toBe(draftId)
})
