/** The dialog that creates an owlcast: keyboard use of its fields, with and without Pro, and every outcome. */
import { describe, expect, test } from 'vitest'
import type { PublishedOwlcast } from '../../../domain/owlcasts/owlcasts.schema'
import type { Post } from '../../../domain/posts/posts.schema'
import {
  act,
  failNetwork,
  failServer,
  failWith,
  findAlert,
  findBarriers,
  fireEvent,
  type Handlers,
  makeAuthor,
  makeFeed,
  makeMe,
  makePost,
  type RenderedApp,
  type RenderOptions,
  readTags,
  renderApp,
  replyInTurn,
  screen,
  setOnline,
  waitFor,
  waitForever,
  within,
} from '../../../tests/components'
import { goTo } from '../../state/view'

const CREATE = 'POST /api/owlcasts'
const NAME = 'Two Banks'

function makeOwlcast(changes: Partial<Post> = {}): Post {
  return makePost({ kind: 'owlcast', title: NAME, audioUrl: null, seconds: 0, ...changes })
}

/** Handlers of a server that creates one owlcast and lists it afterwards. */
function createOne(changes: Partial<Post> = {}, invitations: PublishedOwlcast['invitations'] = []) {
  const post = makeOwlcast(changes)
  let isMade = false
  return {
    [CREATE]: () => {
      isMade = true
      return { post, invitations }
    },
    'GET /api/posts': () => makeFeed(isMade ? [post] : []),
    'GET /api/posts/{id}': () => post,
  } satisfies Handlers
}

const findDialog = async () => within(await screen.findByRole('dialog', { name: 'Create Owlcast' }))
const findButton = async () => {
  const [button] = await screen.findAllByRole('button', { name: 'Create Owlcast' })
  if (!button) throw new Error('There is no button to create an owlcast.')
  return button
}

function toParts(app: RenderedApp, dialog: Awaited<ReturnType<typeof findDialog>>) {
  return {
    ...app,
    dialog,
    name: () => dialog.getByLabelText(/^Name/),
    create: () => dialog.getByRole('button', { name: 'Create Owlcast' }),
    requests: () => app.api.requestsTo(CREATE),
  }
}

async function openDialog(options: RenderOptions = {}) {
  const app = await renderApp({ path: '/?view=owlcast', viewer: 'free', ...options })
  await app.user.click(await findButton())
  const parts = toParts(app, await findDialog())
  await waitFor(() => expect(parts.name()).toHaveFocus())
  return parts
}

async function expectClosed() {
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Create Owlcast' })).toBeNull())
}

