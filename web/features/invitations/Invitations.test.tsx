/** Inviting collaborators, the status of invitations, and answering one. */

import { describe, expect, test, vi } from 'vitest'
import type { Invitation, ReceivedInvitation } from '../../../domain/invitations/invitations.schema'
import type { Author } from '../../../domain/people/author.schema'
import { DAY_MS } from '../../../domain/time/units'
import {
  failNetwork,
  failWith,
  findAlert,
  findBarriers,
  type Handlers,
  makeAuthor,
  makeFeed,
  makeMe,
  makePost,
  renderApp,
  replyInTurn,
  screen,
  toAuthor,
  waitFor,
  within,
} from '../../../tests/components'

const PATH = '/?view=squawks'
const me = makeMe()
const mara = makeAuthor({ username: 'mara', displayName: 'Mara Lindqvist' })

/** A user as posts credit them. */
const toCredit = ({ id, username, displayName }: Author) => ({ id, username, displayName })

function makeInvitation(changes: Partial<Invitation> = {}): Invitation {
  const createdAt = Date.now()
  return {
    id: 'invitation_1',
    to: 'ines@example.net',
    state: 'pending',
    createdAt,
    expiresAt: createdAt + DAY_MS,
    ...changes,
  }
}

/** Opens the feed with one post of the viewer. */
async function openCard(api: Handlers = {}, changes: Parameters<typeof makePost>[0] = {}) {
  const post = makePost({ title: 'Night swim', author: toAuthor(me), ...changes })
  const app = await renderApp({
    path: PATH,
    viewer: me,
    api: { 'GET /api/posts': () => makeFeed([post]), ...api },
  })
  const card = within(await screen.findByRole('article', { name: post.title }))
  const more = () => card.getByRole('button', { name: `More actions for ${post.title}` })
  const form = () => within(screen.getByRole('dialog', { name: `Add Collaborator to ${post.title}` }))
  /** Opens the form, which then has the focus. */
  const openForm = async () => {
    await app.user.click(more())
    await app.user.click(card.getByRole('menuitem', { name: 'Add Collaborator' }))
    const field = await screen.findByRole('textbox', { name: 'Add Collaborator' })
    await waitFor(() => expect(field).toHaveFocus())
    return field
  }
  return { ...app, post, card, form, more, openForm }
}

test('returns the focus to the button as the form closes, before the next frame', async () => {
  const { user, more, openForm } = await openCard()
  await openForm()
  vi.spyOn(window, 'requestAnimationFrame').mockReturnValue(0)
  await user.keyboard('{Escape}')
  expect(more()).toHaveFocus()
})

describe('inviting', () => {
  test('is offered only on own posts', async () => {
    const { user, more, card } = await openCard({}, { author: mara })
    await user.click(more())
    expect(card.queryByRole('menuitem', { name: 'Add Collaborator' })).toBeNull()
  })

  test('shows errors for missing and unknown people at the field, and closes with the focus on its button', async () => {
    const { user, api, form, more, openForm } = await openCard({
      'POST /api/posts/{id}/invitations': replyInTurn(
        failWith('invitation.user_not_found', { name: 'nobody_by_this_name' }, 'to'),
        () => ({ name: '@mara', link: null }),
      ),
    })
    const field = await openForm()
    await user.keyboard('{Enter}')
    expect(await form().findByText('Please enter a collaborator email or @username')).toBeVisible()
    expect(field).toHaveFocus()
    expect(api.requestsTo('POST /api/posts/{id}/invitations')).toEqual([])
    await user.type(field, '@nobody_by_this_name')
    await user.click(form().getByRole('button', { name: 'Send' }))
    const unknown =
      'User @nobody_by_this_name not found. Please check the username or use their email instead.'
    expect(await findAlert(unknown, form())).toBeVisible()
    await waitFor(() => expect(field).toHaveFocus())
    expect(await findBarriers(screen.getByRole('dialog'))).toEqual([])
    await user.clear(field)
    await user.type(field, '@mara{Enter}')
    expect(await screen.findByText('Invitation sent to @mara!')).toBeVisible()
    await waitFor(() => expect(more()).toHaveFocus())
    const sent = api.requestsTo('POST /api/posts/{id}/invitations').map(({ body }) => body)
    expect(sent).toEqual([{ to: '@nobody_by_this_name' }, { to: '@mara' }])
  })
})

