/** Replying to what plays by a key or a headset's button. */
import { getDefaultStore } from 'jotai'
import { expect, test } from 'vitest'
import type { Post } from '../../../domain/posts/posts.schema'
import {
  act,
  fireEvent,
  makeAuthor,
  makeFeed,
  makeMe,
  makePost,
  renderApp,
  screen,
  waitFor,
  within,
} from '../../../tests/components'
import { getShownForm } from '../../../tests/components/forms'
import { mockMedia } from '../../../tests/components/media'
import {
  acceptRecordings,
  denyMicrophone,
  feedMicrophone,
  setUpMicrophone,
} from '../../../tests/components/microphone'
import { toPlayable } from '../../audio/playback/playable'
import { player } from '../../audio/playback/player'
import { listDrafts } from '../../drafts/store/drafts'
import { findReply } from '../../recording/places'
import { getRecordedForm } from '../../recording/session'
import { heldReplyAtom } from '../../state/spoken-reply'

setUpMicrophone()

const getHeldReply = () => getDefaultStore().get(heldReplyAtom)

/** Plays the first of these posts, to which the viewer can reply. */
async function playFeed(...posts: Post[]) {
  mockMedia()
  const app = await renderApp({
    path: '/?view=squawks',
    viewer: makeMe(),
    api: { ...acceptRecordings(), 'GET /api/posts': () => makeFeed(posts) },
  })
  const main = within(screen.getByRole('main'))
  const play = async (post: Post | undefined) => {
    await app.user.click(await main.findByRole('button', { name: `Play: ${post?.title}` }))
    await main.findByRole('button', { name: `Pause: ${post?.title}` })
  }
  await play(posts[0])
  // The key works once this is offered.
  await waitFor(() => expect(getHeldReply()?.postId).toBe(posts[0]?.id))
  return { ...app, main, play }
}

test('records with one press, ends with the next, and plays on', async () => {
  const post = makePost({ title: 'The fox', tags: ['fox'] })
  const { user, main } = await playFeed(post)
  await user.keyboard('a')
  const recording = within(await screen.findByRole('dialog', { name: 'Recording' }))
  expect(recording.getByText(`Reply to ${post.author.displayName}`)).toBeVisible()
  expect(main.queryByRole('button', { name: 'Pause: The fox', hidden: true })).toBeNull()
  await waitFor(async () => {
    await feedMicrophone(2)
    expect(recording.getByLabelText('Recorded time')).toHaveTextContent(/0:0[1-9]/)
  })
  await user.keyboard('a')
  expect(await screen.findByRole('region', { name: 'Player' })).toBeVisible()
  await waitFor(() => expect(player.getSnapshot().state).toBe('playing'))
  // The device of this test stores no sound, so the reply is shown for review instead of being sent.
  expect(await screen.findByRole('button', { name: 'Play preview' })).toBeVisible()
  expect(screen.getByRole('list', { name: /^In reply to/ })).toHaveTextContent('The fox')
})

test.each<[string, Partial<Post>]>([
  [
    'outside of the owlcast to a recording for its members',
    { visibility: 'private', owlcastId: 'post_hour' },
  ],
  ['where replies are restricted', { replyLock: { from: 'followed', by: 'Wren' } }],
])('offers no reply %s', async (_, changes) => {
  const dawn = makePost({ title: 'Dawn', ...changes })
  const { user, play } = await playFeed(makePost({ title: 'The fox' }), dawn)
  await play(dawn)
  expect(getHeldReply()).toBeNull()
  await user.keyboard('a')
  expect(screen.queryByRole('dialog', { name: 'Recording' })).toBeNull()
})

test('plays on when the microphone is denied', async () => {
  const { user, main } = await playFeed(makePost({ title: 'The fox' }))
  denyMicrophone()
  await user.keyboard('a')
  await waitFor(() => expect(navigator.mediaDevices.getUserMedia).toHaveBeenCalled())
  expect(await main.findByRole('button', { name: 'Pause: The fox' })).toBeVisible()
  expect(await listDrafts()).toEqual([])
})

test('keeps a spoken reply to a message private while the recorder of another reply is open', async () => {
  const [shown, author] = [makePost({ title: 'The fox' }), makeAuthor({ username: 'mara' })]
  const message = makePost({ kind: 'mue', visibility: 'private', title: 'For you', author })
  const { user, main, api } = await playFeed(shown)
  api.use({ 'GET /api/recipients': () => ({ form: 'username', label: '@mara', person: author }) })
  await user.click(main.getByRole('button', { name: /^Reply to The fox/ }))
  await user.type(await main.findByLabelText(/^Tags/), '#owl ')
  const played = toPlayable(message)
  if (!played) throw new Error('no sound')
  await act(async () => player.playIn([played], played))
  await user.click(document.body)
  await user.keyboard('a')
  const recording = within(await screen.findByRole('dialog', { name: 'Recording' }))
  await waitFor(async () => {
    await feedMicrophone(2)
    expect(recording.getByLabelText('Recorded time')).toHaveTextContent(/0:0[1-9]/)
  })
  await user.keyboard('a')
  await screen.findByRole('button', { name: 'Play preview' })
  expect(getShownForm()).toMatchObject({
    mode: 'mue',
    form: { recipientId: author.id, parents: [{ id: message.id }] },
  })
})

test('records a spoken reply to a message into no reply that opens as it begins', async () => {
  const [shown, author] = [makePost({ title: 'The fox' }), makeAuthor({ username: 'mara' })]
  const message = makePost({ kind: 'mue', visibility: 'private', title: 'For you', author })
  const { user, main } = await playFeed(shown)
  const played = toPlayable(message)
  if (!played) throw new Error('no sound')
  await act(async () => player.playIn([played], played))
  await user.click(document.body)
  await user.keyboard('a')
  fireEvent.click(main.getByRole('button', { name: /^Reply to The fox/ }))
  await waitFor(() =>
    expect(getRecordedForm()).toMatchObject({ mode: 'mue', form: { recipientId: author.id } }),
  )
  expect(findReply(shown.id)).toMatchObject({ draftId: null })
})
