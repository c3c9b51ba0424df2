/** The lists of a member's own posts: content, filters and deletion. */
import { describe, expect, test } from 'vitest'
import type { OwnPost } from '../../domain/posts/own-posts.schema'
import type { Post } from '../../domain/posts/posts.schema'
import {
  act,
  clearTags,
  failWith,
  findAlert,
  findBarriers,
  getPath,
  type Handlers,
  makeAuthor,
  makeConversation,
  makeMe,
  makePost,
  renderApp,
  replyInTurn,
  screen,
  toAuthor,
  waitFor,
  within,
} from '../../tests/components'

const PATH = '/?view=my-squawks'
const me = makeMe()
const mara = makeAuthor({ username: 'mara', displayName: 'Mara Lindqvist' })

function makeOwn(changes: Partial<Post> & Pick<Partial<OwnPost>, 'recipient'> = {}): OwnPost {
  const { recipient = null, ...rest } = changes
  return { ...makePost({ author: toAuthor(me), ...rest }), parent: null, recipient }
}

/** Handlers that list these posts by filter. */
function listOwn(posts: readonly OwnPost[], byFilter: Record<string, readonly OwnPost[]> = {}): Handlers {
  return {
    'GET /api/me/posts': ({ query }) => ({
      items: [...(byFilter[query.get('filter') ?? ''] ?? posts)],
      cursor: null,
      now: Date.now(),
    }),
  }
}

const titles = () =>
  within(screen.getByRole('main'))
    .queryAllByRole('article')
    .map((card) => within(card).queryByRole('heading', { level: 2 })?.textContent)

