/** The thread under a card: the replies to a post, and the recorder for a new one. */
import { describe, expect, test } from 'vitest'
import { KINDS } from '../../domain/kinds'
import type { Me } from '../../domain/people/people.schema'
import type { Post, Reply } from '../../domain/posts/posts.schema'
import {
  act,
  clearTags,
  failWith,
  findAlert,
  findBarriers,
  getPath,
  type Handlers,
  makeAuthor,
  makeFeed,
  makeMe,
  makePost,
  readTags,
  renderApp,
  screen,
  toAuthor,
  waitFor,
  within,
} from '../../tests/components'
import { mockMedia } from '../../tests/components/media'
import { acceptRecordings, feedMicrophone, record, setUpMicrophone } from '../../tests/components/microphone'
import { listDrafts } from '../drafts/store/drafts'

setUpMicrophone()

const me = makeMe()
const mara = makeAuthor({ displayName: 'Mara Lindqvist' })

function makeReply(parent: Post, changes: Partial<Reply> = {}): Reply {
  return {
    ...makePost(),
    parentId: parent.id,
    connection: 'reply',
    moment: null,
    otherParents: [],
    ...changes,
  }
}
const toPage = (items: Reply[]) => ({ items, cursor: null, now: Date.now() })

/** Opens the feed with these posts and the thread of the first. */
async function openFeed(
  posts: Post[],
  { api = {}, viewer = me }: { api?: Handlers; viewer?: Me | 'visitor' } = {},
) {
  const [first = makePost()] = posts
  const app = await renderApp({
    path: `/?view=squawks&post=${first.id}`,
    viewer,
    api: {
      ...acceptRecordings(),
      'GET /api/posts': () => makeFeed(posts),
      'GET /api/posts/{id}': ({ params }) => posts.find(({ id }) => id === params.id) ?? first,
      ...api,
    },
  })
  const findCard = async ({ title }: Post) => within(await screen.findByRole('article', { name: title }))
  const card = await findCard(first)
  const openReplies = (post = first, of = card) =>
    app.user.click(of.getByRole('button', { name: new RegExp(`^Reply to ${post.title}`) }))
  return { ...app, card, findCard, openReplies }
}

