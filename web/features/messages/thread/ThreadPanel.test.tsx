/** A thread: playback, replies, and the delivery link when the recipient is only an address. */
import { describe, expect, test, vi } from 'vitest'
import type { ThreadPage } from '../../../../domain/messages/messages.schema'
import type { Post } from '../../../../domain/posts/posts.schema'
import {
  act,
  failServer,
  findAlert,
  fireEvent,
  getPath,
  type Handlers,
  makeAuthor,
  makeConversation,
  makeMe,
  makeMessage,
  makePost,
  readClipboard,
  renderApp,
  screen,
  toAuthor,
  waitFor,
  within,
} from '../../../../tests/components'
import { mockMedia } from '../../../../tests/components/media'
import {
  acceptRecordings,
  countHeldTracks,
  feedMicrophone,
  record,
  setUpMicrophone,
} from '../../../../tests/components/microphone'
import { listDrafts } from '../../../drafts/store/drafts'

const me = makeMe({ displayName: 'Mara Lindqvist' })
const wren = makeAuthor({ username: 'wren', displayName: 'Wren Okafor' })
const { peer: WREN } = makeConversation(wren)

function makeThread(items: Post[], changes: Partial<ThreadPage> = {}): ThreadPage {
  return {
    peer: WREN,
    state: 'open',
    seenAt: 0,
    heardByPeer: {},
    items,
    cursor: null,
    now: Date.now(),
    ...changes,
  }
}

type Options = { peer?: ThreadPage['peer']; api?: Handlers }

/** Opens the inbox with one conversation of these messages. */
function openInbox(path: string, items: Post[], { peer = WREN, api = {} }: Options) {
  const [last = makeMessage()] = items.toReversed()
  const conversation = { ...makeConversation(wren, { last }), peer }
  return renderApp({
    path,
    viewer: me,
    api: {
      'GET /api/conversations': () => ({ items: [conversation], cursor: null, now: Date.now() }),
      'GET /api/conversations/{peer}/messages': () => makeThread(items, { peer }),
      'POST /api/conversations/{peer}/seen': () => undefined,
      'GET /api/recipients': () => ({ form: 'username', label: '@wren', person: wren }),
      ...api,
    },
  })
}
const findThread = async (name: string) =>
  within(await screen.findByRole('region', { name: `Conversation with ${name}` }))

async function openThread(items: Post[], options: Options = {}) {
  const { peer = WREN } = options
  const app = await openInbox(`/?view=mue&with=${encodeURIComponent(peer.key)}`, items, options)
  const thread = await findThread(peer.person?.displayName ?? peer.label)
  return { ...app, thread, play: () => thread.getByRole('button', { name: 'Play Conversation' }) }
}

describe('playing a conversation', () => {
  test('reports that no message has sound', async () => {
    const { user, thread, play } = await openThread([makeMessage({ author: wren, audioUrl: null })])
    expect(thread.getByText('No audio in this message')).toBeVisible()
    await user.click(play())
    expect(await findAlert('No audio found for this conversation')).toBeVisible()
    expect(thread.queryByText(/^Playing message/)).toBeNull()
  })

  test('reports that earlier messages cannot be loaded', async () => {
    const newest = makeThread([makeMessage({ author: wren })], { cursor: '1.post_1' })
    const { user, thread, play } = await openThread([], {
      api: {
        'GET /api/conversations/{peer}/messages': ({ query }) =>
          query.has('cursor') ? failServer(500)() : newest,
      },
    })
    await user.click(play())
    expect(await findAlert('Error loading conversation audio')).toBeVisible()
    expect(thread.queryByText(/^Playing message/)).toBeNull()
  })

  test('skips a message that cannot be played', async () => {
    const [first, second] = [makeMessage({ author: wren }), makeMessage({ author: wren })]
    mockMedia().breakFile(first.audioUrl ?? '')
    const { user, thread, play } = await openThread([first, second])
    await user.click(play())
    expect(await thread.findByText('Playing message 2 of 2')).toBeVisible()
  })
})