test('says that no email goes to a member who got many today', async () => {
  const { user, openForm } = await openCard({
    'POST /api/posts/{id}/invitations': () => ({ name: '@mara', link: null, isWithoutEmail: true as const }),
  })
  await user.type(await openForm(), '@mara{Enter}')
  expect(await screen.findByText(/^Invitation sent to @mara! @mara finds .* by email today\.$/)).toBeVisible()
})

describe('a phone number without its country code', () => {
  const shown = { form: 'phone' as const, label: '+46 70 123 45 67', person: null }
  const link = 'https://owlcast.example/i/token'

  test('is shown with it, and invited in that form', async () => {
    const { user, api, form, openForm } = await openCard({
      'GET /api/recipients': () => shown,
      'POST /api/posts/{id}/invitations': () => ({ name: shown.label, link }),
    })
    const field = await openForm()
    await user.type(field, '070-123 45 67')
    expect(await form().findByText(shown.label)).toBeVisible()
    expect(field).toHaveAccessibleDescription(new RegExp(`^\\${shown.label}`))
    expect(await findBarriers(screen.getByRole('dialog'))).toEqual([])
    await user.click(form().getByRole('button', { name: 'Send' }))
    expect(await screen.findByText(`Invitation sent to ${shown.label}!`)).toBeVisible()
    expect(api.requestsTo('POST /api/posts/{id}/invitations').map(({ body }) => body)).toEqual([
      { to: shown.label },
    ])
  })

  test('is not invited before it was shown', async () => {
    const lookup = Promise.withResolvers<typeof shown>()
    const { user, api, form, openForm } = await openCard({
      'GET /api/recipients': () => lookup.promise,
      'POST /api/posts/{id}/invitations': () => ({ name: shown.label, link }),
    })
    const field = await openForm()
    await user.type(field, '070-123 45 67{Enter}')
    expect(await findAlert('Please add the country code, like +44 20 7946 0000.', form())).toBeVisible()
    expect(field).toHaveFocus()
    expect(api.requestsTo('POST /api/posts/{id}/invitations')).toEqual([])
    lookup.resolve(shown)
    expect(await form().findByText(shown.label)).toBeVisible()
    await waitFor(() => expect(field).not.toHaveAttribute('aria-invalid'))
    await user.keyboard('{Enter}')
    await waitFor(() =>
      expect(api.requestsTo('POST /api/posts/{id}/invitations').map(({ body }) => body)).toEqual([
        { to: shown.label },
      ]),
    )
  })
})

