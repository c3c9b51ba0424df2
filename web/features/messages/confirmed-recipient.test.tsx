/** A message goes to nobody but whom its author has seen. */
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { ShownRecipient } from '../../../domain/messages/recipients.schema'
import {
  act,
  failNetwork,
  failWith,
  findBarriers,
  type Handlers,
  makeAuthor,
  screen,
  waitFor,
} from '../../../tests/components'
import {
  MARA,
  makeSent,
  mara,
  me,
  openMessageRecorder,
  TRACK,
} from '../../../tests/components/message-recorder'
import {
  acceptRecordings,
  MODAL,
  record,
  setUpMicrophone,
  skipBackoff,
} from '../../../tests/components/microphone'
import { EMPTY_FORM } from '../../drafts/store/draft-record'
import { listDrafts, openDraft } from '../../drafts/store/drafts'

setUpMicrophone()
beforeEach(skipBackoff)

test('waits after reconnecting until the author has seen the resolved recipient', async () => {
  const { user, api, to, send } = await openMessageRecorder({
    api: { 'GET /api/recipients': failNetwork(), 'POST /api/uploads': failNetwork() },
  })
  await record(user)
  await user.type(to(), '@mara')
  await user.click(send())
  expect(await screen.findByText('Waiting to publish')).toBeVisible()
  api.use({ ...acceptRecordings(makeSent()), 'GET /api/recipients': () => MARA })
  await user.click(screen.getByRole('button', { name: 'Try now' }))
  expect(await screen.findByText(/^Someone else may have this name/)).toBeVisible()
  await user.click(await screen.findByRole('button', { name: 'Publish' }))
  expect(await screen.findByText(/Mara Lindqvist is on Owlcast/)).toBeVisible()
  expect(api.requestsTo('POST /api/posts')).toEqual([])
  await user.click(await screen.findByRole('button', { name: /^Send( to .+)?$/ }))
  expect(await screen.findByText('Sent to Mara Lindqvist.')).toBeVisible()
  expect(api.requestsTo('POST /api/posts').map(({ body }) => body)).toEqual([
    expect.objectContaining({ mode: 'mue', recipient: '@mara', recipientId: mara.id }),
  ])
})

const NUMBER: ShownRecipient = { form: 'phone', label: '+46 70 123 45 67', person: null }

test('waits after reconnecting until the author has seen the country of a number', async () => {
  const { user, api, to, send } = await openMessageRecorder({
    api: { 'GET /api/recipients': failNetwork(), 'POST /api/uploads': failNetwork() },
  })
  await record(user)
  await user.type(to(), '070-123 45 67')
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
  const { user, api, to, send } = await openMessageRecorder({
    api: { 'GET /api/recipients': () => NUMBER, 'POST /api/magic-links': () => link },
  })
  await record(user)
  await user.type(to(), '070-123 45 67')
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
  await openDraft({
    id: 'draft_kept',
    ownerId: me.id,
    mode: 'mue',
    form,
    trackId: TRACK.id,
    track: TRACK,
    state: 'ready',
  })
  const { user, api, send } = await openMessageRecorder({
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
  const { user, api, to, send } = await openMessageRecorder({
    api: { 'GET /api/recipients': () => looked.promise, 'PUT /api/uploads/{id}': () => sent.promise },
  })
  await record(user)
  await user.type(to(), '@mara')
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
  const { user, api, to, send, reload } = await openMessageRecorder({ viewer: 'visitor' })
  await user.type(to(), '@mara')
  await record(user)
  await user.click(send())
  expect(await screen.findByRole('dialog', MODAL)).toBeVisible()
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

test('sends nothing from the list of recordings to a name that the device could not store', async () => {
  const { user, api } = await openMessageRecorder({ api: { 'GET /api/recipients': failNetwork() } })
  await record(user)
  const [{ editForm }, { getShownForm }, { goTo }] = await Promise.all([
    import('../../recording/edit'),
    import('../../../tests/components/forms'),
    import('../../state/view'),
  ])
  const confirmed = { recipient: '@mara', recipientId: mara.id, recipientName: mara.displayName }
  act(() => editForm(getShownForm().formId, confirmed))
  await waitFor(async () => expect(await listDrafts()).toMatchObject([{ form: confirmed }]))
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('no room', 'QuotaExceededError')
  })
  act(() => editForm(getShownForm().formId, { recipient: '@gus', recipientId: null }))
  await act(async () => goTo('home'))
  await user.click(await screen.findByRole('button', { name: 'Publish' }))
  expect(await screen.findByRole('button', { name: 'Play preview' })).toBeVisible()
  await act(() => new Promise((resolve) => setTimeout(resolve, 100)))
  expect(getShownForm().state.at).toBe('stopped')
  expect(api.requestsTo('POST /api/uploads')).toEqual([])
  expect(screen.getByRole('combobox', { name: 'To' })).toHaveValue('@gus')
})

test('waits for its author when the tab that was sending it died before a name was confirmed', async () => {
  const form = { ...EMPTY_FORM, recipient: '@mara' }
  await openDraft({ id: 'draft_dead', ownerId: me.id, mode: 'mue', form, seconds: 2, state: 'sending' })
  const { api } = await openMessageRecorder()
  expect(await screen.findByText(/^Someone else may have this name/)).toBeVisible()
  expect(api.requestsTo('POST /api/posts')).toEqual([])
})

describe('a draft whose confirmed name belongs to another member by now', () => {
  const impostor = makeAuthor({ username: 'mara_l', displayName: 'Mara Lindqvist' })
  const IMPOSTOR: ShownRecipient = { form: 'displayName', label: '@mara_l', person: impostor }
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
      track: TRACK,
      state: 'ready',
    })
    return openMessageRecorder({
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
    expect(await screen.findByText(/^Do you mean Mara Lindqvist\? · @mara_l/)).toBeVisible()
    expect(
      await screen.findByText(
        'The recipient isn’t the person you saw any more. Please check who it goes to.',
      ),
    ).toBeVisible()
    await user.click(send())
    await waitFor(() => expect(api.requestsTo('POST /api/posts')).toHaveLength(1))
    expect(api.requestsTo('POST /api/posts')[0]?.body).toMatchObject({ recipientId: mara.id })
    const confirm = screen.getByRole('button', { name: 'Send it to @mara_l' })
    await waitFor(() => expect(confirm).toBeEnabled())
    await user.click(confirm)
    await user.click(send())
    await waitFor(() => expect(api.requestsTo('POST /api/posts')).toHaveLength(2))
    expect(api.requestsTo('POST /api/posts')[1]?.body).toMatchObject({ recipientId: impostor.id })
    expect(await screen.findByText('Sent to Mara Lindqvist.')).toBeVisible()
  })
})

