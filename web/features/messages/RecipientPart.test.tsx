/** Sending a message: recipient, visibility, and a track sent as a message. */
import { describe, expect, test, vi } from 'vitest'
import type { Track } from '../../../domain/library/library.schema'
import type { ShownRecipient } from '../../../domain/messages/recipients.schema'
import {
  act,
  failNetwork,
  failWith,
  findAlert,
  findBarriers,
  type Handlers,
  makeAuthor,
  makeConversation,
  makeMe,
  makeMessage,
  type RenderOptions,
  readClipboard,
  renderApp,
  screen,
  toAuthor,
  waitFor,
  within,
} from '../../../tests/components'
import { acceptRecordings, record, setUpMicrophone } from '../../../tests/components/microphone'
import { type ChosenParent, EMPTY_FORM } from '../../drafts/store/draft-record'
import { listDrafts, openDraft } from '../../drafts/store/drafts'

setUpMicrophone()

const me = makeMe({ displayName: 'Wren Okafor' })
const mara = makeAuthor({ username: 'mara', displayName: 'Mara Lindqvist' })
const MARA: ShownRecipient = { form: 'username', label: '@mara', person: mara }
const TRACK: Track = {
  id: 'track_1',
  collection: 'mue',
  name: 'Lantern walk',
  audioUrl: '/media/track_1',
  seconds: 8,
  mood: 'calm',
  genre: 'ambient',
  category: null,
  bpm: null,
  peaks: '',
}
const makeSent = (changes: Partial<ReturnType<typeof makeMessage>> = {}) =>
  makeMessage({
    title: 'My MUE',
    author: toAuthor(me),
    track: { id: TRACK.id, name: TRACK.name },
    ...changes,
  })

/** Opens the recorder for a message; sent messages appear in the conversation with Mara. */
async function openRecorder({
  sent = makeSent(),
  path = '/?view=record&mode=mue',
  viewer = me,
  api = {},
}: {
  sent?: ReturnType<typeof makeSent>
  path?: string
  viewer?: RenderOptions['viewer']
  api?: Handlers
} = {}) {
  const now = Date.now()
  const { peer } = makeConversation(mara)
  const app = await renderApp({
    path,
    viewer,
    api: {
      ...acceptRecordings(sent),
      'GET /api/tracks': () => ({ items: [TRACK] }),
      'GET /api/recipients': () => MARA,
      'GET /api/conversations': () => ({
        items: [makeConversation(mara, { last: sent })],
        cursor: null,
        now,
      }),
      'GET /api/conversations/{peer}/messages': () => ({
        ...{ peer, state: 'open' as const, seenAt: 0, heardByPeer: {}, items: [sent], cursor: null, now },
      }),
      'POST /api/conversations/{peer}/seen': () => undefined,
      ...api,
    },
  })
  await screen.findByRole('button', { name: 'Start Recording' })
  await app.user.click(screen.getByRole('radio', { name: 'MUE Message' }))
  return {
    ...app,
    to: await screen.findByRole('combobox', { name: 'To' }),
    send: () => screen.getByRole('button', { name: 'Send' }),
    addTrack: async () => {
      await app.user.click(screen.getByRole('button', { name: 'Add MUE track' }))
      const picker = within(await screen.findByRole('dialog', { name: 'Choose a MUE' }))
      await app.user.click(await picker.findByRole('button', { name: 'Add Lantern walk' }))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    },
    findThread: async () =>
      within(await screen.findByRole('region', { name: 'Conversation with Mara Lindqvist' })),
  }
}

test('offers the members of the newest conversations, one press each', async () => {
  const { user, api, to, send, addTrack, findThread } = await openRecorder()
  const recent = within(await screen.findByRole('group', { name: 'You talked lately' }))
  await addTrack()
  const chip = recent.getByRole('button', { name: 'Mara Lindqvist' })
  await user.click(chip)
  expect(to).toHaveValue('@mara')
  expect(chip).toHaveFocus()
  expect(chip).toHaveAttribute('aria-pressed', 'true')
  expect(await screen.findByText(/^Mara Lindqvist is on Owlcast/)).toBeVisible()
  expect(await findBarriers(screen.getByRole('main'))).toEqual([])
  await user.click(send())
  await waitFor(() => expect(api.requestsTo('POST /api/posts')).toHaveLength(1))
  expect(api.requestsTo('POST /api/posts')[0]?.body).toMatchObject({ recipient: '@mara' })
  // Opened once it is sent, which must not happen during the next test.
  expect(await findThread()).toBeDefined()
})