describe('unheard messages', () => {
  /** Two of three messages are unheard until the client marks them. */
  async function openUnheard() {
    const before = Date.now() - 60_000
    const items = [1, 2, 3].map((at) =>
      makeMessage({ title: `Message ${at}`, author: wren, createdAt: before + at }),
    )
    const seen: number[] = []
    const heard: string[] = []
    let unread = 2
    let seenAt = before + 1
    const app = await openThread(items, {
      api: {
        'GET /api/conversations': () => ({
          items: [makeConversation(wren, { last: items[2] as Post, messages: 3, unread, seenAt })],
          cursor: null,
          now: Date.now(),
        }),
        'GET /api/conversations/{peer}/messages': () => makeThread(items, { seenAt }),
        'POST /api/heard': ({ body }) => void heard.push(...(body as { ids: string[] }).ids),
        'POST /api/conversations/{peer}/seen': ({ body }) => {
          seenAt = (body as { at: number }).at
          seen.push(seenAt - before)
          unread = items.filter(({ createdAt }) => createdAt > seenAt).length
          return undefined
        },
      },
    })
    await app.thread.findByText(/^3 messages · 2 unheard, /)
    expect(app.thread.getAllByText('New')).toHaveLength(2)
    return { ...app, seen, heard, items }
  }

  test('stay unheard until they are played, which starts at the oldest of them', async () => {
    const media = mockMedia()
    const { user, thread, play, seen, heard, items } = await openUnheard()
    await user.click(play())
    expect(await thread.findByText('Playing message 2 of 3')).toBeVisible()
    expect([seen, heard]).toEqual([[], []])
    await media.end()
    expect(await thread.findByText('Playing message 3 of 3')).toBeVisible()
    await waitFor(() => expect(seen).toEqual([2]))
    await media.end()
    await waitFor(() => expect(seen).toEqual([2, 3]))
    await waitFor(() => expect(heard).toEqual([items[1]?.id, items[2]?.id]), { timeout: 3000 })
    await waitFor(() => expect(thread.queryByText('New')).toBeNull())
    // A message that was only seen is not called heard.
    expect(thread.getAllByText('Heard')).toHaveLength(2)
    expect(await thread.findByText('3 messages')).toBeVisible()
  })

  test('play on from the pressed message', async () => {
    const media = mockMedia()
    const { user, thread } = await openUnheard()
    await user.click(thread.getByRole('button', { name: 'Play: Message 1' }))
    expect(await thread.findByText('Playing message 1 of 3')).toBeVisible()
    await media.end()
    expect(await thread.findByText('Playing message 2 of 3')).toBeVisible()
  })
})

test('shows the words that came with a message when asked, and hides them', async () => {
  const words = 'I left the key with the baker.'
  const message = makeMessage({ author: wren, transcriptState: 'ready', transcript: words })
  const { user, thread } = await openThread([message])
  await user.click(thread.getByRole('button', { name: 'Show words' }))
  expect(await thread.findByText(words)).toBeVisible()
  await user.click(thread.getByRole('button', { name: 'Hide words' }))
  expect(thread.queryByText(words)).toBeNull()
})

test('plays a message without a title under the name of its author', async () => {
  const { user, thread } = await openThread([makeMessage({ title: 'My MUE', author: wren })])
  await user.click(thread.getByRole('button', { name: 'Play: Voice, 0:03' }))
  expect(await thread.findByRole('button', { name: 'Pause: Voice, 0:03' })).toBeVisible()
})