describe('a display name', () => {
  const impostor = makeAuthor({ username: 'mara_l', displayName: 'mara.' })
  const api: Handlers = {
    'GET /api/recipients': () => ({ form: 'displayName', label: '@mara_l', person: impostor }),
    'POST /api/posts': ({ body }) =>
      (body as { recipientId: string | null }).recipientId === impostor.id
        ? { post: makeSent(), invitations: [] }
        : failWith('recipient.unconfirmed', {}, 'recipient')(),
  }

  test('is confirmed by a press on the username of its owner', async () => {
    const { user, to, send, addTrack, api: requests } = await openMessageRecorder({ api })
    await addTrack()
    await user.type(to(), '@mara.')
    expect(await screen.findByText(/^Do you mean mara\.\? · @mara_l$/)).toBeVisible()
    expect(screen.getByText('Only you and the recipient can listen')).toBeVisible()
    expect(await findBarriers(screen.getByRole('main'))).toEqual([])
    await user.click(send())
    expect(await screen.findByText(/^Someone else may have this name/)).toBeVisible()
    const confirm = screen.getByRole('button', { name: 'Send it to @mara_l' })
    expect(confirm).toHaveAttribute('aria-pressed', 'false')
    await user.click(confirm)
    expect(confirm).toHaveAttribute('aria-pressed', 'true')
    expect(screen.getByText('Only you and mara. can listen')).toBeVisible()
    await user.click(send())
    await waitFor(() => expect(requests.requestsTo('POST /api/posts')).toHaveLength(2))
    expect(requests.requestsTo('POST /api/posts').map(({ body }) => body)).toEqual([
      expect.objectContaining({ recipient: '@mara.', recipientId: null }),
      expect.objectContaining({ recipient: '@mara.', recipientId: impostor.id }),
    ])
    expect(await screen.findByText(/^Sent to mara\./)).toBeVisible()
  })

  test('is not confirmed by the lookup of a username that was typed before', async () => {
    const { user, to } = await openMessageRecorder({
      api: {
        'GET /api/recipients': ({ query }) => ({
          form: query.get('typed') === '@mara_l' ? 'username' : 'displayName',
          label: '@mara_l',
          person: impostor,
        }),
      },
    })
    const [{ editForm }, { getShownForm }] = await Promise.all([
      import('../../recording/edit'),
      import('../../../tests/components/forms'),
    ])
    await user.type(to(), '@mara_l')
    await waitFor(() => expect(getShownForm().form.recipientId).toBe(impostor.id))
    await user.type(to(), '{Backspace}')
    expect(await screen.findByText(/^Do you mean/)).toBeVisible()
    // Typed once the lookup is shown, before the effects of that render.
    const observer = new MutationObserver(() => {
      if (!screen.queryByText(/is on Owlcast/)) return
      observer.disconnect()
      editForm(getShownForm().formId, { recipient: '@mara.', recipientId: null })
    })
    observer.observe(document.body, { subtree: true, childList: true, characterData: true })
    await user.type(to(), 'l')
    await waitFor(() => expect(to()).toHaveValue('@mara.'))
    expect(await screen.findByText(/^Do you mean/)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Send it to @mara_l' })).toHaveAttribute(
      'aria-pressed',
      'false',
    )
    expect(getShownForm().form.recipientId).toBeNull()
  })

  test('is not confirmed by opening a message that waited for a network', async () => {
    const {
      user,
      to,
      send,
      api: requests,
    } = await openMessageRecorder({
      api: { 'GET /api/recipients': failNetwork(), 'POST /api/uploads': failNetwork() },
    })
    await record(user)
    await user.type(to(), '@mara.')
    await user.click(send())
    expect(await screen.findByText('Waiting to publish')).toBeVisible()
    requests.use({ ...acceptRecordings(makeSent()), ...api })
    await user.click(screen.getByRole('button', { name: 'Try now' }))
    await user.click(await screen.findByRole('button', { name: 'Publish' }))
    expect(await screen.findByRole('button', { name: 'Send it to @mara_l' })).toBeVisible()
    await user.click(send())
    await waitFor(() => expect(requests.requestsTo('POST /api/posts')).toHaveLength(1))
    expect(requests.requestsTo('POST /api/posts')[0]?.body).toMatchObject({ recipientId: null })
    // At the field: the outbox has said the same in a toast.
    const field = screen.getByRole('combobox', { name: 'To' })
    await waitFor(() => expect(field).toHaveAccessibleDescription(/Someone else may have this name/))
  })
})

test('shows the new owner of a name when the server refuses the confirmed one', async () => {
  const { user, api, to, send, addTrack } = await openMessageRecorder({
    api: { 'POST /api/posts': failWith('recipient.changed', {}, 'recipient') },
  })
  await addTrack()
  await user.type(to(), '@mara')
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
