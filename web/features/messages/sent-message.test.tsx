/** Sending a message: a track alone, its visibility, and its link. */
import { describe, expect, test } from 'vitest'
import {
  act,
  failNetwork,
  makeMessage,
  readClipboard,
  screen,
  toAuthor,
  waitFor,
} from '../../../tests/components'
import { MARA, makeSent, mara, me, openMessageRecorder } from '../../../tests/components/message-recorder'
import { acceptRecordings, setUpMicrophone } from '../../../tests/components/microphone'
import { type ChosenParent, EMPTY_FORM } from '../../drafts/store/draft-record'
import { listDrafts } from '../../drafts/store/drafts'

setUpMicrophone()

describe('a track as a message', () => {
  test('is sent once when the button is pressed twice', async () => {
    const { user, api, to, send, addTrack, findThread } = await openMessageRecorder()
    await user.type(to(), '@mara')
    expect(await screen.findByText(/Mara Lindqvist is on Owlcast/)).toBeVisible()
    await user.click(send())
    expect(await screen.findByText('Please select a MUE or record audio for your message')).toBeVisible()
    // Full strength once there is something to send.
    expect(send()).not.toHaveClass('btn-kind')
    await addTrack()
    expect(send()).toHaveClass('btn-kind')
    await user.dblClick(send())
    expect(await screen.findByText('Sent to Mara Lindqvist.')).toBeVisible()
    expect(await (await findThread()).findByText('Lantern walk')).toBeVisible()
    const sent = api.requestsTo('POST /api/posts').map(({ body }) => body)
    expect(sent).toEqual([
      expect.objectContaining({ mode: 'mue', trackId: 'track_1', recipient: '@mara', recipientId: mara.id }),
    ])
    expect(await listDrafts()).toEqual([])
  })

  test('waits after reconnecting until the author has seen who the name belongs to, and keeps its key', async () => {
    const { user, api, to, addTrack, send } = await openMessageRecorder({
      api: { 'GET /api/recipients': failNetwork(), 'POST /api/posts': failNetwork() },
    })
    await user.type(to(), '@mara')
    await addTrack()
    await user.click(send())
    expect(await screen.findByText('Waiting to publish')).toBeVisible()
    const [{ id } = { id: '' }] = await listDrafts()
    api.use({ ...acceptRecordings(makeSent()), 'GET /api/recipients': () => MARA })
    const attempts = api.requestsTo('POST /api/posts').length
    await user.click(screen.getByRole('button', { name: 'Try now' }))
    expect(await screen.findByText(/^Someone else may have this name/)).toBeVisible()
    await user.click(await screen.findByRole('button', { name: 'Publish' }))
    expect(await screen.findByText(/Mara Lindqvist is on Owlcast/)).toBeVisible()
    expect(api.requestsTo('POST /api/posts')).toHaveLength(attempts)
    await user.click(await screen.findByRole('button', { name: 'Send' }))
    await waitFor(() => expect(api.requestsTo('POST /api/posts')).toHaveLength(attempts + 1))
    const sent = api.requestsTo('POST /api/posts').at(-1)
    expect(sent?.body).toMatchObject({ trackId: 'track_1', recipient: '@mara', recipientId: mara.id })
    expect(sent?.headers.get('idempotency-key')).toBe(id)
    await waitFor(async () => expect(await listDrafts()).toEqual([]))
  })

  test('is stored on the device when the response is lost, and sent after a reload with the same key', async () => {
    const sent = makeSent()
    const { user, api, to, send, addTrack, reload } = await openMessageRecorder({
      sent,
      api: { 'POST /api/posts': failNetwork() },
    })
    await user.type(to(), '@mara')
    expect(await screen.findByText(/Mara Lindqvist is on Owlcast/)).toBeVisible()
    await addTrack()
    await user.click(send())
    expect(await screen.findByText('Waiting to publish')).toBeVisible()
    const { user: again } = await reload()
    expect(await screen.findByText('Waiting to publish')).toBeVisible()
    api.use({ 'POST /api/posts': () => ({ post: sent, invitations: [] }) })
    await again.click(screen.getByRole('button', { name: 'Try now' }))
    await waitFor(() => expect(screen.queryByText('Waiting to publish')).toBeNull())
    await waitFor(async () => expect(await listDrafts()).toEqual([]))
    // The server creates one message per key: `tests/api/publish.test.ts`.
    const keys = api.requestsTo('POST /api/posts').map(({ headers }) => headers.get('idempotency-key'))
    expect(keys.length).toBeGreaterThan(1)
    expect(new Set(keys).size).toBe(1)
  })
})