describe('the list of invitations', () => {
  const waiting = makeInvitation()
  const working = makeInvitation({ id: 'invitation_2', to: '@mara', state: 'accepted' })

  async function openList(api: Handlers = {}) {
    const app = await openCard(
      { 'GET /api/posts/{id}/invitations': () => ({ items: [waiting, working] }), ...api },
      { collaborators: [toCredit(mara)] },
    )
    await app.openForm()
    await app.user.click(app.form().getByRole('button', { name: 'See who’s invited' }))
    const shown = await screen.findByRole('dialog', { name: 'Collaborators' })
    const row = async (to: string) => {
      const items = await within(shown).findAllByRole('listitem')
      const found = items.find(({ textContent }) => textContent.includes(to))
      if (!found) throw new Error(`Nobody is called ${to}.`)
      return found
    }
    return { ...app, shown, row }
  }

  test('states which address gets no e-mails while its invitation waits', async () => {
    const refused = makeInvitation({ isEmailRefused: true })
    const accepted = makeInvitation({
      id: 'invitation_2',
      to: 'mara@example.net',
      state: 'accepted',
      isEmailRefused: true,
    })
    const { row } = await openList({
      'GET /api/posts/{id}/invitations': () => ({ items: [refused, accepted] }),
    })
    const words = 'This address doesn’t get our emails. Invite them another way.'
    expect(await row(refused.to)).toHaveTextContent(words)
    expect(await row(accepted.to)).not.toHaveTextContent(words)
  })

  test('shows each status, revokes one and ends a collaboration', async () => {
    const { user, api, post, shown, row } = await openList()
    const card = screen.getByRole('article', { name: post.title })
    expect(card).toHaveTextContent('with @mara')
    expect(await row(waiting.to)).toHaveTextContent('Invited')
    expect(await row(working.to)).toHaveTextContent('Collaborator')
    expect(await findBarriers(shown)).toEqual([])
    api.use({
      'DELETE /api/invitations/{id}': () => undefined,
      'GET /api/posts/{id}/invitations': () => ({ items: [{ ...waiting, state: 'revoked' }, working] }),
    })
    await user.click(within(await row(waiting.to)).getByRole('button', { name: /^Revoke/ }))
    await waitFor(async () => expect(await row(waiting.to)).toHaveTextContent('Revoked'))
    expect(await screen.findByText(`${waiting.to} is no longer invited.`)).toBeVisible()
    expect(within(await row(waiting.to)).queryByRole('button')).toBeNull()
    api.use({ 'GET /api/posts': () => makeFeed([{ ...post, collaborators: [] }]) })
    await user.click(within(await row(working.to)).getByRole('button', { name: 'Remove @mara' }))
    await waitFor(() => expect(card).not.toHaveTextContent('with @mara'))
    const sent = api.requestsTo('DELETE /api/invitations/{id}').map(({ params }) => params.id)
    expect(sent).toEqual([waiting.id, working.id])
  })

  test('shows why it failed to load, retries, and shows the empty state', async () => {
    const { user, api, shown } = await openList({ 'GET /api/posts/{id}/invitations': failNetwork() })
    const dialog = within(shown)
    expect(await findAlert('We couldn’t load the invitations.', dialog)).toBeVisible()
    api.use({ 'GET /api/posts/{id}/invitations': () => ({ items: [] }) })
    await user.click(dialog.getByRole('button', { name: 'Try again' }))
    expect(await dialog.findByText('You haven’t invited anyone yet.')).toBeVisible()
  })
})