test('offers nobody while another address is typed', async () => {
  const { user, to } = await openRecorder()
  expect(await screen.findByRole('group', { name: 'You talked lately' })).toBeVisible()
  await user.type(to, 'sam@example.org')
  expect(screen.queryByRole('group', { name: 'You talked lately' })).toBeNull()
})

describe('suggestions of people', () => {
  const sam = makeAuthor({ username: 'sam_p', displayName: 'Sam Petrov' })
  const api: Handlers = {
    'GET /api/people/{name}/following': () => ({ items: [sam], cursor: null }),
    'GET /api/recipients': ({ query }) =>
      query.get('typed') === '@sam_p'
        ? { form: 'username', label: '@sam_p', person: sam }
        : failWith('recipient.unknown', {}, 'recipient')(),
  }

  test('are chosen by key, and resolved like typed text', async () => {
    const { user, to } = await openRecorder({ api })
    await user.type(to, '@sam')
    const list = await screen.findByRole('listbox', { name: 'People' })
    expect(within(list).getByRole('option', { name: 'Sam Petrov @sam_p' })).toBeVisible()
    expect(to).toHaveAttribute('aria-expanded', 'true')
    expect(await findBarriers(screen.getByRole('main'))).toEqual([])
    await user.keyboard('{ArrowDown}')
    expect(to).toHaveAttribute('aria-activedescendant', within(list).getByRole('option').id)
    await user.keyboard('{Enter}')
    expect(to).toHaveValue('@sam_p')
    expect(await screen.findByText(/^Sam Petrov is on Owlcast/)).toBeVisible()
    expect(screen.queryByRole('listbox')).toBeNull()
  })

  test('leave typed text alone until one is chosen', async () => {
    const { user, to } = await openRecorder({ api })
    await user.type(to, 'mar')
    await screen.findByRole('option', { name: /^Mara Lindqvist/ })
    await user.keyboard('{Enter}')
    expect(to).toHaveValue('mar')
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('listbox')).toBeNull()
    await user.type(to, 'a')
    await user.click(await screen.findByRole('option', { name: /^Mara Lindqvist/ }))
    expect(to).toHaveValue(`@${mara.username}`)
    expect(to).toHaveFocus()
  })
})

test('requires a recipient, looks the name up while typing, and shows an unknown one at its field', async () => {
  const unknown = failWith('recipient.unknown', {}, 'recipient')
  const people: Record<string, () => ShownRecipient | Response> = {
    '@nobody_of_that_name': unknown,
    [`@${me.username}`]: failWith('recipient.yourself', {}, 'recipient'),
    'gus.hallam@example.org': () => ({ form: 'email', label: 'gus.hallam@example.org', person: null }),
    '+44 (20) 7946-0123': () => ({ form: 'phone', label: '+442079460123', person: null }),
  }
  const { user, api, to, send, addTrack } = await openRecorder({
    api: {
      'GET /api/recipients': ({ query }) => (people[query.get('typed') ?? ''] ?? unknown)(),
      'POST /api/posts': unknown,
    },
  })
  await addTrack()
  await user.click(send())
  expect(await screen.findByText('Please enter recipient (@username, email, or phone)')).toBeVisible()
  await waitFor(() => expect(to).toHaveFocus())
  const type = async (text: string) => {
    await user.clear(to)
    await user.paste(text)
  }
  await type('@nobody_of_that_name')
  expect(await screen.findByText('No one found. Check the name, or use their email.')).toBeVisible()
  await type(`@${me.username}`)
  expect(await screen.findByText('That’s you. Please choose someone else.')).toBeVisible()
  await type('gus.hallam@example.org')
  expect(await screen.findByText('We’ll email gus.hallam@example.org a link.')).toBeVisible()
  await type('+44 (20) 7946-0123')
  expect(await screen.findByText(/phone messages are not available yet/)).toBeVisible()
  // When the lookup fails, the server validates on publish.
  api.use({ 'GET /api/recipients': failNetwork() })
  await type('@nobody_there_either')
  expect(await screen.findByText('We’ll check this when you send it.')).toBeVisible()
  await user.click(send())
  expect(await screen.findByText('No one found. Check the name, or use their email.')).toBeVisible()
  await waitFor(() => expect(to).toHaveFocus())
})