describe('the fields', () => {
  test('shows the missing name at its field, reaches each field by Tab, and submits once on a double Enter', async () => {
    const answer = Promise.withResolvers<void>()
    const handlers = createOne({ tags: ['river'] })
    const app = await renderApp({
      path: '/?view=owlcast',
      viewer: 'free',
      api: { ...handlers, [CREATE]: () => answer.promise.then(handlers[CREATE]) },
    })
    const { user } = app
    ;(await findButton()).focus()
    await user.keyboard('{Enter}')
    const { dialog, name, create, requests } = toParts(app, await findDialog())
    await waitFor(() => expect(name()).toHaveFocus())
    // Enter in a field presses this button: it is outside of the form, which happy-dom does not support.
    await user.click(create())
    expect(await dialog.findByText('Please enter an Owlcast name')).toBeVisible()
    await waitFor(() => expect(name()).toHaveFocus())
    await user.keyboard(NAME)
    expect(dialog.queryByText('Please enter an Owlcast name')).toBeNull()
    await user.tab()
    await user.keyboard('People on opposite sides of the same water.')
    // Prices and privacy are locked: one tab stop each.
    await user.tab()
    expect(dialog.getByRole('radio', { name: 'Free' })).toHaveFocus()
    await user.keyboard('{ArrowRight}')
    expect(dialog.getByRole('radio', { name: 'Free' })).toBeChecked()
    await user.tab()
    expect(dialog.getByRole('button', { name: 'Upgrade' })).toHaveFocus()
    await user.tab()
    expect(dialog.getByRole('radio', { name: 'Public' })).toHaveFocus()
    await user.tab()
    expect(dialog.getByLabelText('Who can reply')).toHaveFocus()
    await user.tab()
    expect(dialog.getByLabelText(/^Invitees/)).toHaveFocus()
    await user.tab()
    await user.keyboard('#river')
    await user.tab()
    await user.tab()
    expect(create()).toHaveFocus()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(create()).toHaveAttribute('aria-busy', 'true'))
    await user.keyboard('{Enter}')
    fireEvent.submit(name().closest('form') as HTMLFormElement)
    answer.resolve()
    await expectClosed()
    expect(await screen.findByText(`“${NAME}” is ready.`)).toBeVisible()
    expect(await screen.findByRole('article', { name: NAME })).toBeVisible()
    expect(requests()).toHaveLength(1)
    expect(requests()[0]?.body).toMatchObject({
      name: NAME,
      description: 'People on opposite sides of the same water.',
      tags: ['river'],
      priceCents: 0,
      visibility: 'public',
      invitees: [],
      sourceId: null,
    })
  })

  test('locks prices and privacy without Pro, and offers Pro without losing input', async () => {
    const { user, dialog, name } = await openDialog()
    expect(dialog.getByText('Pricing: Free (public only)')).toBeVisible()
    expect(dialog.getByText('Upgrade to Pro ($1/mo) to charge for premium content access')).toBeVisible()
    expect(dialog.getByText('Creation fee $9.99 — waived')).toBeVisible()
    for (const label of ['$0.99', '$2.99', '$4.99', '$9.99', 'Custom', 'Unlisted', 'Private'])
      expect(dialog.getByRole('radio', { name: label })).toBeDisabled()
    await user.type(name(), 'Kept')
    await user.click(dialog.getByRole('button', { name: 'Upgrade' }))
    const offer = within(await screen.findByRole('dialog', { name: 'Owlcast Pro' }))
    await user.click(offer.getByRole('button', { name: 'Close' }))
    expect(name()).toHaveValue('Kept')
  })

  test('keeps the input when it is closed, and clears it when it is cancelled', async () => {
    const { user, name } = await openDialog()
    await user.type(name(), 'Kept')
    await user.keyboard('{Escape}')
    await expectClosed()
    await user.click(await findButton())
    const again = await findDialog()
    expect(again.getByLabelText(/^Name/)).toHaveValue('Kept')
    await user.click(again.getByRole('button', { name: 'Cancel' }))
    await expectClosed()
    await user.click(await findButton())
    expect((await findDialog()).getByLabelText(/^Name/)).toHaveValue('')
  })

  test('closes and keeps the input when its page is left by Back', async () => {
    const { user } = await renderApp({ path: '/', viewer: 'free' })
    await act(async () => goTo('owlcast'))
    await user.click(await findButton())
    await user.type((await findDialog()).getByLabelText(/^Name/), 'Kept')
    await act(async () => history.back())
    await expectClosed()
    await act(async () => history.forward())
    await user.click(await findButton())
    expect((await findDialog()).getByLabelText(/^Name/)).toHaveValue('Kept')
  })

  test('shows an error for prices out of range at their field with Pro', async () => {
    const { user, dialog, name, create, requests } = await openDialog({ viewer: 'pro' })
    expect(dialog.queryByText('Pricing: Free (public only)')).toBeNull()
    await user.type(name(), NAME)
    await user.click(dialog.getByRole('radio', { name: 'Custom' }))
    const price = dialog.getByLabelText('Your own price, in dollars')
    await waitFor(() => expect(price).toHaveFocus())
    for (const typed of ['', '0.49', '1000', '2.999']) {
      await user.clear(price)
      if (typed) await user.type(price, typed)
      expect(dialog.queryByText('Choose free, or a price from $0.50 to $999.99.')).toBeNull()
      await user.click(create())
      expect(await dialog.findByText('Choose free, or a price from $0.50 to $999.99.')).toBeVisible()
      await waitFor(() => expect(price).toHaveFocus())
      await user.type(price, '{Backspace}1')
    }
    expect(requests()).toEqual([])
  })
})