describe('keyboard only', () => {
  setUpMicrophone()

  test('finds a conversation, opens it, plays it, stops it and replies', async () => {
    const fox = makeMessage({ title: 'The fox', author: wren })
    const { user } = await openInbox('/?view=mue', [fox], {})
    const list = within(await screen.findByRole('region', { name: 'Conversations' }))
    await list.findByRole('listitem')
    const search = list.getByRole('searchbox', { name: 'Search messages' })
    search.focus()
    await user.keyboard('nobody')
    expect(
      await list.findByText("No results found for 'nobody'", { selector: '[role=status]' }),
    ).toBeVisible()
    await user.clear(search)
    await user.keyboard('fox')
    await user.tab()
    await user.tab()
    const link = within(list.getByRole('listitem')).getByRole('link')
    expect(link).toHaveFocus()
    await user.keyboard('{Enter}')
    const thread = await findThread('Wren Okafor')
    expect(thread.getAllByText('The fox')[0]).toBeVisible()
    thread.getByRole('button', { name: 'Play Conversation' }).focus()
    await user.keyboard('{Enter}')
    expect(await thread.findByText('Playing message 1 of 1')).toBeVisible()
    thread.getByRole('button', { name: 'Stop' }).focus()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(thread.queryByText(/^Playing message/)).toBeNull())
    thread.getByRole('button', { name: 'Record Reply' }).focus()
    await user.keyboard('{Enter}')
    const stop = await thread.findByRole('button', { name: 'Stop Recording' })
    await waitFor(() => expect(stop).toHaveFocus())
    await user.keyboard('{Enter}')
  })
})

describe('a reply in the conversation', () => {
  setUpMicrophone()

  const fox = makeMessage({ title: 'The fox', author: wren })
  const openFox = (api: Handlers = {}) =>
    openThread([fox], { api: { ...acceptRecordings(makeMessage({ author: toAuthor(me) })), ...api } })

  test('is recorded with one press and sent to the peer alone', async () => {
    const { user, api, thread } = await openFox()
    await record(user, 2, 'Record Reply')
    await user.click(thread.getByRole('button', { name: 'Send' }))
    expect(await screen.findByText('Sent to Wren Okafor.')).toBeVisible()
    expect(api.requestsTo('POST /api/posts').map(({ body }) => body)).toEqual([
      expect.objectContaining({
        mode: 'mue',
        recipient: '@wren',
        recipientId: wren.id,
        isPrivate: true,
        parents: [{ id: fox.id, type: 'reply' }],
      }),
    ])
    expect(getPath()).toContain('view=mue')
    expect(await thread.findByRole('button', { name: 'Record Reply' })).toBeVisible()
  })

  test('is there again after a reload, and asks before it is discarded', async () => {
    const { user, reload } = await openFox()
    await record(user, 2, 'Record Reply')
    const reloaded = await reload()
    const thread = await findThread('Wren Okafor')
    expect(await thread.findByRole('button', { name: 'Re-record' })).toBeVisible()
    expect(screen.queryByText('Not published yet')).toBeNull()
    await reloaded.user.click(thread.getByRole('button', { name: 'Cancel reply' }))
    const question = within(await screen.findByRole('alertdialog'))
    await reloaded.user.click(question.getByRole('button', { name: 'Discard' }))
    expect(await thread.findByRole('button', { name: 'Record Reply' })).toBeVisible()
    await waitFor(async () => expect(await listDrafts()).toEqual([]))
  })

  test('begins beside another recording of this tab, which stays a draft', async () => {
    const { user } = await openFox()
    const { goTo } = await import('../../../state/view')
    await act(async () => goTo('record', { mode: 'squawk' }))
    await record(user)
    await act(async () => goTo('mue-messages', { with: WREN.key }))
    await user.click(await screen.findByRole('button', { name: 'Record Reply' }))
    const stop = await screen.findByRole('button', { name: 'Stop Recording' })
    expect(await screen.findByText('Saved recording')).toBeVisible()
    const [squawk] = (await listDrafts()).filter(({ mode }) => mode === 'squawk')
    expect(squawk).toMatchObject({ state: 'ready', form: { recipient: '', parents: [] } })
    await feedMicrophone(2)
    await user.click(stop)
    await screen.findByRole('button', { name: 'Re-record' })
    await act(async () => history.back())
    expect(await screen.findByRole('button', { name: 'Publish Squawk' })).toBeVisible()
    await waitFor(async () =>
      expect((await listDrafts()).map(({ state }) => state)).toEqual(['ready', 'ready']),
    )
  })

  test('can be continued with a title, music or another post', async () => {
    const { user, thread } = await openFox()
    await user.click(await thread.findByRole('button', { name: 'Add a title, music or another post' }))
    const to = await screen.findByRole('textbox', { name: 'To' })
    expect(to).toHaveValue('Wren Okafor')
    expect(to).toHaveAttribute('readonly')
    expect(screen.getByRole('list', { name: /^In reply to/ })).toHaveTextContent('The fox')
    expect(screen.queryByRole('radiogroup', { name: 'What are you recording?' })).toBeNull()
    await waitFor(() => expect(document.title).toBe('Reply to Wren Okafor · Owlcast'))
  })
})