test('waits after reconnecting until the author has seen the resolved recipient', async () => {
  const { user, api, to, send } = await openRecorder({
    api: { 'GET /api/recipients': failNetwork(), 'POST /api/uploads': failNetwork() },
  })
  await record(user)
  await user.type(to, '@mara')
  await user.click(send())
  expect(await screen.findByText('Waiting to publish')).toBeVisible()
  api.use({ ...acceptRecordings(makeSent()), 'GET /api/recipients': () => MARA })
  await user.click(screen.getByRole('button', { name: 'Try now' }))
  expect(await screen.findByText(/^Someone else may have this name/)).toBeVisible()
  await user.click(await screen.findByRole('button', { name: 'Publish' }))
  expect(await screen.findByText(/Mara Lindqvist is on Owlcast/)).toBeVisible()
  expect(api.requestsTo('POST /api/posts')).toEqual([])
  await user.click(await screen.findByRole('button', { name: 'Send' }))
  expect(await screen.findByText('Sent to Mara Lindqvist.')).toBeVisible()
  expect(api.requestsTo('POST /api/posts').map(({ body }) => body)).toEqual([
    expect.objectContaining({ mode: 'mue', recipient: '@mara', recipientId: mara.id }),
  ])
})

const NUMBER: ShownRecipient = { form: 'phone', label: '+46 70 123 45 67', person: null }

test('waits after reconnecting until the author has seen the country of a number', async () => {
  const { user, api, to, send } = await openRecorder({
    api: { 'GET /api/recipients': failNetwork(), 'POST /api/uploads': failNetwork() },
  })
  await record(user)
  await user.type(to, '070-123 45 67')
  await user.click(send())
  expect(await screen.findByText('Waiting to publish')).toBeVisible()
  api.use({ ...acceptRecordings(makeSent()), 'GET /api/recipients': () => NUMBER })
  await user.click(screen.getByRole('button', { name: 'Try now' }))
  await user.click(await screen.findByRole('button', { name: 'Publish' }))
  expect(await screen.findByText(/\+46 70 123 45 67/)).toBeVisible()
  expect(api.requestsTo('POST /api/posts')).toEqual([])
})

test('sends to the number that was shown, whatever country the sender is in by then', async () => {
  const link = { link: 'https://owlcast.test/mue/1', expiresAt: Date.now() }
  const { user, api, to, send } = await openRecorder({
    api: { 'GET /api/recipients': () => NUMBER, 'POST /api/magic-links': () => link },
  })
  await record(user)
  await user.type(to, '070-123 45 67')
  expect(await screen.findByText(/\+46 70 123 45 67/)).toBeVisible()
  await user.click(send())
  await waitFor(() => expect(api.requestsTo('POST /api/posts')).toHaveLength(1))
  expect(api.requestsTo('POST /api/posts')[0]?.body).toMatchObject({
    recipient: '+46 70 123 45 67',
    recipientId: null,
  })
})

test('sends a draft to its confirmed number after the sender has moved to another country', async () => {
  const abroad: ShownRecipient = { form: 'phone', label: '+44 70 1234 567', person: null }
  const form = {
    ...EMPTY_FORM,
    recipient: '070-123 45 67',
    recipientNumber: NUMBER.label,
    recipientNumberFor: '070-123 45 67',
  }
  await openDraft({ id: 'draft_kept', ownerId: me.id, mode: 'mue', form, trackId: TRACK.id, state: 'ready' })
  const { user, api, send } = await openRecorder({
    path: '/?view=record&draft=draft_kept',
    api: {
      'GET /api/recipients': () => abroad,
      'POST /api/magic-links': () => ({ link: 'https://owlcast.test/mue/1', expiresAt: Date.now() }),
    },
  })
  expect(await screen.findByText(/^To \+46 70 123 45 67/)).toBeVisible()
  await user.click(send())
  await waitFor(() => expect(api.requestsTo('POST /api/posts')).toHaveLength(1))
  expect(api.requestsTo('POST /api/posts')[0]?.body).toMatchObject({ recipient: NUMBER.label })
  await waitFor(() => expect(api.requestsTo('POST /api/magic-links')).toHaveLength(1))
})