describe('invitations', () => {
  const listener = makeAuthor({ username: 'mara', displayName: 'Mara Lindqvist' })
  const respondRecipient: Handlers['GET /api/recipients'] = ({ query }) => {
    const typed = query.get('typed') ?? ''
    if (typed === '@mara') return { form: 'username', label: typed, person: listener }
    if (typed === '020 7946 0958') return { form: 'phone', label: '+442079460958', person: null }
    return failWith('recipient.unknown', { name: typed.slice(1) })()
  }

  test('refuses a display name, which anyone may have', async () => {
    const { user, dialog } = await openDialog({
      viewer: 'pro',
      api: {
        'GET /api/recipients': () => ({ form: 'displayName', label: '@mara', person: listener }),
      },
    })
    await user.click(dialog.getByRole('radio', { name: 'Private' }))
    await user.type(dialog.getByLabelText(/^Invitees/), '@Mara-Lindqvist')
    expect(await dialog.findByText(/Please check who it goes to, or use their @username/)).toBeVisible()
  })

  test('shows each invitee as resolved, sends price and privacy, and retries the failed one', async () => {
    const unknown = 'User @nobody_at_all not found.'
    const handlers = createOne({ visibility: 'private' }, [
      { ok: true, to: '@mara', name: '@mara', link: null },
      {
        ok: true,
        to: '+442079460958',
        name: '+442079460958',
        link: 'http://localhost:8787/owlcast/post_1?invitation=secret',
      },
      { ok: false, to: '@nobody_at_all', message: `${unknown} Please check the username.` },
    ])
    const { user, dialog, name, create, requests, api } = await openDialog({
      viewer: 'pro',
      api: {
        ...handlers,
        // Its card would take the focus below the dialog, because happy-dom makes nothing inert.
        'GET /api/posts': () => makeFeed([]),
        'GET /api/posts/{id}': waitForever(),
        'GET /api/recipients': respondRecipient,
        'POST /api/posts/{id}/invitations': replyInTurn(
          failWith('invitation.user_not_found', { name: 'nobody_at_all' }, 'to'),
          () => ({ name: 'ines@example.org', link: null }),
        ),
      },
    })
    await user.type(name(), NAME)
    await user.click(dialog.getByRole('radio', { name: 'Custom' }))
    await user.type(dialog.getByLabelText('Your own price, in dollars'), '7.99')
    await user.click(dialog.getByRole('radio', { name: 'Private' }))
    await user.type(dialog.getByLabelText(/^Invitees/), '@mara, 020 7946 0958, @nobody_at_all')
    const invited = within(dialog.getByRole('list', { name: 'People to invite' }))
    expect(await invited.findByText('Mara Lindqvist')).toBeVisible()
    expect(await invited.findByText(/you’ll get a link to share/)).toBeVisible()
    expect(await invited.findByText(/User @nobody_at_all not found\./)).toBeVisible()
    await user.click(create())

    const findOutcome = (sent: number) =>
      screen.findByRole('dialog', { name: `${sent} of 3 invitations sent` })
    const shown = await findOutcome(2)
    const outcome = within(shown)
    expect(shown).toHaveTextContent('Invitation sent to @mara!')
    expect(outcome.getByLabelText('Invitation link')).toHaveValue(
      'http://localhost:8787/owlcast/post_1?invitation=secret',
    )
    expect(shown).toHaveTextContent(unknown)
    expect(await findBarriers(shown)).toEqual([])
    await user.click(outcome.getByRole('button', { name: 'Retry' }))
    const field = await outcome.findByLabelText('Not sent to @nobody_at_all')
    await waitFor(() => expect(field).toHaveFocus())
    await user.clear(field)
    await user.type(field, 'ines@example.org')
    await user.click(outcome.getByRole('button', { name: 'Retry' }))
    const all = await findOutcome(3)
    expect(all).toHaveTextContent('Invitation sent to ines@example.org!')
    await waitFor(() => expect(within(all).getByRole('button', { name: 'Done' })).toHaveFocus())
    await user.keyboard('{Enter}')
    expect(await screen.findByText(`“${NAME}” is ready.`)).toBeVisible()
    expect(requests().map(({ body }) => body)).toMatchObject([
      {
        visibility: 'private',
        priceCents: 799,
        invitees: ['@mara', '+442079460958', '@nobody_at_all'],
      },
    ])
    const sent = api.requestsTo('POST /api/posts/{id}/invitations').map(({ body }) => body)
    expect(sent).toEqual([{ to: '@nobody_at_all' }, { to: 'ines@example.org' }])
  })
})

