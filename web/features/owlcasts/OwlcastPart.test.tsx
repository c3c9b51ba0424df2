/** Recording into an owlcast: new, existing or deleted, and beside another recording. */
import { describe, expect, test } from 'vitest'
import type { Post } from '../../../domain/posts/posts.schema'
import {
  act,
  failNetwork,
  failWith,
  type Handlers,
  makeFeed,
  makePost,
  type RenderOptions,
  readTags,
  renderApp,
  replyInTurn,
  screen,
  waitFor,
  within,
} from '../../../tests/components'
import { acceptRecordings, record, setUpMicrophone } from '../../../tests/components/microphone'

setUpMicrophone()

const PATH = '/?view=record&mode=owlcast'
const NOT_ADDED = 'Recording saved but failed to add to Owlcast. Please try again.'

function makeOwlcast(changes: Partial<Post> = {}): Post {
  return makePost({ kind: 'owlcast', audioUrl: null, seconds: 0, ...changes })
}
function makeRecording({ id }: Post, title: string): Post {
  return makePost({ kind: 'owlcast', title, owlcastId: id })
}

/** Handlers that publish one recording into an owlcast and then list it. */
function takeInto(cast: Post, title: string): Handlers {
  const recording = makeRecording(cast, title)
  return {
    ...acceptRecordings(recording),
    'GET /api/posts': () => makeFeed([{ ...cast, recordingCount: 1 }]),
    'GET /api/posts/{id}': ({ params }) => (params.id === cast.id ? cast : recording),
    'GET /api/posts/{id}/recordings': () => ({ items: [recording], cursor: null, now: Date.now() }),
  }
}

/** The publish button of this mode. */
function getPublish(name: string): HTMLElement {
  const button = screen.getAllByRole('button', { name }).at(-1)
  if (!button) throw new Error(`There is no button ${name}.`)
  return button
}

async function openRecorder(options: RenderOptions = {}) {
  const app = await renderApp({ path: PATH, viewer: 'free', ...options })
  await screen.findByLabelText(/^Post to/)
  const into = () => screen.getByLabelText(/^Post to/)
  const choose = async ({ id, title }: Post) => {
    await within(into()).findByRole('option', { name: title })
    await app.user.selectOptions(into(), id)
  }
  const type = async (label: RegExp, text: string) => {
    await app.user.clear(screen.getByLabelText(label))
    await app.user.type(screen.getByLabelText(label), text)
  }
  return {
    ...app,
    into,
    choose,
    type,
    title: () => screen.getByLabelText(/^Title/),
    tags: () => screen.getByLabelText(/^Tags/),
    publish: () => app.user.click(getPublish('Owlcast')),
    /** The bodies of the publish requests. */
    published: () => app.api.requestsTo('POST /api/posts').map(({ body }) => body),
  }
}
const findPublished = () => screen.findByText(/^Owlcast published!/)

