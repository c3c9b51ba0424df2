/** The recipient of a message: suggestions, lookup, and what stays when the screen reopens. */
import { describe, expect, test } from 'vitest'
import type { ShownRecipient } from '../../../domain/messages/recipients.schema'
import {
  act,
  failNetwork,
  failWith,
  findBarriers,
  type Handlers,
  makeAuthor,
  makeConversation,
  makePost,
  screen,
  toAuthor,
  waitFor,
  within,
} from '../../../tests/components'
import { mara, me, openMessageRecorder } from '../../../tests/components/message-recorder'
import { record, setUpMicrophone } from '../../../tests/components/microphone'

setUpMicrophone()

test('offers the members of the newest conversations, one press each', async () => {
  const { user, api, to, send, addTrack, findThread } = await openMessageRecorder()
  const recent = within(await screen.findByRole('group', { name: 'You talked lately' }))
  await addTrack()
  const chip = recent.getByRole('button', { name: 'Mara Lindqvist' })
  await user.click(chip)
  expect(to()).toHaveValue('@mara')
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

test('distinguishes recent people of one name, and keeps their order when a message comes in', async () => {
  const twin = makeAuthor({ username: 'mara_l', displayName: mara.displayName })
  let newest = [mara, twin]
  const { api } = await openMessageRecorder({
    api: {
      'GET /api/conversations': () => ({
        items: newest.map((person) => makeConversation(person)),
        cursor: null,
        now: Date.now(),
      }),
    },
  })
  const recent = within(await screen.findByRole('group', { name: 'You talked lately' }))
  const readNames = () => recent.getAllByRole('button').map((chip) => chip.textContent)
  const names = readNames()
  expect(names).toEqual([expect.stringContaining('@mara'), expect.stringContaining('@mara_l')])
  newest = [twin, mara]
  const { queryClient } = await import('../../api/query-client')
  const count = api.requestsTo('GET /api/conversations').length
  await act(() => queryClient.invalidateQueries())
  await waitFor(() => expect(api.requestsTo('GET /api/conversations').length).toBeGreaterThan(count))
  expect(readNames()).toEqual(names)
})

test('offers nobody while another address is typed', async () => {
  const { user, to } = await openMessageRecorder()
  expect(await screen.findByRole('group', { name: 'You talked lately' })).toBeVisible()
  await user.type(to(), 'sam@example.org')
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
    const { user, to } = await openMessageRecorder({ api })
    await user.type(to(), '@sam')
    const list = await screen.findByRole('listbox', { name: 'People' })
    expect(within(list).getByRole('option', { name: 'Sam Petrov @sam_p' })).toBeVisible()
    expect(to()).toHaveAttribute('aria-expanded', 'true')
    expect(await findBarriers(screen.getByRole('main'))).toEqual([])
    await user.keyboard('{ArrowDown}')
    expect(to()).toHaveAttribute('aria-activedescendant', within(list).getByRole('option').id)
    await user.keyboard('{Enter}')
    expect(to()).toHaveValue('@sam_p')
    expect(await screen.findByText(/^Sam Petrov is on Owlcast/)).toBeVisible()
    expect(screen.queryByRole('listbox')).toBeNull()
  })

  test('leave typed text alone until one is chosen', async () => {
    const { user, to } = await openMessageRecorder({ api })
    await user.type(to(), 'mar')
    await screen.findByRole('option', { name: /^Mara Lindqvist/ })
    await user.keyboard('{Enter}')
    expect(to()).toHaveValue('mar')
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('listbox')).toBeNull()
    await user.type(to(), 'a')
    await user.click(await screen.findByRole('option', { name: /^Mara Lindqvist/ }))
    expect(to()).toHaveValue(`@${mara.username}`)
    expect(to()).toHaveFocus()
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
  const { user, api, to, send, addTrack } = await openMessageRecorder({
    api: {
      'GET /api/recipients': ({ query }) => (people[query.get('typed') ?? ''] ?? unknown)(),
      'POST /api/posts': unknown,
    },
  })
  await addTrack()
  await user.click(send())
  expect(await screen.findByText('Please enter recipient (@username, email, or phone)')).toBeVisible()
  await waitFor(() => expect(to()).toHaveFocus())
  const type = async (text: string) => {
    await user.clear(to())
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
  await waitFor(() => expect(to()).toHaveFocus())
})

test.each([
  ['as it was', null],
  ['by the link of another kind', '/?view=record&mode=hum'],
])('keeps a recorded message and its recipient when the record screen reopens, %s', async (_, next) => {
  const { user, reload, to } = await openMessageRecorder({ path: '/?view=record&mode=squawk' })
  await user.type(to(), '@mara')
  await record(user)
  if (next) history.replaceState(null, '', next)
  await reload()
  expect(await screen.findByRole('button', { name: /^Send( to .+)?$/ })).toBeVisible()
  expect(await screen.findByRole('radio', { name: 'To someone else' })).toBeChecked()
  expect(await screen.findByRole('combobox', { name: 'To' })).toHaveValue('@mara')
})

test('opens a message again when another kind led to the screen and nothing is recorded yet', async () => {
  const { user, reload, to } = await openMessageRecorder({ path: '/?view=record&mode=squawk' })
  await user.type(to(), '@mara')
  await reload()
  expect(await screen.findByRole('combobox', { name: 'To' })).toHaveValue('@mara')
})

test('keeps a message private when its recipient is taken out and a public post stays', async () => {
  const { user, to } = await openMessageRecorder({ path: '/?view=record&mode=mue' })
  await user.type(to(), '@mara')
  const [{ chooseParents }, { toChosenParent }, { getShownForm }] = await Promise.all([
    import('../../recording/edit'),
    import('../../drafts/store/chosen-parent'),
    import('../../../tests/components/forms'),
  ])
  act(() => void chooseParents(getShownForm().formId, [toChosenParent(makePost({ kind: 'mue' }))]))
  await user.clear(to())
  const isPrivate = screen.getByRole('switch', { name: /^Private/ })
  expect(isPrivate).toBeChecked()
  expect(to()).toBeRequired()
  await user.click(isPrivate)
  await waitFor(() => expect(isPrivate).not.toBeChecked())
  expect(isPrivate).toBeVisible()
  await user.click(isPrivate)
  await waitFor(() => expect(isPrivate).toBeChecked())
  expect(isPrivate).toBeVisible()
  expect(to()).toBeRequired()
})

test('says who can hear a reply: everyone, or the other one of a private message', async () => {
  await openMessageRecorder({ path: '/?view=record&mode=mue' })
  const [{ openReply, showOnRecordScreen }, { toChosenParent }] = await Promise.all([
    import('../../recording/places'),
    import('../../drafts/store/chosen-parent'),
  ])
  const [open, secret] = [makePost({ kind: 'mue' }), makePost({ kind: 'mue', visibility: 'private' })]
  act(() => showOnRecordScreen(openReply(open, toChosenParent(open))))
  expect(await screen.findByText(/^Without a recipient, everyone who can hear/)).toBeVisible()
  act(() => showOnRecordScreen(openReply(secret, toChosenParent(secret))))
  const { displayName } = secret.author
  expect(await screen.findByText(`Only you and ${displayName} can listen`)).toBeVisible()
  expect(screen.queryByText(/^Without a recipient, everyone who can hear/)).toBeNull()
})

describe('an answer to a private message', () => {
  const openAnswer = async (author: ReturnType<typeof makeAuthor>) => {
    const secret = makePost({ kind: 'mue', visibility: 'private', author })
    const app = await openMessageRecorder({
      path: '/?view=record&mode=mue',
      api: { 'GET /api/posts/{id}': () => secret },
    })
    const [{ chooseParents }, { toChosenParent }, { getShownForm }] = await Promise.all([
      import('../../recording/edit'),
      import('../../drafts/store/chosen-parent'),
      import('../../../tests/components/forms'),
    ])
    await app.user.type(app.to(), '@theo')
    act(() => void chooseParents(getShownForm().formId, [toChosenParent(secret)]))
    return { ...app, secret }
  }

  test('names who hears it, and nobody else can be named', async () => {
    const { user, api, send, addTrack, secret } = await openAnswer(mara)
    const to = await screen.findByRole('textbox', { name: 'To' })
    expect(to).toHaveValue('Mara Lindqvist')
    expect(to).toHaveAttribute('readonly')
    expect(to).toHaveAccessibleDescription('Only you and Mara Lindqvist can listen')
    expect(await findBarriers(screen.getByRole('main'))).toEqual([])
    await addTrack()
    await user.click(send())
    await waitFor(() => expect(api.requestsTo('POST /api/posts')).toHaveLength(1))
    expect(api.requestsTo('POST /api/posts')[0]?.body).toMatchObject({
      parents: [{ id: secret.id }],
      recipient: null,
      isPrivate: true,
    })
  })

  test('of one’s own asks for nobody, and says that it is private', async () => {
    await openAnswer(toAuthor(me))
    expect(await screen.findByText('Only you and the recipient can listen')).toBeVisible()
    expect(screen.queryByLabelText('To')).toBeNull()
  })
})

test('asks a visitor to sign in to send what only the recipient will hear, and to publish what everyone will', async () => {
  const { user, to, send } = await openMessageRecorder({ viewer: 'visitor' })
  await user.type(to(), 'sam@example.org')
  await record(user)
  await user.click(send())
  expect(await screen.findByText('Sign in to send. We’ll keep your recording here.')).toBeVisible()
  await user.keyboard('{Escape}')
  const isPrivate = screen.getByRole('switch', { name: /^Private/ })
  await user.click(isPrivate)
  await waitFor(() => expect(isPrivate).not.toBeChecked())
  await user.click(send())
  expect(await screen.findByText('Sign in to publish. We’ll keep your recording here.')).toBeVisible()
})