test('confirms nobody who is found after Send was pressed', async () => {
  const looked = Promise.withResolvers<ShownRecipient>()
  const sent = Promise.withResolvers<never>()
  const { user, api, to, send } = await openRecorder({
    api: { 'GET /api/recipients': () => looked.promise, 'PUT /api/uploads/{id}': () => sent.promise },
  })
  await record(user)
  await user.type(to, '@mara')
  await user.click(send())
  await waitFor(() => expect(api.requestsTo('PUT /api/uploads/{id}')).toHaveLength(1))
  await act(async () => looked.resolve(MARA))
  expect(await screen.findByText(/Mara Lindqvist is on Owlcast/)).toBeVisible()
  api.use({ 'POST /api/uploads': failNetwork(), 'PUT /api/uploads/{id}': failNetwork() })
  sent.reject(new TypeError('Failed to fetch'))
  expect(await screen.findByText('Waiting to publish')).toBeVisible()
  api.use(acceptRecordings(makeSent()))
  await user.click(screen.getByRole('button', { name: 'Try now' }))
  expect(await screen.findByText(/^Someone else may have this name/)).toBeVisible()
  expect(api.requestsTo('POST /api/posts')).toEqual([])
})

test('sends nothing after signing in before its author has seen who a name belongs to', async () => {
  const { user, api, to, send, reload } = await openRecorder({ viewer: 'visitor' })
  await user.type(to, '@mara')
  await record(user)
  await user.click(send())
  expect(await screen.findByRole('dialog')).toBeVisible()
  // The device is slow: another recording, of a tab that died, is rescued first.
  await openDraft({ id: 'draft_rescued', mode: 'squawk', state: 'recording' })
  const { locks } = navigator
  const rescued = Promise.withResolvers<void>()
  const request = locks.request.bind(locks) as (...given: unknown[]) => Promise<unknown>
  vi.spyOn(locks, 'request').mockImplementation(async (...given: unknown[]) => {
    await rescued.promise
    return request(...given)
  })
  api.viewer = me
  await reload()
  expect(await screen.findByText(/Mara Lindqvist is on Owlcast/)).toBeVisible()
  rescued.resolve()
  await waitFor(() => expect(screen.getByRole('button', { name: 'Play preview' })).toBeVisible())
  expect(api.requestsTo('POST /api/uploads')).toEqual([])
  await user.click(send())
  expect(await screen.findByText('Sent to Mara Lindqvist.')).toBeVisible()
})

test('waits for its author when the tab that was sending it died before a name was confirmed', async () => {
  const form = { ...EMPTY_FORM, recipient: '@mara' }
  await openDraft({ id: 'draft_dead', ownerId: me.id, mode: 'mue', form, seconds: 2, state: 'sending' })
  const { api } = await openRecorder()
  expect(await screen.findByText(/^Someone else may have this name/)).toBeVisible()
  expect(api.requestsTo('POST /api/posts')).toEqual([])
})

describe('a draft whose confirmed name belongs to another member by now', () => {
  const impostor = makeAuthor({ username: 'mara_l', displayName: 'Mara Lindqvist' })
  const IMPOSTOR: ShownRecipient = { form: 'username', label: '@mara_l', person: impostor }
  const form = {
    ...EMPTY_FORM,
    recipient: '@Mara Lindqvist',
    recipientId: mara.id,
    recipientName: mara.displayName,
  }

  async function openTaken(path = '/?view=record&draft=draft_kept') {
    await openDraft({
      id: 'draft_kept',
      ownerId: me.id,
      mode: 'mue',
      form,
      trackId: TRACK.id,
      state: 'ready',
    })
    return openRecorder({
      path,
      api: {
        'GET /api/recipients': () => IMPOSTOR,
        'POST /api/posts': ({ body }) =>
          (body as { recipientId: string }).recipientId === impostor.id
            ? { post: makeSent(), invitations: [] }
            : failWith('recipient.changed', {}, 'recipient')(),
      },
    })
  }

  test('is sent to them only after they were chosen', async () => {
    const { user, api, send } = await openTaken()
    expect(await screen.findByText(/Mara Lindqvist is on Owlcast · @mara_l/)).toBeVisible()
    expect(
      await screen.findByText(
        'The recipient isn’t the person you saw any more. Please check who it goes to.',
      ),
    ).toBeVisible()
    await user.click(send())
    await waitFor(() => expect(api.requestsTo('POST /api/posts')).toHaveLength(1))
    expect(api.requestsTo('POST /api/posts')[0]?.body).toMatchObject({ recipientId: mara.id })
    await user.click(await screen.findByRole('button', { name: 'Send it to @mara_l' }))
    await user.click(send())
    await waitFor(() => expect(api.requestsTo('POST /api/posts')).toHaveLength(2))
    expect(api.requestsTo('POST /api/posts')[1]?.body).toMatchObject({ recipientId: impostor.id })
    expect(await screen.findByText('Sent to Mara Lindqvist.')).toBeVisible()
  })
})