describe('a conversation with an address', () => {
  const makeMine = () => makeMessage({ title: 'For Gus', author: toAuthor(me) })

  test('states that the recipient gets an e-mail', async () => {
    const gus = 'gus.hallam@example.org'
    const { thread } = await openThread([makeMine()], {
      peer: { key: `email:${gus}`, person: null, label: gus },
    })
    const text = 'They’ll get this by email. You’ll see their name once they reply.'
    expect(thread.getByText(text)).toBeVisible()
    expect(thread.getByRole('heading', { name: gus })).toBeVisible()
  })

  test('states that an address gets no e-mails, beside the way to send the link', async () => {
    const gus = 'gus.hallam@example.org'
    const peer = { key: `email:${gus}`, person: null, label: gus }
    const mine = makeMine()
    const api = {
      'GET /api/conversations/{peer}/messages': () => makeThread([mine], { peer, isEmailRefused: true }),
    }
    const { thread } = await openThread([mine], { peer, api })
    expect(thread.getByText('This address doesn’t get our emails. Send the link yourself.')).toBeVisible()
    expect(thread.queryByText(/^They’ll get this by email/)).toBeNull()
    expect(thread.getByRole('button', { name: 'Send the link yourself' })).toBeVisible()
  })

  test('creates a link for a phone number, to copy or to send as a text message', async () => {
    const number = '+442079460123'
    const link = 'https://owlcast.example/mue/post_1?token=t'
    const { user, api, thread } = await openThread([makeMine()], {
      peer: { key: `phone:${number}`, person: null, label: number },
      api: { 'POST /api/magic-links': () => ({ link, expiresAt: Date.now() + 60_000 }) },
    })
    expect(thread.getByText(/Phone messages are not available yet. Send the link yourself\.$/)).toBeVisible()
    await user.click(thread.getByRole('button', { name: 'Send the link yourself' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Send the link yourself' }))
    expect(await dialog.findByLabelText('Link')).toHaveValue(link)
    const sms = dialog.getByRole('link', { name: 'Open in text messages' })
    expect(sms).toHaveAttribute('href', expect.stringMatching(/^sms:\+442079460123\?&body=.*%2Fmue%2Fpost_/))
    await user.click(dialog.getByRole('button', { name: 'Copy Link' }))
    expect(await readClipboard()).toBe(link)
    expect(api.requestsTo('POST /api/magic-links')).toHaveLength(1)
  })
})

describe('a recording in progress', () => {
  setUpMicrophone()

  test('goes on in sight when the peer takes another username', async () => {
    const message = makeMessage({ title: 'Hello', author: wren })
    const { user, api } = await openInbox(`/?view=mue&with=${WREN.key}`, [message], {
      api: acceptRecordings(),
    })
    await user.click(await screen.findByRole('button', { name: 'Record Reply' }))
    await screen.findByRole('button', { name: 'Stop Recording' })
    const renamed = {
      ...WREN,
      label: '@wren_o',
      person: { ...wren, username: 'wren_o', displayName: 'Wren O' },
    }
    api.use({ 'GET /api/conversations/{peer}/messages': () => makeThread([message], { peer: renamed }) })
    const { queryClient } = await import('../../../api/query-client')
    await act(() => queryClient.invalidateQueries())
    await screen.findByRole('region', { name: 'Conversation with Wren O' })
    expect(screen.getByRole('button', { name: 'Stop Recording' })).toBeVisible()
    expect(screen.queryByText('Not published yet')).toBeNull()
    await feedMicrophone(2)
    await user.click(screen.getByRole('button', { name: 'Stop Recording' }))
    await screen.findByRole('button', { name: 'Re-record' })
    await user.click(screen.getByRole('button', { name: 'Send' }))
    await waitFor(() => expect(api.requestsTo('POST /api/posts')).toHaveLength(1))
    expect(api.requestsTo('POST /api/posts')[0]?.body).toMatchObject({ recipientId: wren.id })
  })

  test('goes on in sight when the peer, a stranger, writes first', async () => {
    const { user, api } = await openInbox(`/?view=mue&with=${WREN.key}`, [], { api: acceptRecordings() })
    await user.click(await screen.findByRole('button', { name: 'Record a MUE' }))
    await screen.findByRole('button', { name: 'Stop Recording' })
    const hello = makeMessage({ title: 'Hello', author: wren })
    api.use({ 'GET /api/conversations/{peer}/messages': () => makeThread([hello], { state: 'request' }) })
    const { queryClient } = await import('../../../api/query-client')
    await act(() => queryClient.invalidateQueries())
    await screen.findByText('Hello')
    expect(screen.queryByRole('button', { name: /^Accept/ })).toBeNull()
    expect(countHeldTracks()).toBe(1)
    await feedMicrophone(2)
    await user.click(screen.getByRole('button', { name: 'Stop Recording' }))
    await user.click(screen.getByRole('button', { name: 'Cancel reply' }))
    await user.click(await screen.findByRole('button', { name: 'Discard' }))
    expect(await screen.findByRole('button', { name: /^Accept/ })).toBeVisible()
  })

  test('is paused and offered, without the microphone, when the peer deletes their account', async () => {
    const message = makeMessage({ title: 'Hello', author: wren })
    const { user, api } = await openInbox(`/?view=mue&with=${WREN.key}`, [message], {
      api: acceptRecordings(),
    })
    await user.click(await screen.findByRole('button', { name: 'Record Reply' }))
    await screen.findByRole('button', { name: 'Stop Recording' })
    await feedMicrophone(2)
    const gone = { ...WREN, person: null }
    api.use({ 'GET /api/conversations/{peer}/messages': () => makeThread([message], { peer: gone }) })
    const { queryClient } = await import('../../../api/query-client')
    await act(() => queryClient.invalidateQueries())
    expect(await screen.findByText('Not published yet')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Resume' })).toBeVisible()
    await waitFor(() => expect(countHeldTracks()).toBe(0))
  })

  test('does not begin when its thread was left while a slow device was read', async () => {
    const { user } = await openInbox(`/?view=mue&with=${WREN.key}`, [makeMessage({ author: wren })], {
      api: acceptRecordings(),
    })
    const start = await screen.findByRole('button', { name: 'Record Reply' })
    const { findMessage, openMessage } = await import('../../../recording/places')
    const { updateForm } = await import('../../../recording/forms')
    const { getRecordedForm } = await import('../../../recording/session')
    const { openDraft } = await import('../../../drafts/store/drafts')
    // Its recording is not on the device any more, which is found out late.
    await openDraft({ id: 'draft_gone', mode: 'mue', state: 'recording' })
    const rescued = Promise.withResolvers<void>()
    vi.spyOn(navigator.locks, 'request').mockImplementation(async (...request: unknown[]) => {
      await rescued.promise
      return (request.at(-1) as (lock: Lock) => unknown)({ name: 'draft_gone', mode: 'exclusive' })
    })
    act(() => updateForm(openMessage(WREN, null).formId, { draftId: 'draft_gone' }))
    await user.click(start)
    await user.click(
      within(screen.getByRole('navigation', { name: 'Main' })).getByRole('link', { name: /^Home/ }),
    )
    await waitFor(() => expect(start).not.toBeInTheDocument())
    await act(async () => rescued.resolve())
    await waitFor(() => expect(findMessage(WREN)?.draftId).toBeNull())
    await act(async () => {})
    expect(navigator.mediaDevices.getUserMedia).not.toHaveBeenCalled()
    expect(getRecordedForm()).toBeNull()
  })

  test('leaves nothing, and no other form changed, when its thread is left as it is held', async () => {
    await openInbox(`/?view=mue&with=${WREN.key}`, [makeMessage({ author: wren })], {
      api: acceptRecordings(),
    })
    const start = await screen.findByRole('button', { name: 'Record Reply' })
    const { editForm } = await import('../../../recording/edit')
    const { getForm, subscribeForms } = await import('../../../recording/forms')
    const { findMessage, openNewPost } = await import('../../../recording/places')
    const { getRecordedForm } = await import('../../../recording/session')
    const { goTo } = await import('../../../state/view')
    const { formId } = openNewPost('mue')
    act(() => editForm(formId, { recipient: '@bob', recipientId: 'usr_bob', recipientName: 'Bob' }))
    const unsubscribe = subscribeForms(() => {
      if (!findMessage(WREN)) return
      unsubscribe()
      // Before the timer of the hold, which then begins to record.
      setTimeout(() => act(() => goTo('home')))
    })
    fireEvent.pointerDown(start, { pointerId: 1, button: 0 })
    await waitFor(() => expect(start).not.toBeInTheDocument())
    fireEvent.pointerUp(window, { pointerId: 1 })
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Recording' })).toBeNull())
    expect(getRecordedForm()).toBeNull()
    expect(getForm(formId)).toMatchObject({ draftId: null, form: { recipientId: 'usr_bob' } })
    await waitFor(() => expect(countHeldTracks()).toBe(0))
    await waitFor(async () => expect(await listDrafts()).toEqual([]))
  })

  test('is none for the peer when the record button of the app is held after a short hold', async () => {
    await openInbox(`/?view=mue&with=${WREN.key}`, [makeMessage({ author: wren })], {
      api: acceptRecordings(),
    })
    const { getShownForm } = await import('../../../../tests/components/forms')
    const hold = async (button: HTMLElement | undefined, pointerId: number) => {
      if (button) fireEvent.pointerDown(button, { pointerId, button: 0 })
      const screenName = { name: 'Recording' }
      expect(await screen.findByRole('dialog', screenName)).toBeVisible()
      await waitFor(() => expect(getShownForm().state.at).toBe('recording'))
      const { form } = getShownForm()
      fireEvent.pointerUp(window, { pointerId })
      await waitFor(() => expect(screen.queryByRole('dialog', screenName)).toBeNull())
      return form
    }
    const reply = await hold(await screen.findByRole('button', { name: 'Record Reply' }), 1)
    expect(reply.recipientId).toBe(wren.id)
    const [record] = await screen.findAllByRole('link', { name: /^Record/ })
    expect(await hold(record, 2)).toMatchObject({ recipientId: null, parents: [] })
  })
})

test('shows the moment that a message refers to, where its parent can be heard', async () => {
  mockMedia()
  const parent = makePost({ title: 'The fox', seconds: 48 })
  const message = makeMessage({ author: wren, parentId: parent.id })
  const { thread } = await openThread([message], {
    api: {
      'GET /api/posts/{id}': () => parent,
      'GET /api/conversations/{peer}/messages': () =>
        makeThread([message], { moments: { [message.id]: { startMs: 12_000, endMs: 18_000 } } }),
    },
  })
  const chip = await thread.findByRole('button', { name: 'Hear what this replies to, from 0:12 0:12 – 0:18' })
  expect(chip).toBeVisible()
  expect(thread.getByText('The fox', { selector: 'bdi' })).toBeVisible()
})