describe('a new owlcast', () => {
  test('needs a name, is created with the recording, and opens with the focus on it', async () => {
    const cast = makeOwlcast({ title: 'Two Banks', tags: ['river'] })
    const { user, api, into, title, type, publish, published } = await openRecorder({
      api: {
        ...takeInto(cast, 'Two Banks'),
        'POST /api/owlcasts': () => ({ post: cast, invitations: [] }),
      },
    })
    expect(into()).toHaveValue('')
    await record(user)
    await publish()
    expect(await screen.findByText('Please enter an Owlcast name')).toBeVisible()
    await waitFor(() => expect(title()).toHaveFocus())
    await type(/^Title/, 'Two Banks')
    await type(/^Tags/, '#river')
    await publish()
    // That of the Owlcast, not of its first recording.
    expect(await findPublished()).toHaveTextContent(`Share link: …/owlcast/${cast.id}`)
    const card = within(await screen.findByRole('article', { name: 'Two Banks' }))
    await waitFor(() => expect(card.getByText('Two Banks', { selector: 'li *' }).closest('li')).toHaveFocus())
    expect(api.requestsTo('POST /api/owlcasts').map(({ body }) => body)).toMatchObject([
      { name: 'Two Banks', tags: ['river'] },
    ])
    expect(published()).toMatchObject([{ title: 'Two Banks', owlcastId: cast.id, mode: 'owlcast' }])
  })

  // With another name, or gone since.
  test.each(['request.idempotency_key_reused', 'post.already_published'] as const)(
    'is created once, and another can be chosen after a lost response and %s',
    async (code) => {
      const cast = makeOwlcast({ title: 'Unseen' })
      const { user, api, choose, type, publish, published } = await openRecorder({
        api: {
          ...takeInto(cast, 'Called otherwise'),
          'POST /api/owlcasts': replyInTurn(failWith('auth.forbidden'), failWith(code)),
        },
      })
      await record(user)
      await type(/^Title/, 'Unseen')
      await type(/^Tags/, '#river')
      await publish()
      await waitFor(() => expect(api.requestsTo('POST /api/owlcasts')).toHaveLength(1))
      await waitFor(() => expect(getPublish('Owlcast')).toBeVisible())
      api.use({ 'GET /api/owlcasts': () => ({ items: [cast] }) })
      await type(/^Title/, 'Called otherwise')
      await publish()
      expect(await screen.findByText(NOT_ADDED)).toBeVisible()
      await choose(cast)
      await publish()
      expect(await findPublished()).toBeVisible()
      const made = api.requestsTo('POST /api/owlcasts')
      expect(made).toHaveLength(2)
      expect(new Set(made.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1)
      expect(published()).toMatchObject([{ title: 'Called otherwise', owlcastId: cast.id }])
    },
  )

  test('is chosen with what was sent first, when its response was lost and more is sent', async () => {
    const cast = makeOwlcast({ title: 'Family table', visibility: 'private' })
    const { user, api, into } = await openRecorder({
      viewer: 'pro',
      api: {
        'GET /api/owlcasts': () => ({ items: [cast] }),
        'POST /api/owlcasts': replyInTurn(
          failNetwork(),
          failWith('request.idempotency_key_reused'),
          failNetwork(),
          failWith('request.idempotency_key_reused'),
          () => ({ post: cast, invitations: [] }),
        ),
      },
    })
    await user.click(screen.getByRole('button', { name: 'More options' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Create Owlcast' }))
    const create = () => user.click(dialog.getByRole('button', { name: 'Create Owlcast' }))
    await user.type(dialog.getByLabelText(/^Name/), cast.title)
    await user.click(dialog.getByLabelText(/^Private/))
    await create()
    expect(await dialog.findByText(/^Failed to create Owlcast: /)).toBeVisible()
    await user.type(dialog.getByLabelText(/^Description/), 'On Sundays')
    await create()
    await waitFor(() => expect(api.requestsTo('POST /api/owlcasts')).toHaveLength(3))
    expect(await dialog.findByText(/^Failed to create Owlcast: /)).toBeVisible()
    await create()
    expect(await screen.findByText(/^This Owlcast was already created/)).toBeVisible()
    await waitFor(() => expect(into()).toHaveValue(cast.id))
    expect(screen.getByText('Private')).toBeVisible()
    const [first, , , , last] = api.requestsTo('POST /api/owlcasts').map(({ body }) => body)
    expect(last).toEqual(first)
    expect(last).toMatchObject({ visibility: 'private', description: '' })
  })
})

describe('an existing owlcast', () => {
  const rivers = makeOwlcast({ title: 'Rivers', tags: ['river'] })
  const ferries = makeOwlcast({ title: 'Ferries', tags: ['ferry'] })
  const listed: Handlers = { 'GET /api/owlcasts': () => ({ items: [rivers, ferries] }) }

  test('prefills its tags, and gets the recording', async () => {
    const { user, choose, tags, type, publish, published } = await openRecorder({
      api: { ...takeInto(rivers, 'The question'), ...listed },
    })
    await choose(ferries)
    expect(readTags(tags())).toBe('#ferry')
    await choose(rivers)
    expect(readTags(tags())).toBe('#river')
    await type(/^Title/, 'The question')
    await record(user)
    await publish()
    expect(await findPublished()).toBeVisible()
    expect(published()).toMatchObject([{ title: 'The question', owlcastId: rivers.id, tags: ['river'] }])
  })

  test('states that it takes no recordings any more when its collaborator was removed while recording', async () => {
    const app = await openRecorder({
      api: {
        ...takeInto(rivers, 'Kept'),
        ...listed,
        'POST /api/posts': failWith('owlcast.recording_not_added', {}, 'owlcast'),
      },
    })
    await app.choose(rivers)
    await app.type(/^Title/, 'Kept')
    await record(app.user)
    app.api.use({ 'GET /api/owlcasts': () => ({ items: [ferries] }) })
    await app.publish()
    expect(await screen.findByText(NOT_ADDED)).toBeVisible()
    expect(await screen.findByText(/^You can’t record in this Owlcast any more/)).toBeVisible()
    expect(screen.queryByText('Adds this recording to the others there.')).toBeNull()
    expect(app.into()).toHaveValue(rivers.id)
    await app.choose(ferries)
    expect(await screen.findByText('Adds this recording to the others there.')).toBeVisible()
  })

  test('publishes to one that was opened since it was chosen only after its author was shown that', async () => {
    const hidden = { ...rivers, visibility: 'private' as const }
    const recording = makeRecording(rivers, 'For members')
    const app = await openRecorder({
      api: {
        ...takeInto(rivers, 'For members'),
        'GET /api/owlcasts': () => ({ items: [hidden] }),
        'POST /api/posts': replyInTurn(failWith('owlcast.visibility_changed', {}, 'owlcast'), () => ({
          post: recording,
          invitations: [],
        })),
      },
    })
    await app.choose(hidden)
    expect(screen.getByText('Private')).toBeVisible()
    await app.type(/^Title/, 'For members')
    await record(app.user)
    app.api.use({ 'GET /api/owlcasts': () => ({ items: [rivers] }) })
    await app.publish()
    expect(await screen.findByText(/^More people can hear this Owlcast now/)).toBeVisible()
    expect(await screen.findByText('Public')).toBeVisible()
    await app.publish()
    expect(await findPublished()).toBeVisible()
    expect(app.published()).toMatchObject([{ shownVisibility: 'private' }, { shownVisibility: 'public' }])
  })

  test('shows no other visibility while another refusal is read', async () => {
    const hidden = { ...rivers, visibility: 'private' as const }
    const app = await openRecorder({
      api: {
        ...takeInto(rivers, 'For members'),
        'GET /api/owlcasts': () => ({ items: [hidden] }),
        'POST /api/posts': replyInTurn(
          failWith('owlcast.recording_not_added', {}, 'owlcast'),
          failWith('owlcast.visibility_changed', {}, 'owlcast'),
        ),
      },
    })
    await app.choose(hidden)
    await app.type(/^Title/, 'For members')
    await record(app.user)
    // Its author is no collaborator any more, then one again of an open owlcast.
    app.api.use({ 'GET /api/owlcasts': () => ({ items: [rivers] }) })
    await app.publish()
    expect(await screen.findByText(NOT_ADDED)).toBeVisible()
    await waitFor(() => expect(app.api.requestsTo('GET /api/owlcasts').length).toBeGreaterThan(1))
    expect(screen.getByText('Private')).toBeVisible()
    await app.publish()
    expect(await screen.findByText(/^More people can hear this Owlcast now/)).toBeVisible()
    expect(await screen.findByText('Public')).toBeVisible()
    expect(app.published()).toMatchObject([{ shownVisibility: 'private' }, { shownVisibility: 'private' }])
  })

  test('keeps what makes it private when another owlcast is chosen, and no recording of the one before', async () => {
    const message = makePost({ kind: 'mue', title: 'For you', visibility: 'private' })
    const recording = { ...makeRecording(rivers, 'Dawn'), visibility: 'private' as const }
    const { choose } = await openRecorder({
      api: {
        ...listed,
        'GET /api/posts/{id}': ({ params }) => (params.id === message.id ? message : recording),
      },
    })
    const [{ chooseParents }, { toChosenParent }, { getShownForm }] = await Promise.all([
      import('../../recording/edit'),
      import('../../drafts/store/chosen-parent'),
      import('../../../tests/components/forms'),
    ])
    await choose(rivers)
    act(() => void chooseParents(getShownForm().formId, [recording, message].map(toChosenParent)))
    await choose(ferries)
    const { form } = getShownForm()
    expect(form.owlcast?.id).toBe(ferries.id)
    expect(form.parents.map(({ title }) => title)).toEqual(['For you'])
  })

  test('keeps the recording across a reload when the owlcast was deleted, and publishes it to another one', async () => {
    const first = await openRecorder({
      api: {
        ...takeInto(ferries, 'Kept'),
        ...listed,
        'POST /api/posts': failWith('owlcast.recording_not_added', {}, 'owlcast'),
      },
    })
    const { api } = first
    await first.choose(rivers)
    await first.type(/^Title/, 'Kept')
    await record(first.user)
    await first.publish()
    expect(await screen.findByText(NOT_ADDED)).toBeVisible()
    await waitFor(() => expect(first.into()).toHaveFocus())
    api.use({ ...takeInto(ferries, 'Kept'), 'GET /api/owlcasts': () => ({ items: [ferries] }) })
    const { user } = await first.reload()
    expect(await screen.findByRole('button', { name: 'Play preview' })).toBeVisible()
    const into = screen.getByLabelText(/^Post to/)
    await within(into).findByRole('option', { name: ferries.title })
    await user.selectOptions(into, ferries.id)
    await user.click(getPublish('Owlcast'))
    expect(await findPublished()).toBeVisible()
    expect(api.requestsTo('POST /api/posts').at(-1)?.body).toMatchObject({
      title: 'Kept',
      owlcastId: ferries.id,
    })
  })
})

describe('recording in an owlcast while another recording exists', () => {
  test('opens a form of its own, and leaves the other recording where it is', async () => {
    const app = await renderApp({ path: '/?view=record&mode=squawk', viewer: 'free' })
    const { user, api } = app
    await user.type(await screen.findByLabelText(/^Title/), 'At hand')
    await record(user)
    /** Creates an owlcast, and starts recording from its toast. */
    const begin = async (name: string) => {
      const cast = makeOwlcast({ title: name, tags: [] })
      api.use({
        'POST /api/owlcasts': () => ({ post: cast, invitations: [] }),
        'GET /api/posts/{id}': () => cast,
        'GET /api/owlcasts': () => ({ items: [cast] }),
      })
      const navigation = within(screen.getByRole('navigation', { name: 'Main' }))
      const link = navigation.getAllByRole('link', { name: 'Owlcast' }).at(-1)
      if (link) await user.click(link)
      const [create] = await screen.findAllByRole('button', { name: 'Create Owlcast' })
      if (create) await user.click(create)
      const dialog = within(await screen.findByRole('dialog', { name: 'Create Owlcast' }))
      await user.type(dialog.getByLabelText(/^Name/), name)
      await user.click(dialog.getByRole('button', { name: 'Create Owlcast' }))
      const toast = await screen.findByText(`“${name}” is ready.`)
      const row = toast.closest('.toast') ?? document.body
      await user.click(within(row as HTMLElement).getByRole('button', { name: 'Record' }))
    }
    await begin('Aside')
    const into = await screen.findByLabelText(/^Post to/)
    await waitFor(() => expect(into).toHaveDisplayValue('Aside'))
    expect(screen.getByLabelText(/^Title/)).toHaveValue('')
    expect(await screen.findByRole('button', { name: 'Start Recording' })).toBeVisible()
    const { goTo } = await import('../../state/view')
    await act(async () => goTo('home'))
    await act(async () => goTo('record'))
    expect(await screen.findByRole('button', { name: 'Play preview' })).toBeVisible()
    expect(screen.getByLabelText(/^Title/)).toHaveValue('At hand')
  })
})

describe('the price of a song', () => {
  const song = makePost({ kind: 'nightingale', title: 'Paid song' })

  test('shows an error at its field when it is missing, and is sent with Pro', async () => {
    const { user, api } = await renderApp({
      path: '/?view=record&mode=nightingale',
      viewer: 'pro',
      api: acceptRecordings(song),
    })
    await user.type(await screen.findByLabelText(/^Song title/), 'Paid song')
    await user.type(screen.getByLabelText(/^Author/), 'Pia')
    await user.click(screen.getByLabelText(/This is an original song/))
    await record(user, 2, 'Record Original Song')
    await user.click(screen.getByRole('radio', { name: 'Custom' }))
    const publish = () => user.click(getPublish('Song'))
    await publish()
    expect(await screen.findByText('Choose free, or a price from $0.50 to $999.99.')).toBeVisible()
    await waitFor(() => expect(screen.getByLabelText('Your own price, in dollars')).toHaveFocus())
    await user.click(screen.getByRole('radio', { name: '$2.99' }))
    await publish()
    expect(await screen.findByText(/^Nightingale published!/)).toBeVisible()
    expect(api.requestsTo('POST /api/posts').map(({ body }) => body)).toMatchObject([
      { title: 'Paid song', priceCents: 299 },
    ])
  })

  test('is locked without Pro, which is offered', async () => {
    const { user } = await renderApp({ path: '/?view=record&mode=nightingale', viewer: 'free' })
    await record(user, 2, 'Record Original Song')
    expect(await screen.findByText('Pricing: Free (public only)')).toBeVisible()
    expect(screen.getByRole('radio', { name: '$2.99' })).toBeDisabled()
  })
})