test('shows the new owner of a name when the server refuses the confirmed one', async () => {
  const { user, api, to, send, addTrack } = await openRecorder({
    api: { 'POST /api/posts': failWith('recipient.changed', {}, 'recipient') },
  })
  await addTrack()
  await user.type(to, '@Mara Lindqvist')
  expect(await screen.findByText(/Mara Lindqvist is on Owlcast · @mara$/)).toBeVisible()
  const other = makeAuthor({ username: 'mara_l', displayName: 'Mara Lindqvist' })
  api.use({ 'GET /api/recipients': () => ({ form: 'username', label: '@mara_l', person: other }) })
  await user.click(send())
  expect(await screen.findByRole('button', { name: 'Send it to @mara_l' })).toBeVisible()
  await user.click(send())
  await waitFor(() => expect(api.requestsTo('POST /api/posts')).toHaveLength(2))
  for (const { body } of api.requestsTo('POST /api/posts'))
    expect(body).toMatchObject({ recipientId: mara.id })
})

describe('when the device stores no more', () => {
  const GUS: ShownRecipient = {
    form: 'username',
    label: '@gus',
    person: makeAuthor({ username: 'gus', displayName: 'Gus Hallam' }),
  }
  const people: Handlers = {
    'GET /api/recipients': ({ query }) => (query.get('typed') === '@mara' ? MARA : GUS),
  }
  const full = () => {
    throw new DOMException('no room', 'QuotaExceededError')
  }

  /** A public message to Gus, which the device has stored. */
  async function recordForGus() {
    const app = await openRecorder({ api: people })
    const { user, to } = app
    await record(user)
    await user.type(to, '@gus')
    await user.click(screen.getByText('Private'))
    expect(await screen.findByText(/Gus Hallam is on Owlcast/)).toBeVisible()
    const { id = '' } = GUS.person ?? {}
    const stored = expect.objectContaining({ recipientId: id, isPrivate: false })
    await waitFor(async () => expect(await listDrafts()).toEqual([expect.objectContaining({ form: stored })]))
    return {
      ...app,
      changeRecipient: async () => {
        await user.clear(to)
        await user.type(to, '@mara')
        await user.click(screen.getByText('Private'))
        expect(await screen.findByText(/Mara Lindqvist is on Owlcast/)).toBeVisible()
      },
    }
  }

  test('sends what the form shows, not what was stored before', async () => {
    const { user, api, send, changeRecipient } = await recordForGus()
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(full)
    await changeRecipient()
    await user.click(send())
    expect(await screen.findByText('Sent to Mara Lindqvist.')).toBeVisible()
    const [sent] = api.requestsTo('POST /api/posts')
    expect(sent?.body).toMatchObject({ recipient: '@mara', recipientId: mara.id, isPrivate: null })
  })

  test('stays on the screen when it could not be sent', async () => {
    const { user, api, send, to, changeRecipient } = await recordForGus()
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(full)
    await changeRecipient()
    api.use({ 'POST /api/uploads': failNetwork() })
    await user.click(send())
    await findAlert(/reach|connection|network/i)
    expect(to).toHaveValue('@mara')
    expect(send()).toBeEnabled()
    expect(screen.queryByText('Waiting to publish')).toBeNull()
  })

  test('shows what was stored last after a reload', async () => {
    const { reload, changeRecipient } = await recordForGus()
    const storage = sessionStorage
    // A spy on its prototype is never called: the storage of the light DOM is a proxy.
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => storage.getItem(key),
      removeItem: (key: string) => storage.removeItem(key),
      setItem: full,
    })
    await changeRecipient()
    await waitFor(async () =>
      expect(await listDrafts()).toEqual([
        expect.objectContaining({ form: expect.objectContaining({ recipientId: mara.id }) }),
      ]),
    )
    vi.stubGlobal('sessionStorage', storage)
    await reload()
    expect(await screen.findByRole('button', { name: 'Send' })).toBeVisible()
    expect(await screen.findByRole('combobox', { name: 'To' })).toHaveValue('@mara')
    expect(screen.getByRole('switch', { name: /Private/ })).toBeChecked()
  })
})