describe('signing in', () => {
  test('asks a visitor to sign in, and keeps the input across a reload as a member', async () => {
    const post = makeOwlcast({ title: 'Typed before' })
    const { user, api, name, create, reload } = await openDialog({ viewer: 'visitor' })
    await user.type(name(), 'Typed before')
    await user.click(create())
    const reason = await screen.findByText('Please sign in to create an Owlcast')
    // The sign-in dialog opens right after it is mounted.
    await waitFor(() => expect(reason).toBeVisible())
    const ask = screen.getAllByRole('dialog').at(-1)
    if (!ask) throw new Error('Nobody asks to sign in.')
    await user.click(within(ask).getByRole('button', { name: 'Close' }))
    expect(name()).toHaveValue('Typed before')
    expect(api.requestsTo(CREATE)).toEqual([])
    // A sign-in through another page returns to the same tab.
    api.viewer = makeMe()
    api.use({ [CREATE]: () => ({ post, invitations: [] }), 'GET /api/posts/{id}': () => post })
    const again = await reload()
    await again.user.click(await findButton())
    const dialog = await findDialog()
    expect(dialog.getByLabelText(/^Name/)).toHaveValue('Typed before')
    await again.user.click(dialog.getByRole('button', { name: 'Create Owlcast' }))
    expect(await screen.findByText('“Typed before” is ready.')).toBeVisible()
  })
})