describe('being invited', () => {
  const post = makePost({ title: 'A kettle', author: mara })
  const invitation: ReceivedInvitation = {
    id: 'invitation_3',
    post: { id: post.id, kind: post.kind, title: post.title, seconds: post.seconds },
    inviter: mara,
    expiresAt: Date.now() + DAY_MS,
  }

  /** A server with one invitation until it is answered; the credit lasts until it is removed. */
  async function openInvited() {
    const app = await renderApp({
      path: PATH,
      viewer: me,
      api: {
        'GET /api/invitations': () => ({ items: [invitation] }),
        'GET /api/posts': () => makeFeed([post]),
        'POST /api/invitations/{id}/accept': () => {
          app.api.use({
            'GET /api/invitations': () => ({ items: [] }),
            'GET /api/posts': () => makeFeed([{ ...post, collaborators: [toCredit(me)] }]),
          })
          return { post: { id: post.id, kind: post.kind } }
        },
        'DELETE /api/posts/{id}/collaborators/{userId}': () => {
          app.api.use({ 'GET /api/posts': () => makeFeed([post]) })
          return undefined
        },
      },
    })
    const card = await screen.findByRole('article', { name: post.title })
    return { ...app, card, credit: `with @${me.username}` }
  }

  /** Opens the dialog with all invitations from the notifications. */
  async function openDialog({ user }: Awaited<ReturnType<typeof openInvited>>) {
    await user.click((await screen.findAllByRole('button', { name: /^Notifications/ }))[0] as HTMLElement)
    await user.click(await screen.findByRole('button', { name: 'You have 1 invitation' }))
    return screen.findByRole('dialog', { name: 'Invitations' })
  }

  test('shows the inviter, credits the member who accepts, and can be undone', async () => {
    const app = await openInvited()
    const { user, api, card, credit } = app
    const dialog = await openDialog(app)
    expect(await findBarriers(dialog)).toEqual([])
    await user.click(within(dialog).getByRole('button', { name: `Accept: ${post.title}` }))
    expect(await screen.findByText(`You’re now a collaborator on “${post.title}”.`)).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Invitations' })).toBeNull())
    await waitFor(() => expect(card).toHaveTextContent(credit))
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await screen.findByText(`You’re no longer a collaborator on “${post.title}”.`)).toBeVisible()
    await waitFor(() => expect(card).not.toHaveTextContent(credit))
    const left = api.requestsTo('DELETE /api/posts/{id}/collaborators/{userId}')
    expect(left.map(({ params }) => params)).toEqual([{ id: post.id, userId: 'me' }])
  })

  test('keeps the invitation when declining fails', async () => {
    const app = await openInvited()
    const { user, api } = app
    api.use({ 'POST /api/invitations/{id}/decline': failNetwork() })
    const dialog = await openDialog(app)
    await user.click(within(dialog).getByRole('button', { name: `Decline: ${post.title}` }))
    expect(await findAlert('We can’t reach Owlcast right now')).toBeVisible()
    expect(within(dialog).getByRole('button', { name: `Accept: ${post.title}` })).toBeVisible()
  })

  test('shows one line on home for all invitations, which can be postponed until the next one', async () => {
    const second = { ...invitation, id: 'invitation_4', inviter: makeAuthor({ displayName: 'Wren Okafor' }) }
    const items = [invitation, second]
    const { user, reload } = await renderApp({
      viewer: me,
      api: { 'GET /api/invitations': () => ({ items }) },
    })
    const line = () => screen.queryByRole('region', { name: 'Invitations' })
    expect(await screen.findByText('You have 2 invitations')).toBeVisible()
    expect(await findBarriers(await screen.findByRole('region', { name: 'Invitations' }))).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Not now' }))
    expect(line()).toBeNull()
    await reload()
    await user.click((await screen.findAllByRole('button', { name: /^Notifications/ }))[0] as HTMLElement)
    await user.click(await screen.findByRole('button', { name: 'You have 2 invitations' }))
    const dialog = await screen.findByRole('dialog', { name: 'Invitations' })
    expect(within(dialog).getAllByRole('button', { name: /^Accept/ })).toHaveLength(2)
    expect(line()).toBeNull()
    items.push({ ...invitation, id: 'invitation_5', inviter: makeAuthor({ displayName: 'Ines Fonseca' }) })
    await reload()
    expect(await screen.findByText('Ines Fonseca invited you to collaborate')).toBeVisible()
  })

  test.each([
    ['the record screen', '/?view=record&mode=squawk', { name: 'Start Recording' }],
    ['a feed', PATH, { name: `Play: ${post.title}` }],
  ])('shows no line on %s', async (_, path, button) => {
    const { api } = await renderApp({
      path,
      viewer: me,
      api: {
        'GET /api/invitations': () => ({ items: [invitation] }),
        'GET /api/posts': () => makeFeed([post]),
      },
    })
    await waitFor(() => expect(api.requestsTo('GET /api/invitations')).not.toEqual([]))
    expect(await screen.findByRole('button', button)).toBeVisible()
    expect(screen.queryByRole('region', { name: 'Invitations' })).toBeNull()
  })
})