describe('replies', () => {
  test('are divided at the first unheard one, and play from there', async () => {
    mockMedia()
    const post = makePost({ title: 'Heard', replyCount: 3, author: mara })
    const replies = ['First', 'Second', 'Third'].map((title) => makeReply(post, { title, author: mara }))
    const { user, card } = await openFeed([post], {
      api: {
        'GET /api/posts/{id}/replies': () => toPage(replies),
        'GET /api/heard': () => ({ ids: replies.slice(0, 1).map(({ id }) => id), now: Date.now() }),
      },
    })
    await user.click(card.getByRole('button', { name: 'More actions for Heard' }))
    await user.click(card.getByRole('menuitem', { name: 'Hear 3 replies' }))
    const play = await card.findByRole('button', { name: 'Play 2 unheard' })
    expect(play.closest('li')?.nextElementSibling).toHaveTextContent('Second')
    await user.click(play)
    expect(await card.findByRole('button', { name: 'Pause: Second' })).toBeVisible()
  })

  test('are shown without the recorder, which leaves nothing behind when its panel closes', async () => {
    const post = makePost({ title: 'Heard', replyCount: 1, author: mara })
    const { user, card, openReplies } = await openFeed([post], {
      api: { 'GET /api/posts/{id}/replies': () => toPage([makeReply(post, { title: 'Only answer' })]) },
    })
    await user.click(card.getByRole('button', { name: 'More actions for Heard' }))
    await user.click(card.getByRole('menuitem', { name: 'Hear 1 reply' }))
    expect(await card.findByRole('heading', { name: 'Only answer' })).toBeVisible()
    expect(card.queryByRole('button', { name: 'Start Recording' })).toBeNull()
    await openReplies()
    expect(await card.findByRole('button', { name: 'Start Recording' })).toBeVisible()
    const navigation = within(screen.getByRole('navigation', { name: 'Main' }))
    await user.click(navigation.getByRole('link', { name: /^Record/ }))
    expect(await screen.findByRole('button', { name: 'Start Recording' })).toBeVisible()
    expect(screen.queryByText('Heard')).toBeNull()
  })

  test('have no delete button for others, and ask their author before a deletion', async () => {
    const post = makePost({ title: 'My thread', replyCount: 2, author: toAuthor(me) })
    const only = makeReply(post, { title: 'Only here', author: mara })
    const both = makeReply(post, { title: 'Here and there', author: mara })
    let replies = [only, both]
    const { user, api, card, openReplies } = await openFeed([post], {
      api: {
        'GET /api/posts/{id}/replies': () => toPage(replies),
        'DELETE /api/posts/{id}/replies/{replyId}': ({ params }) => {
          replies = replies.filter(({ id }) => id !== params.replyId)
          return { outcome: params.replyId === only.id ? 'deleted' : 'detached' }
        },
      },
    })
    await openReplies()
    const chain = within(await card.findByRole('region', { name: 'Replies to My thread' }))
    await waitFor(() => expect(chain.getAllByRole('listitem')).toHaveLength(2))
    const remove = async (title: string, answer: string) => {
      await user.click(chain.getByRole('button', { name: `Delete ${title}` }))
      const dialog = screen.getByRole('alertdialog')
      expect(dialog).toHaveTextContent(
        'Are you sure you want to delete this reply? This action cannot be undone.',
      )
      await user.click(within(dialog).getByRole('button', { name: answer }))
    }
    await remove('Only here', 'Keep it')
    expect(chain.getAllByRole('listitem')).toHaveLength(2)
    expect(api.requestsTo('DELETE /api/posts/{id}/replies/{replyId}')).toEqual([])
    await remove('Only here', 'Delete')
    expect(await screen.findByText('Reply deleted successfully')).toBeVisible()
    await waitFor(() => expect(chain.getAllByRole('listitem')).toHaveLength(1))
    await waitFor(() => expect(card.getByRole('region', { name: 'Replies to My thread' })).toHaveFocus())
    await remove('Here and there', 'Delete')
    expect(await screen.findByText(/It stays on the other posts it replies to\./)).toBeVisible()
    expect(await chain.findByText('No replies yet')).toBeVisible()
  })

  test.each([
    [
      'another owner’s post comes first',
      mara.id,
      'Remove',
      /It stays on the other posts it replies to\. If there are none/,
    ],
    ['another post of their owner comes first', me.id, 'Delete', /This action cannot be undone\./],
  ])('explain what happens to a reply when %s', async (_, authorId, button, question) => {
    const post = makePost({ title: 'My thread', replyCount: 1, author: toAuthor(me) })
    const also = [
      {
        id: 'post_first',
        kind: 'squawk',
        title: 'First',
        seconds: 9,
        authorId,
        type: 'reply',
        moment: null,
      } as const,
    ]
    const both = makeReply(post, { title: 'Both', author: mara, parentId: 'post_first', otherParents: also })
    const { user, card, openReplies } = await openFeed([post], {
      api: { 'GET /api/posts/{id}/replies': () => toPage([both]) },
    })
    await openReplies()
    await user.click(await card.findByRole('button', { name: new RegExp(`^${button} Both`) }))
    const dialog = screen.getByRole('alertdialog')
    expect(dialog).toHaveTextContent(question)
    expect(within(dialog).getByRole('button', { name: button })).toBeVisible()
  })

  test('stay and show an error when their author signed out in another tab', async () => {
    const post = makePost({ title: 'Mine', replyCount: 1, author: toAuthor(me) })
    const { user, card, openReplies } = await openFeed([post], {
      api: {
        'GET /api/posts/{id}/replies': () => toPage([makeReply(post, { title: 'Stays' })]),
        'DELETE /api/posts/{id}/replies/{replyId}': failWith('reply.sign_in_to_delete'),
      },
    })
    await openReplies()
    const remove = await card.findByRole('button', { name: 'Delete Stays' })
    expect(remove).toBeVisible()
    await user.click(remove)
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('You must be logged in to delete replies')).toBeVisible()
    const chain = within(card.getByRole('region', { name: 'Replies to Mine' }))
    expect(chain.getAllByRole('listitem')).toHaveLength(1)
  })

  test('are deleted by a moderator with the rule and words for their author', async () => {
    const post = makePost({ title: 'Their thread', replyCount: 1, author: mara })
    const sent: unknown[] = []
    const { user, card, openReplies } = await openFeed([post], {
      viewer: makeMe({ role: 'moderator' }),
      api: {
        'GET /api/posts/{id}/replies': () => toPage([makeReply(post, { title: 'Lamps' })]),
        'DELETE /api/posts/{id}/replies/{replyId}': ({ body }) => {
          sent.push(body)
          return { outcome: 'deleted' }
        },
      },
    })
    await openReplies()
    await user.click(await card.findByRole('button', { name: 'Delete Lamps' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.selectOptions(dialog.getByLabelText('Which rule?'), 'Spam or fraud')
    await user.type(dialog.getByLabelText(/^Your words to them/), 'No ads.')
    expect(await findBarriers()).toEqual([])
    await user.click(dialog.getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('Reply deleted successfully')).toBeVisible()
    expect(sent).toEqual([{ rule: 'spam', words: 'No ads.' }])
  })

  test('have no delete button for users who own neither the thread nor the reply', async () => {
    const post = makePost({ title: 'Their thread', replyCount: 1, author: mara })
    const { card, openReplies } = await openFeed([post], {
      api: { 'GET /api/posts/{id}/replies': () => toPage([makeReply(post, { title: 'Not mine' })]) },
    })
    await openReplies()
    expect(await card.findByRole('heading', { name: 'Not mine' })).toBeVisible()
    expect(card.queryByRole('button', { name: /^Delete/ })).toBeNull()
  })
})

describe('recording a reply', () => {
  const one = makePost({ title: 'One', author: mara, tags: ['dawn', 'listening'] })
  const two = makePost({ title: 'Two', author: mara })

  test('shows missing tags at their field, focuses it, and publishes under the card', async () => {
    const { user, api, card, openReplies } = await openFeed([one])
    await openReplies()
    const panel = within(await card.findByRole('region', { name: 'Reply to Mara Lindqvist' }))
    const send = panel.getByRole('button', { name: 'Send Reply' })
    const tags = () => panel.getByLabelText(/^Tags/)
    expect(send).toBeDisabled()
    expect(readTags(tags())).toBe('#dawn #listening')
    await record(user)
    await clearTags(user, tags())
    await user.click(send)
    expect(await panel.findByText('Please add tags for your reply')).toBeVisible()
    await waitFor(() => expect(tags()).toHaveFocus())
    await user.type(tags(), '#owl')
    await user.click(send)
    expect(await screen.findByText('Reply sent')).toBeVisible()
    await waitFor(() => expect(card.queryByRole('region', { name: 'Reply to Mara Lindqvist' })).toBeNull())
    await waitFor(() => expect(card.getByRole('button', { name: /^Reply to One/ })).toHaveFocus())
    expect(api.requestsTo('POST /api/posts').map(({ body }) => body)).toEqual([
      expect.objectContaining({ parents: [{ id: one.id, type: 'reply' }], tags: ['owl'] }),
    ])
  })

  test('shows the sent reply and focuses it', async () => {
    const post = makePost({ title: 'Mine', author: toAuthor(me), parentId: one.id })
    const reply: Reply = { ...post, connection: 'reply', moment: null, otherParents: [] }
    let items: Reply[] = []
    const { user, card, openReplies } = await openFeed([one], {
      api: {
        'GET /api/posts': () => makeFeed([one]),
        'GET /api/posts/{id}': () => one,
        'POST /api/posts': () => {
          items = [reply]
          return { post, invitations: [] }
        },
        'GET /api/posts/{id}/replies': () => toPage(items),
      },
    })
    await openReplies()
    await record(user)
    await user.click(card.getByRole('button', { name: 'Send Reply' }))
    const title = await card.findByRole('heading', { name: 'Mine' })
    await waitFor(() => expect(title.closest('li')).toHaveFocus())
    expect(title.closest('li')).toHaveClass('is-landed')
  })

  test('works by keyboard: E opens the recorder of the focused card', async () => {
    const { user, card } = await openFeed([one])
    await waitFor(() => expect(screen.getByRole('article', { name: 'One' })).toHaveFocus())
    await user.keyboard('e')
    const start = await card.findByRole('button', { name: 'Start Recording' })
    await waitFor(() => expect(start).toHaveFocus())
    await user.keyboard('{Enter}')
    await waitFor(() => expect(card.getByRole('button', { name: 'Stop Recording' })).toHaveFocus())
    await feedMicrophone(2)
    expect(card.getByLabelText('Recorded time')).toHaveTextContent('0:02')
    await user.keyboard(' ')
    await waitFor(() => expect(card.getByRole('button', { name: 'Re-record' })).toHaveFocus())
    const send = card.getByRole('button', { name: 'Send Reply' })
    for (let presses = 0; presses < 12 && document.activeElement !== send; presses += 1) await user.tab()
    expect(send).toHaveFocus()
    await user.keyboard('{Enter}')
    expect(await screen.findByText('Reply sent')).toBeVisible()
    await waitFor(() => expect(card.getByRole('button', { name: /^Reply to One/ })).toHaveFocus())
  })

  test('asks before it is recorded again or discarded, and does not hinder that of another card', async () => {
    const { user, card, findCard, openReplies } = await openFeed([one, two])
    await openReplies()
    await record(user)
    await user.click(card.getByRole('button', { name: 'Re-record' }))
    const answer = async (name: string) =>
      user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name }))
    await answer('Keep it')
    expect(card.getByRole('button', { name: 'Re-record' })).toBeVisible()
    const other = await findCard(two)
    await openReplies(two, other)
    await record(user)
    await waitFor(async () => {
      const parents = (await listDrafts()).map(({ form }) => form.parents.map(({ id }) => id))
      expect(parents.toSorted()).toEqual([[one.id], [two.id]].toSorted())
    })
    const { goTo } = await import('../state/view')
    await act(async () => goTo('record'))
    expect(await screen.findByRole('button', { name: 'Play preview' })).toBeVisible()
    expect(screen.getByText('Two')).toBeVisible()
    // Cancel resets the recording and its parents (S2.3-12).
    await user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Cancel' }))
    await answer('Discard')
    expect(await screen.findByRole('button', { name: 'Start Recording' })).toBeVisible()
    expect(screen.queryByText('Two')).toBeNull()
    await waitFor(async () =>
      expect(await listDrafts()).toMatchObject([{ form: { parents: [{ id: one.id }] } }]),
    )
  })

  test('waits while a visitor is asked to sign in', async () => {
    const { user, card, openReplies } = await openFeed([one], { viewer: 'visitor' })
    await openReplies()
    await record(user)
    await user.click(card.getByRole('button', { name: 'Send Reply' }))
    const reason = 'Sign in to publish. We’ll keep your recording here.'
    await waitFor(() => expect(screen.getByText(reason)).toBeVisible())
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByText(reason)).toBeNull())
    expect(card.getByRole('button', { name: 'Re-record' })).toBeVisible()
  })
})