describe('creating', () => {
  test('keeps the input while the device is offline', async () => {
    const { user, dialog, name, create } = await openDialog()
    await user.type(name(), 'Lost')
    setOnline(false)
    await user.click(create())
    expect(await dialog.findByText(/^Failed to create Owlcast: /)).toBeVisible()
    expect(name()).toHaveValue('Lost')
  })

  test('retries with the same key after a lost response and a server error', async () => {
    const post = makeOwlcast()
    const { user, dialog, name, create, requests } = await openDialog({
      api: {
        [CREATE]: replyInTurn(failNetwork(), failServer(500), () => ({ post, invitations: [] })),
        'GET /api/posts/{id}': () => post,
      },
    })
    await user.type(name(), NAME)
    await user.click(create())
    expect(await findAlert(/^Failed to create Owlcast: /, dialog)).toBeVisible()
    await user.click(create())
    expect(await dialog.findByText('Failed to create Owlcast. Please try again.')).toBeVisible()
    await user.click(create())
    expect(await screen.findByText(`“${NAME}” is ready.`)).toBeVisible()
    // The server creates one owlcast per key.
    const keys = requests().map(({ headers }) => headers.get('idempotency-key'))
    expect(keys).toHaveLength(3)
    expect(new Set(keys).size).toBe(1)
    expect(keys[0]).toMatch(/^[\da-f-]{36}$/)
  })

  test('takes no owlcast that more people hear than are wanted now: the next press creates another', async () => {
    const open = makeOwlcast()
    const hidden = makeOwlcast({ visibility: 'private' })
    const { user, dialog, name, create, requests } = await openDialog({
      viewer: 'pro',
      api: {
        [CREATE]: replyInTurn(
          failNetwork(),
          failWith('request.idempotency_key_reused'),
          () => ({ post: open, invitations: [] }),
          () => ({ post: hidden, invitations: [] }),
        ),
        'GET /api/posts/{id}': () => hidden,
      },
    })
    await user.type(name(), NAME)
    await user.click(create())
    expect(await findAlert(/^Failed to create Owlcast: /, dialog)).toBeVisible()
    await user.click(dialog.getByLabelText(/^Private/))
    await user.click(create())
    expect(
      await findAlert(`“${NAME}” was already created. Create again to make this one as well.`, dialog),
    ).toBeVisible()
    await user.click(create())
    expect(await screen.findByText(`“${NAME}” is ready.`)).toBeVisible()
    const [first, , again, last] = requests()
    expect(again?.body).toEqual(first?.body)
    expect(last?.body).toMatchObject({ visibility: 'private' })
    expect(last?.headers.get('idempotency-key')).not.toBe(first?.headers.get('idempotency-key'))
  })

  test('aborts a slow request, and retries with the same key', async () => {
    const post = makeOwlcast()
    const { user, dialog, name, create, requests } = await openDialog({
      api: {
        [CREATE]: replyInTurn(waitForever(), () => ({ post, invitations: [] })),
        'GET /api/posts/{id}': () => post,
      },
    })
    await user.type(name(), NAME)
    await user.click(create())
    await waitFor(() => expect(create()).toHaveAttribute('aria-busy', 'true'))
    await user.click(dialog.getByRole('button', { name: 'Cancel' }))
    expect(await dialog.findByText('Not created. Your text is still here.')).toBeVisible()
    await user.click(create())
    expect(await screen.findByText(`“${NAME}” is ready.`)).toBeVisible()
    const keys = requests().map(({ headers }) => headers.get('idempotency-key'))
    expect(keys).toHaveLength(2)
    expect(new Set(keys).size).toBe(1)
  })

  test('prefills title and tags of a squawk, and works without it once it is deleted', async () => {
    const squawk = makePost({ title: 'The fox is back', tags: ['fox', 'canal'] })
    const post = makeOwlcast({ title: squawk.title })
    const app = await renderApp({
      path: '/?view=squawks',
      viewer: 'free',
      api: {
        'GET /api/posts': ({ query }) => makeFeed(query.get('kind') === 'squawk' ? [squawk] : []),
        'GET /api/posts/{id}': () => post,
        [CREATE]: replyInTurn(failWith('post.not_found', {}, 'sourceId'), () => ({ post, invitations: [] })),
      },
    })
    await app.user.click(await screen.findByRole('button', { name: `More actions for ${squawk.title}` }))
    await app.user.click(screen.getByRole('menuitem', { name: 'Create Owlcast' }))
    const { user, dialog, name, create, requests } = toParts(app, await findDialog())
    expect(dialog.getByText(`Started from “${squawk.title}”.`)).toBeVisible()
    expect(name()).toHaveValue(squawk.title)
    expect(readTags(dialog.getByLabelText(/^Tags/))).toBe('#fox #canal')
    await user.click(create())
    expect(await dialog.findByText(/is gone\. Press Create Owlcast again/)).toBeVisible()
    await user.click(create())
    expect(await screen.findByText(`“${squawk.title}” is ready.`)).toBeVisible()
    expect(requests().map(({ body }) => body)).toMatchObject([
      { sourceId: squawk.id, name: squawk.title, tags: ['fox', 'canal'] },
      { sourceId: null, name: squawk.title, tags: ['fox', 'canal'] },
    ])
  })
})