test.each([
  ['as it was', null],
  ['by the link of another kind', '/?view=record&mode=hum'],
])('keeps a recorded message and its recipient when the record screen reopens, %s', async (_, next) => {
  const { user, reload, to } = await openRecorder({ path: '/?view=record&mode=squawk' })
  await user.type(to, '@mara')
  await record(user)
  if (next) history.replaceState(null, '', next)
  await reload()
  expect(await screen.findByRole('button', { name: 'Send' })).toBeVisible()
  expect(screen.getByRole('radio', { name: 'MUE Message' })).toBeChecked()
  expect(await screen.findByRole('combobox', { name: 'To' })).toHaveValue('@mara')
})

test('opens a message again when another kind led to the screen and nothing is recorded yet', async () => {
  const { user, reload, to } = await openRecorder({ path: '/?view=record&mode=squawk' })
  await user.type(to, '@mara')
  await reload()
  expect(await screen.findByRole('combobox', { name: 'To' })).toHaveValue('@mara')
})

describe('a track as a message', () => {
  test('is sent once when the button is pressed twice', async () => {
    const { user, api, to, send, addTrack, findThread } = await openRecorder()
    await user.type(to, '@mara')
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
    const { user, api, to, addTrack, send } = await openRecorder({
      api: { 'GET /api/recipients': failNetwork(), 'POST /api/posts': failNetwork() },
    })
    await user.type(to, '@mara')
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
    const { user, api, to, send, addTrack, reload } = await openRecorder({
      sent,
      api: { 'POST /api/posts': failNetwork() },
    })
    await user.type(to, '@mara')
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
  const { user, api, to, send, addTrack, findThread } = await openRecorder({
    sent: makeSent({ visibility: 'public' }),
  })
  await user.type(to, '@mara')
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
  const { user, api, to, send, addTrack } = await openRecorder({
    sent: makeSent({ visibility: 'private' }),
    api: { ...toNumber, 'POST /api/magic-links': () => ({ link: OPENS, expiresAt: Date.now() }) },
  })
  await user.type(to, '+44 20 7946 0123')
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
  const { user, api, to, send, addTrack } = await openRecorder({
    sent: makeSent({ visibility: 'unlisted' }),
    api: toNumber,
  })
  await user.type(to, '+44 20 7946 0123')
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
    content: '',
    connection: 'reply',
  }
  const HINT = /^Without a recipient, everyone who can hear the post/

  test('is not called private without a recipient', async () => {
    const { user, to } = await openRecorder()
    const { editForm } = await import('../../drafts/session/session')
    await act(async () => editForm({ parents: [parent] }))
    expect(await screen.findByText(HINT)).toBeVisible()
    expect(screen.queryByText('Private')).toBeNull()
    await user.type(to, '@mara')
    expect(await screen.findByText('Private')).toBeVisible()
    expect(screen.queryByText(HINT)).toBeNull()
  })

  test('is called private under a private post, also when it was made public before', async () => {
    const { user, to } = await openRecorder()
    const { editForm, getSession } = await import('../../drafts/session/session')
    await user.type(to, '@mara')
    await user.click(await screen.findByText('Private'))
    expect(await screen.findByText('Anyone with the link can listen')).toBeVisible()
    await act(async () => editForm({ parents: [{ ...parent, type: 'mue', visibility: 'private' }] }))
    expect(await screen.findByText('Only you and Mara Lindqvist can listen')).toBeVisible()
    const choice = screen.getByRole('switch', { name: /^Private/ })
    expect(choice).toBeChecked()
    expect(choice).toBeDisabled()
    // The choice of its author comes back with a public post.
    await act(async () => editForm({ parents: [{ ...parent, visibility: 'public' }] }))
    expect(await screen.findByText('Anyone with the link can listen')).toBeVisible()
    expect(getSession().form.isPrivate).toBe(false)
  })

  test('stays private when its private parent is gone and a public one remains', async () => {
    await openRecorder()
    const { editForm, getSession } = await import('../../drafts/session/session')
    const { withdrawReply } = await import('../../drafts/session/reply')
    const message = makeMessage({ author: toAuthor(me), visibility: 'private' })
    await act(async () => editForm({ parents: [{ ...parent, id: message.id, type: 'mue' }, parent] }))
    await act(async () => withdrawReply(message, me.id))
    expect(await screen.findByText('Private')).toBeVisible()
    expect(getSession().form).toMatchObject({ parents: [parent], isPrivate: true })
  })
})