test('sends a public message and marks it in the conversation', async () => {
  const { user, api, to, send, addTrack, findThread } = await openMessageRecorder({
    sent: makeSent({ visibility: 'public' }),
  })
  await user.type(to(), '@mara')
  await addTrack()
  expect(screen.getByRole('switch', { name: /Private/ })).toBeChecked()
  await user.click(screen.getByText('Private'))
  expect(await screen.findByText('Anyone with the link can listen')).toBeVisible()
  await user.click(send())
  const text = await screen.findByText(/^MUE published! Share link: /)
  expect(text).toHaveTextContent(/\/mue\/post_\w+/)
  expect(await (await findThread()).findByText('Public')).toBeVisible()
  expect(api.requestsTo('POST /api/posts')[0]?.body).toMatchObject({ isPrivate: false })
})

const OPENS = 'https://owl.example/mue/post_1?token=secret'
const toNumber = {
  'GET /api/recipients': () => ({ form: 'phone' as const, label: '+442079460123', person: null }),
}

test("shows the recipient's private link when a message goes to a phone number", async () => {
  const { user, api, to, send, addTrack } = await openMessageRecorder({
    sent: makeSent({ visibility: 'private' }),
    api: { ...toNumber, 'POST /api/magic-links': () => ({ link: OPENS, expiresAt: Date.now() }) },
  })
  await user.type(to(), '+44 20 7946 0123')
  await addTrack()
  await user.click(send())
  const notices = await screen.findAllByText(
    /Phone messages are not available yet\. Send the link yourself\.$/,
  )
  expect(notices[0]).toHaveTextContent(`Share link: ${OPENS}`)
  await user.click(screen.getByRole('button', { name: 'Copy Link' }))
  expect(await screen.findByText('Link copied to clipboard!')).toBeVisible()
  expect(await readClipboard()).toBe(OPENS)
  expect(api.requestsTo('POST /api/magic-links')).toHaveLength(1)
})

test('shows a link without a token for a public message to a phone number', async () => {
  const { user, api, to, send, addTrack } = await openMessageRecorder({
    sent: makeSent({ visibility: 'unlisted' }),
    api: toNumber,
  })
  await user.type(to(), '+44 20 7946 0123')
  await addTrack()
  await user.click(screen.getByText('Private'))
  await user.click(send())
  const notices = await screen.findAllByText(/Phone messages are not available yet/)
  expect(notices[0]).toHaveTextContent(/Share link: \S+\/mue\/post_\w+ /)
  expect(api.requestsTo('POST /api/magic-links')).toEqual([])
})

describe('a reply', () => {
  const parent: ChosenParent = {
    id: 'post_1',
    type: 'squawk',
    title: 'The ferry bell',
    author: 'Mara Lindqvist',
    authorId: 'usr_mara',
    content: '',
    visibility: 'public',
    seconds: 2,
    createdAt: 0,
    connection: 'reply',
  }
  const HINT = /^Without a recipient, everyone who can hear the post/

  test('is not called private without a recipient', async () => {
    const { user, to } = await openMessageRecorder()
    const { fillIn } = await import('../../../tests/components/forms')
    await act(async () => void fillIn({ form: { ...EMPTY_FORM, parents: [parent] } }))
    expect(await screen.findByText(HINT)).toBeVisible()
    expect(screen.queryByText('Private')).toBeNull()
    await user.type(to(), '@mara')
    expect(await screen.findByText('Private')).toBeVisible()
    expect(screen.queryByText(HINT)).toBeNull()
  })

  test('is called private under a private post, also when it was made public before', async () => {
    const { user, to } = await openMessageRecorder()
    const { editForm } = await import('../../recording/edit')
    const { getShownForm } = await import('../../../tests/components/forms')
    const { formId } = getShownForm()
    const { displayName: author, id: authorId } = mara
    const secret = { ...parent, type: 'mue', visibility: 'private', author, authorId } as const
    await user.type(to(), '@mara')
    await user.click(await screen.findByText('Private'))
    expect(await screen.findByText('Anyone with the link can listen')).toBeVisible()
    await act(async () => editForm(formId, { parents: [secret] }))
    expect(await screen.findByText('Only you and Mara Lindqvist can listen')).toBeVisible()
    expect(screen.queryByRole('switch', { name: /^Private/ })).toBeNull()
    await act(async () => editForm(formId, { parents: [{ ...parent, visibility: 'public' }] }))
    expect(await screen.findByRole('switch', { name: /^Private/ })).toBeChecked()
  })

  test('stays private when its private parent is gone and a public one remains', async () => {
    await openMessageRecorder()
    const { editForm, withdrawReply } = await import('../../recording/edit')
    const { getShownForm } = await import('../../../tests/components/forms')
    const { formId } = getShownForm()
    const message = makeMessage({ author: toAuthor(me), visibility: 'private' })
    await act(async () => editForm(formId, { parents: [{ ...parent, id: message.id, type: 'mue' }, parent] }))
    await act(async () => withdrawReply(formId, message, me.id))
    expect(await screen.findByText('Private')).toBeVisible()
    expect(getShownForm().form).toMatchObject({ parents: [parent], isPrivate: true })
  })
})