describe('choosing parents', () => {
  const posts = [1, 2, 3, 4, 5, 6].map((n) => makePost({ title: `Zephyr voice ${n}`, author: mara }))
  const [first, second] = posts as [Post, Post]

  test('takes up to five posts under a card, whose own post stays, and lists the parents of a reply', async () => {
    const { user, api, card, findCard, openReplies } = await openFeed(posts, {
      api: { 'GET /api/posts/candidates': () => ({ items: posts }) },
    })
    await openReplies()
    await record(user)
    await user.click(card.getByRole('button', { name: 'Add more posts' }))
    const picker = within(await screen.findByRole('dialog', { name: 'Posts to reply to' }))
    expect(await picker.findByRole('checkbox', { checked: true })).toBeVisible()
    const choose = async (n: number) =>
      user.click(picker.getByRole('checkbox', { name: new RegExp(`Zephyr voice ${n}`) }))
    for (const n of [2, 3, 4, 5, 6]) await choose(n)
    expect(await findAlert('Maximum 5 parent posts allowed per reply', picker)).toBeVisible()
    expect(picker.getByText('5 of 5')).toBeVisible()
    expect(await findBarriers(screen.getByRole('dialog'))).toEqual([])
    await user.click(picker.getByRole('button', { name: 'Reply to 5 posts' }))
    await user.selectOptions(card.getByLabelText(`How it connects to ${second.title}`), 'answer')
    await user.click(card.getByRole('button', { name: 'Remove post: Zephyr voice 5' }))
    expect(card.queryByRole('button', { name: `Remove post: ${first.title}` })).toBeNull()
    const toAlso = ({ id, title, seconds, kind, author }: Post, type: Reply['connection'] = 'reply') => {
      return { id, title, seconds, kind, authorId: author.id, type, moment: null }
    }
    const also = posts.slice(1, 4).map((post, at) => toAlso(post, at === 0 ? 'answer' : 'reply'))
    const back = toAlso(first)
    api.use({
      'GET /api/posts/{id}/replies': ({ params }) =>
        toPage([makeReply(first, { otherParents: params.id === first.id ? also : [back] })]),
    })
    await user.click(card.getByRole('button', { name: 'Send Reply' }))
    expect(await screen.findByText('Reply sent')).toBeVisible()
    expect(api.requestsTo('POST /api/posts')[0]?.body).toMatchObject({
      parents: [first, second, posts[2], posts[3]].map((post) => {
        return { id: post?.id, type: post === second ? 'answer' : 'reply' }
      }),
    })
    const chain = within(card.getByRole('region', { name: `Replies to ${first.title}` }))
    const badges = await chain.findAllByRole('link', { name: /^also replies to/ })
    expect(badges).toHaveLength(3)
    await user.click(chain.getByRole('link', { name: `also replies to · answer · ${second.title}` }))
    await waitFor(() => expect(getPath()).toContain(`post=${second.id}`))
    await waitFor(() => expect(screen.getByRole('article', { name: second.title })).toHaveFocus())
    const other = await findCard(second)
    await openReplies(second, other)
    expect(await other.findByRole('link', { name: `also replies to · reply · ${first.title}` })).toBeVisible()
  })

  test('a private post under a card opens the record screen, which names the recipient', async () => {
    const gus = makeAuthor({ displayName: 'Gus Hallam' })
    const message = makePost({ kind: 'mue', title: 'For you', author: gus, visibility: 'private' })
    const { user, card, openReplies } = await openFeed(posts, {
      api: { 'GET /api/posts/candidates': () => ({ items: [message] }) },
    })
    await openReplies()
    await user.click(card.getByRole('button', { name: 'Add more posts' }))
    const picker = within(await screen.findByRole('dialog', { name: 'Posts to reply to' }))
    await user.click(await picker.findByRole('checkbox', { name: /For you/ }))
    await user.click(picker.getByRole('button', { name: 'Reply to 2 posts' }))
    expect(await screen.findAllByRole('heading', { name: 'Reply to Gus Hallam' })).not.toEqual([])
    expect(screen.getByLabelText(`How it connects to ${first.title}`)).toBeVisible()
  })

  test('a message to another user is no reply under the post that it replies to', async () => {
    const { user, openReplies } = await openFeed(posts, {
      api: { 'GET /api/recipients': failWith('recipient.unknown', { name: 'theo' }) },
    })
    const [{ editForm }, { openMessage, showOnRecordScreen }, { toChosenParent }, { goTo }] =
      await Promise.all([
        import('../recording/edit'),
        import('../recording/places'),
        import('../drafts/store/chosen-parent'),
        import('../state/view'),
      ])
    act(() => {
      const form = openMessage({ label: '@theo', person: null }, toChosenParent(first))
      editForm(form.formId, { title: 'For Theo' })
      showOnRecordScreen(form)
    })
    await record(user)
    act(() => goTo(KINDS.squawk.view, { post: first.id }))
    const card = within(await screen.findByRole('article', { name: first.title }))
    await openReplies(first, card)
    expect(await card.findByRole('button', { name: 'Start Recording' })).toBeVisible()
    expect(card.getByRole('button', { name: 'Send Reply' })).toBeDisabled()
    expect(await listDrafts()).toMatchObject([
      { mode: 'mue', form: { recipient: '@theo', title: 'For Theo' } },
    ])
  })

  test('finds posts on the record screen, also removes the last, and survives a reload', async () => {
    const { user, reload } = await renderApp({
      path: '/?view=record&mode=squawk',
      viewer: me,
      api: {
        'GET /api/posts/candidates': ({ query }) => ({
          items: query.get('q') === '"no such * voice' ? [] : posts,
        }),
        'GET /api/posts/{id}': ({ params }) => (params.id === first.id ? first : second),
      },
    })
    await user.click(await screen.findByRole('button', { name: 'Add a post' }))
    const picker = within(await screen.findByRole('dialog', { name: 'Posts to reply to' }))
    expect(picker.getByRole('button', { name: 'Choose a post' })).toBeDisabled()
    const search = picker.getByRole('searchbox')
    await user.type(search, '"no such * voice')
    expect(await picker.findByText(`No results found for '"no such * voice'`)).toBeVisible()
    await user.clear(search)
    await user.type(search, 'Zephyr')
    for (const { title } of [first, second])
      await user.click(await picker.findByRole('checkbox', { name: new RegExp(title) }))
    await user.click(picker.getByRole('button', { name: 'Reply to 2 posts' }))
    await user.click(screen.getByRole('button', { name: `Remove post: ${second.title}` }))
    const { user: again } = await reload()
    expect(await screen.findByLabelText(`How it connects to ${first.title}`)).toBeVisible()
    // It is a post of its own again.
    await again.click(screen.getByRole('button', { name: `Remove post: ${first.title}` }))
    expect(await screen.findByRole('radio', { name: 'Squawk' })).toBeChecked()
  })

  test('distinguishes untitled posts by their first words, kind, length and age', async () => {
    const minute = 60_000
    const untitled = [
      makePost({ title: '', content: 'The tide is out', seconds: 12, createdAt: Date.now() - 5 * minute }),
      makePost({ title: '', content: '', seconds: 47, createdAt: Date.now() - 3 * minute }),
      makePost({ title: '', content: '', seconds: 47, createdAt: Date.now() - 59 * minute, kind: 'hum' }),
    ]
    const { user } = await renderApp({
      path: '/?view=record&mode=squawk',
      viewer: me,
      api: { 'GET /api/posts/candidates': () => ({ items: untitled }) },
    })
    await user.click(await screen.findByRole('button', { name: 'Add a post' }))
    const picker = within(await screen.findByRole('dialog', { name: 'Posts to reply to' }))
    const rows = await picker.findAllByRole('checkbox')
    const names = rows.map((row) => row.closest('label')?.textContent)
    expect(names[0]).toContain('The tide is out')
    expect(names[0]).toContain('0:12 · 5m ago')
    expect(names[1]).toContain('0:47 · 3m ago')
    expect(names[2]).toContain('0:47 · 59m ago')
    expect(rows.map((row) => row.closest('li')?.dataset.kind)).toEqual(['squawk', 'squawk', 'hum'])
  })
})

test('pauses an addition to a healing story, and returns it to the start on stop', async () => {
  mockMedia()
  const story = makePost({ kind: 'hum', title: 'For Elias', replyCount: 1, chainCount: 1 })
  const addition = makeReply(story, { kind: 'hum', title: 'Rest well' })
  const { user } = await renderApp({
    path: `/?view=hum&post=${story.id}&thread`,
    viewer: me,
    api: {
      'GET /api/posts': () => makeFeed([story]),
      'GET /api/posts/{id}/replies': () => toPage([addition]),
    },
  })
  const main = within(screen.getByRole('main'))
  expect(await main.findByRole('button', { name: 'Stop: Rest well' })).toBeDisabled()
  await user.click(await main.findByRole('button', { name: 'Play: Rest well' }))
  await waitFor(() => expect(main.getByRole('button', { name: 'Stop: Rest well' })).toBeEnabled())
  await user.click(main.getByRole('button', { name: 'Stop: Rest well' }))
  expect(await main.findByRole('button', { name: 'Play: Rest well' })).toBeVisible()
  const { player } = await import('../audio/playback/player')
  expect(player.getSnapshot().state).toBe('paused')
})