describe('the list', () => {
  const fox = makeOwn({ title: 'The fox is back' })
  const message = makeOwn({
    kind: 'mue',
    visibility: 'private',
    title: 'For you',
    recipient: makeConversation(mara).peer,
  })
  const cast = makeOwn({ kind: 'owlcast', title: 'Two Banks', audioUrl: null, seconds: 0 })
  const all = [cast, message, fox]

  test('shows posts of all kinds in server order, with recipient, privacy and time left', async () => {
    await renderApp({ path: PATH, viewer: me, api: listOwn(all) })
    await screen.findByRole('article', { name: fox.title })
    await waitFor(() => expect(titles()).toEqual([cast.title, message.title, fox.title]))
    const card = screen.getByRole('article', { name: message.title })
    expect(card).toHaveTextContent('To Mara Lindqvist')
    expect(card).toHaveTextContent('Private')
    expect(screen.getByRole('article', { name: fox.title })).toHaveTextContent('24h left')
    expect(await findBarriers(screen.getByRole('main'))).toEqual([])
  })

  test('plays from one post on to the next one', async () => {
    const { user } = await renderApp({ path: PATH, viewer: me, api: listOwn(all) })
    await user.click(await screen.findByRole('button', { name: `Play: ${message.title}` }))
    const player = await screen.findByRole('region', { name: 'Player' })
    await waitFor(() => expect(player).toHaveTextContent(message.title))
    await user.click(within(player).getByRole('button', { name: 'Next' }))
    await waitFor(() => expect(player).toHaveTextContent(fox.title))
  })

  test('can be filtered, keeps the filter on reload, and shows all again when nothing matches', async () => {
    const first = await renderApp({
      path: PATH,
      viewer: me,
      api: listOwn(all, { flows: [cast], podcasts: [] }),
    })
    await screen.findByRole('article', { name: fox.title })
    const filter = (name: string) =>
      within(screen.getByRole('group', { name: 'Show' })).getByRole('button', { name })
    await first.user.click(filter('Flows'))
    await waitFor(() => expect(titles()).toEqual([cast.title]))
    expect(getPath()).toContain('filter=flows')
    const { user } = await first.reload()
    await screen.findByRole('article', { name: cast.title })
    expect(filter('Flows')).toHaveAttribute('aria-pressed', 'true')
    await waitFor(() => expect(titles()).toEqual([cast.title]))
    await user.click(filter('Podcasts'))
    expect(await screen.findByRole('heading', { name: 'Nothing in Podcasts yet' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Show all' }))
    await waitFor(() => expect(titles()).toHaveLength(3))
  })

  test('shows two create links when it is empty', async () => {
    await renderApp({ path: '/?view=my-hums', viewer: me, api: listOwn([]) })
    expect(await screen.findByRole('heading', { name: 'Nothing here yet' })).toBeVisible()
    expect(screen.getAllByRole('link', { name: 'Start a Healing Story' })).toHaveLength(2)
  })

  test('asks a visitor to sign in', async () => {
    const { user, api } = await renderApp({ path: '/?view=my-owlcasts' })
    await user.click(await within(screen.getByRole('main')).findByRole('button', { name: 'Sign in' }))
    expect(await screen.findByRole('dialog')).toHaveTextContent('Sign in to see your posts.')
    expect(api.requestsTo('GET /api/me/posts')).toEqual([])
  })

  test('shows why it cannot be loaded, and retries', async () => {
    const { user, api } = await renderApp({
      path: PATH,
      viewer: me,
      api: { 'GET /api/me/posts': failWith('request.rate_limited') },
    })
    expect(await findAlert('Too many tries')).toBeVisible()
    api.use(listOwn([fox]))
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('article', { name: fox.title })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  })
})

describe('deleting', () => {
  test('asks with the focus on the safe button, sends a double press once, and focuses the adjacent post', async () => {
    const [gone, kept] = [makeOwn({ title: 'Gone' }), makeOwn({ title: 'Kept' })]
    const { user, api } = await renderApp({ path: PATH, viewer: me, api: listOwn([gone, kept]) })
    await user.click(await screen.findByRole('button', { name: `Delete ${gone.title}` }))
    const ask = within(await screen.findByRole('alertdialog'))
    expect(ask.getByRole('button', { name: 'Keep it' })).toHaveFocus()
    api.use({ ...listOwn([kept]), 'DELETE /api/posts/{id}': () => undefined })
    const button = ask.getByRole('button', { name: 'Delete' })
    // Twice before React renders.
    await act(async () => {
      button.click()
      button.click()
    })
    expect(await screen.findByText('Squawk deleted')).toBeVisible()
    await waitFor(() => expect(titles()).toEqual([kept.title]))
    expect(screen.queryByRole('alertdialog')).toBeNull()
    await waitFor(() => expect(screen.getByRole('article', { name: kept.title })).toHaveFocus())
    expect(api.requestsTo('DELETE /api/posts/{id}').map(({ params }) => params.id)).toEqual([gone.id])
  })
})

describe('editing', () => {
  const post = makeOwn({ title: 'Wren by the river', tags: ['fog'] })
  const findDialog = async () => within(await screen.findByRole('dialog', { name: 'Edit this squawk' }))

  test('shows missing tags at their field, keeps the input, and shows the saved post', async () => {
    const saved = { ...post, title: 'Owl by the river', tags: ['fog', 'owl'], content: 'It was not a wren.' }
    const { user, api } = await renderApp({
      path: PATH,
      viewer: me,
      api: {
        ...listOwn([post]),
        'PATCH /api/posts/{id}': replyInTurn(
          failWith('post.tags_required', { mode: 'squawk' }, 'tags'),
          () => {
            api.use(listOwn([{ ...saved, editedAt: Date.now() }]))
            const { parent: _answers, recipient: _to, ...edited } = saved
            return { ...edited, editedAt: Date.now() }
          },
        ),
      },
    })
    const edit = await screen.findByRole('button', { name: `Edit ${post.title}` })
    await user.click(edit)
    const dialog = await findDialog()
    const title = dialog.getByLabelText(/^Title/)
    await waitFor(() => expect(title).toHaveFocus())
    await user.clear(title)
    await user.type(title, saved.title)
    await clearTags(user, dialog.getByLabelText(/^Tags/))
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    expect(await dialog.findByText('Please add tags for your squawk')).toBeVisible()
    await waitFor(() => expect(dialog.getByLabelText(/^Tags/)).toHaveFocus())
    await user.keyboard('{Escape}')
    await waitFor(() => expect(edit).toHaveFocus())
    await user.click(edit)
    const again = await findDialog()
    expect(again.getByLabelText(/^Title/)).toHaveValue(saved.title)
    expect(again.getByText('We’ve restored what you typed.')).toBeVisible()
    await user.type(again.getByLabelText(/^Tags/), '#fog #owl')
    await user.type(again.getByLabelText(/^Description/), saved.content)
    await user.click(again.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Changes saved')).toBeVisible()
    const card = await screen.findByRole('article', { name: saved.title })
    expect(card).toHaveTextContent('Edited')
    expect(api.requestsTo('PATCH /api/posts/{id}').at(-1)?.body).toEqual({
      title: saved.title,
      tags: ['fog', 'owl'],
      content: saved.content,
    })
  })
})

test('shows the moment that a reply refers to beside the post it answers', async () => {
  const parent = makePost({ title: 'Wren by the river', seconds: 48 })
  const reply = {
    ...makeOwn({ title: 'Echo', parentId: parent.id }),
    parent: {
      id: parent.id,
      kind: parent.kind,
      title: parent.title,
      seconds: parent.seconds,
      moment: { startMs: 12_000, endMs: 18_000 },
    },
  }
  await renderApp({
    path: PATH,
    viewer: me,
    api: { ...listOwn([reply]), 'GET /api/posts/{id}': () => parent },
  })
  const card = within(await screen.findByRole('article', { name: 'Echo' }))
  expect(card.getByRole('link', { name: 'Wren by the river' })).toBeVisible()
  expect(await card.findByRole('button', { name: /^Hear what this replies to, from 0:12/ })).toBeVisible()
})
