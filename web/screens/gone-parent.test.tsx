/** A post that is deleted or expires while a reply to it is recorded under its card. */
import { expect, test } from 'vitest'
import type { Post, Reply } from '../../domain/posts/posts.schema'
import {
  act,
  failWith,
  findBarriers,
  type Handlers,
  makeAuthor,
  makeFeed,
  makeMe,
  makePost,
  readTags,
  receive,
  renderApp,
  screen,
  waitFor,
  within,
} from '../../tests/components'
import {
  acceptRecordings,
  countHeldTracks,
  feedMicrophone,
  record,
  setUpMicrophone,
} from '../../tests/components/microphone'
import { listDrafts } from '../drafts/store/drafts'

setUpMicrophone()

const me = makeMe()
const mara = makeAuthor({ username: 'mara', displayName: 'Mara Lindqvist' })
const other = makePost({ title: 'Other', author: mara })
const GONE = /^Your recording is saved\. (Publish|Send) it on its own or delete it/
const CARD = 'This post is gone.'

const toPage = (items: Reply[]) => ({ items, cursor: null, now: Date.now() })
const makeReply = (parent: Post, changes: Partial<Reply>): Reply => ({
  ...makePost({ author: mara, ...changes }),
  parentId: parent.id,
  connection: 'reply',
  moment: null,
  otherParents: [],
})

/** Opens the feed with a post and another below it. */
async function openFeed(post: Post, replies: Reply[] = []) {
  const app = await renderApp({
    path: '/?view=squawks',
    viewer: me,
    api: {
      ...acceptRecordings(),
      'GET /api/posts': () => makeFeed([post, other]),
      'GET /api/posts/{id}': () => post,
      'GET /api/posts/{id}/replies': ({ params }) => toPage(params.id === post.id ? replies : []),
    },
  })
  const { user, api } = app
  const card = within(await screen.findByRole('article', { name: post.title }))
  const openRecorder = async ({ title }: Post = post) => {
    await user.click(await card.findByRole('button', { name: new RegExp(`^Reply to ${title}`) }))
    await card.findByRole('button', { name: 'Start Recording' })
  }
  const begin = async () => {
    await user.click(screen.getByRole('button', { name: 'Start Recording' }))
    await screen.findByRole('button', { name: 'Stop Recording' })
    await feedMicrophone(2)
  }
  let seq = 0
  /** Deletes the post on the server. */
  const remove = async ({ id, kind }: Post, handlers: Handlers) => {
    seq += 1
    api.use(handlers)
    await receive({ type: 'post.deleted', kind, id }, seq)
  }
  const removePost = () =>
    remove(post, {
      'GET /api/posts': () => makeFeed([other]),
      'GET /api/posts/{id}': failWith('post.not_found'),
      'GET /api/posts/{id}/replies': failWith('post.not_found'),
    })
  const removeReplies = async ([reply]: Reply[]) =>
    reply && remove(reply, { 'GET /api/posts/{id}/replies': () => toPage([]) })
  return { ...app, card, openRecorder, begin, removePost, removeReplies }
}

const findGone = async () => within(await screen.findByRole('article', { name: CARD }))
const expectNoneGone = () => waitFor(() => expect(screen.queryByText(CARD)).toBeNull())

test('keeps the recorder running in place when it is deleted, and publishes the recording as its own post', async () => {
  const { user, api, openRecorder, begin, removePost } = await openFeed(
    makePost({ title: 'Short', author: mara, tags: ['dawn'] }),
  )
  await openRecorder()
  await begin()
  await removePost()
  const card = await findGone()
  const [first, ...rest] = screen.getAllByRole('article')
  expect(first).toHaveAccessibleName(CARD)
  expect(rest).toHaveLength(1)
  expect(card.queryByText('Short')).toBeNull()
  expect(card.queryByRole('button', { name: /^(Play|Share|More actions|Reply to|Send Reply)/ })).toBeNull()
  expect(card.getByText(GONE)).toBeVisible()
  expect(card.getByText(GONE)).toHaveTextContent(/^This post is gone\. Your recording is saved/)
  expect(countHeldTracks()).toBe(1)
  expect(card.getByRole('button', { name: 'Publish on its own' })).toBeDisabled()
  await feedMicrophone(2)
  expect(card.getByLabelText('Recorded time')).toHaveTextContent('0:04')
  await user.click(card.getByRole('button', { name: 'Stop Recording' }))
  expect(await card.findByRole('button', { name: 'Re-record' })).toBeVisible()
  expect(await findBarriers(screen.getByRole('main'))).toEqual([])
  await user.click(card.getByRole('button', { name: 'Publish on its own' }))
  const publish = await screen.findByRole('button', { name: 'Publish Squawk' })
  expect(publish).toBeVisible()
  expect(readTags(screen.getByLabelText(/^Tags/))).toBe('#dawn')
  await user.type(screen.getByLabelText(/^Title/), 'Said anyway')
  await user.click(publish)
  expect(await screen.findByText(/^Squawk published!/)).toBeVisible()
  expect(api.requestsTo('POST /api/posts').map(({ body }) => body)).toEqual([
    expect.objectContaining({ parents: [], title: 'Said anyway', mode: 'squawk' }),
  ])
  await expectNoneGone()
})

test('keeps the recorder running when it expires', async () => {
  const expiresAt = Date.now() + 3_600_000
  const { api, openRecorder, begin } = await openFeed(makePost({ title: 'Brief', author: mara, expiresAt }))
  await openRecorder()
  await begin()
  api.use({ 'GET /api/posts': () => makeFeed([other]), 'GET /api/posts/{id}': failWith('post.not_found') })
  const { setServerTime } = await import('../state/clock')
  await act(async () => {
    setServerTime(expiresAt + 1)
    // Timers of the real clock check again.
    dispatchEvent(new Event('focus'))
  })
  const card = await findGone()
  expect(card.getByText(GONE)).toBeVisible()
  expect(card.getByRole('button', { name: 'Stop Recording' })).toBeVisible()
  expect(countHeldTracks()).toBe(1)
  await act(async () => setServerTime(Date.now()))
})

test('is removed from its thread at its expiry, and keeps the recorder of a reply to it', async () => {
  const root = makePost({ title: 'Root', author: mara, replyCount: 2 })
  const expiresAt = Date.now() + 3_600_000
  const replies = ['Unanswered', 'Middle'].map((title) => makeReply(root, { title, expiresAt }))
  const { user, api, card, openRecorder, begin } = await openFeed(root, replies)
  await user.click(card.getByRole('button', { name: 'More actions for Root' }))
  await user.click(card.getByRole('menuitem', { name: 'Hear 2 replies' }))
  await openRecorder(replies[1])
  await begin()
  api.use({ 'GET /api/posts/{id}/replies': () => toPage([]) })
  const { setServerTime } = await import('../state/clock')
  await act(async () => {
    setServerTime(expiresAt - 200)
    // Timers of the real clock check again: none has expired yet.
    dispatchEvent(new Event('focus'))
  })
  expect(await card.findByText(GONE)).toBeVisible()
  expect(card.queryByRole('heading', { name: 'Unanswered' })).toBeNull()
  expect(card.queryByRole('heading', { name: 'Middle' })).toBeNull()
  expect(card.getByRole('heading', { name: 'Root' })).toBeVisible()
  expect(card.getByRole('button', { name: 'Stop Recording' })).toBeVisible()
  expect(countHeldTracks()).toBe(1)
  await act(async () => setServerTime(Date.now()))
})

test.each([
  ['is deleted', [] as Post[], true],
  [
    'is pushed off by newer posts',
    [makePost({ title: 'Newest', author: mara, createdAt: Date.now() })],
    false,
  ],
])('keeps the recorder on home when it %s', async (_, newer, isDeleted) => {
  const makeOlder = (title: string, hours: number) =>
    makePost({ title, author: mara, createdAt: Date.now() - hours * 3_600_000 })
  const above = ['One', 'Two', 'Three', 'Four'].map((title, at) => makeOlder(title, at + 1))
  const answered = makeOlder('Last', 5)
  const unlisted = makeOlder('Unlisted', 6)
  let followed = [...above, answered, unlisted]
  const { user, api } = await renderApp({
    viewer: me,
    api: {
      'GET /api/messages': () => toPage([]),
      'GET /api/conversations': () => ({ items: [], cursor: null, now: Date.now() }),
      'GET /api/posts': ({ query }) =>
        makeFeed(query.get('from') === 'following' && query.get('kind') === 'squawk' ? followed : []),
      'GET /api/posts/{id}': () => answered,
      'GET /api/posts/{id}/replies': () => toPage([]),
    },
  })
  const card = within(await screen.findByRole('article', { name: 'Last' }))
  await user.click(await card.findByRole('button', { name: /^Reply to Last/ }))
  await user.click(await card.findByRole('button', { name: 'Start Recording' }))
  await screen.findByRole('button', { name: 'Stop Recording' })
  await feedMicrophone(2)
  followed = isDeleted ? [...above, unlisted] : [...newer, ...followed]
  if (isDeleted) {
    api.use({ 'GET /api/posts/{id}': failWith('post.not_found') })
    await receive({ type: 'post.deleted', kind: 'squawk', id: answered.id }, 1)
  } else await receive({ type: 'post.created', kind: 'squawk', id: newer[0]?.id ?? '' }, 1)
  expect(await screen.findByRole('article', { name: isDeleted ? 'Unlisted' : 'Newest' })).toBeVisible()
  expect(screen.queryByRole('article', { name: isDeleted ? 'Last' : CARD })).toBeNull()
  expect(screen.getByRole('button', { name: 'Stop Recording' })).toBeVisible()
  expect(screen.queryAllByText(GONE)).toHaveLength(isDeleted ? 1 : 0)
  expect(countHeldTracks()).toBe(1)
})

test.each(['is deleted', 'is blocked in another tab'])(
  'keeps the recorder running when its author %s',
  async (what) => {
    const post = makePost({ title: 'Here', author: mara })
    const member = {
      ...mara,
      isPro: false,
      createdAt: Date.now(),
      followers: 0,
      following: 0,
      postCounts: {},
      isFollowed: false,
      isBlocked: false,
      isMuted: false,
      isMe: false,
    }
    const { user, api } = await renderApp({
      path: `/?view=member&name=${mara.username}&kind=all`,
      viewer: me,
      api: {
        'GET /api/people/{name}': () => member,
        'GET /api/people/{name}/posts': () => ({ items: [post], cursor: null, now: Date.now() }),
      },
    })
    const card = within(await screen.findByRole('article', { name: post.title }))
    await user.click(await card.findByRole('button', { name: /^Reply to Here/ }))
    await user.click(await card.findByRole('button', { name: 'Start Recording' }))
    await screen.findByRole('button', { name: 'Stop Recording' })
    await feedMicrophone(2)
    const gone = failWith('post.not_found')
    api.use({
      'GET /api/people/{name}': what === 'is deleted' ? gone : () => ({ ...member, isBlocked: true }),
      'GET /api/people/{name}/posts': gone,
    })
    await receive({ type: 'person.changed', kind: '', id: mara.id }, 1)
    await receive({ type: 'post.deleted', kind: post.kind, id: post.id }, 2)
    expect(await screen.findByText(GONE)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Stop Recording' })).toBeVisible()
    expect(countHeldTracks()).toBe(1)
  },
)

test('keeps a recording that was not sent until it is discarded', async () => {
  const { user, openRecorder, removePost } = await openFeed(makePost({ title: 'Later', author: mara }))
  await openRecorder()
  await record(user)
  await removePost()
  const card = await findGone()
  expect(card.getByText(GONE)).toBeVisible()
  expect(card.getByRole('button', { name: 'Re-record' })).toBeVisible()
  expect(await listDrafts()).toHaveLength(1)
  await user.click(card.getByRole('button', { name: 'Delete recording' }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Discard' }))
  await expectNoneGone()
  expect(screen.getByRole('article', { name: 'Other' })).toBeVisible()
  await waitFor(async () => expect(await listDrafts()).toEqual([]))
})

test('is removed with its recorder while nothing was recorded', async () => {
  const { openRecorder, removePost } = await openFeed(makePost({ title: 'Silent', author: mara }))
  await openRecorder()
  await removePost()
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1))
  expect(screen.queryByText(CARD)).toBeNull()
})

test('keeps the recorder of a reply in its thread, whether the reply or its parent is deleted', async () => {
  const root = makePost({ title: 'Root', author: mara, replyCount: 1 })
  const replies = [makeReply(root, { title: 'Middle' })]
  const { user, card, openRecorder, begin, removeReplies, removePost } = await openFeed(root, replies)
  await user.click(card.getByRole('button', { name: 'More actions for Root' }))
  await user.click(card.getByRole('menuitem', { name: 'Hear 1 reply' }))
  await openRecorder(replies[0])
  await begin()
  await removeReplies(replies)
  expect(await card.findByText(GONE)).toBeVisible()
  expect(card.queryByRole('heading', { name: 'Middle' })).toBeNull()
  expect(card.getByRole('heading', { name: 'Root' })).toBeVisible()
  await removePost()
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Root' })).toBeNull())
  expect(screen.getByText(GONE)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Stop Recording' })).toBeVisible()
  expect(countHeldTracks()).toBe(1)
})

test('sends a reply to a private message as a message to its author', async () => {
  const root = makePost({ title: 'Root', author: mara, replyCount: 1 })
  const replies = [makeReply(root, { title: 'Psst', kind: 'mue', visibility: 'private' })]
  const { user, api, card, openRecorder, removeReplies } = await openFeed(root, replies)
  api.use({ 'GET /api/recipients': () => ({ form: 'username', label: '@mara', person: mara }) })
  await user.click(card.getByRole('button', { name: 'More actions for Root' }))
  await user.click(card.getByRole('menuitem', { name: 'Hear 1 reply' }))
  await openRecorder(replies[0])
  await record(user)
  await removeReplies(replies)
  await user.click(await card.findByRole('button', { name: 'Send on its own' }))
  expect(await screen.findByText(/^Mara Lindqvist .* @mara$/)).toBeVisible()
  expect(screen.getByLabelText('To')).toHaveValue('@mara')
  await user.click(screen.getByRole('button', { name: /^Send( to .+)?$/ }))
  await waitFor(() => expect(api.requestsTo('POST /api/posts')).toHaveLength(1))
  expect(api.requestsTo('POST /api/posts')[0]?.body).toMatchObject({
    mode: 'mue',
    recipient: '@mara',
    recipientId: mara.id,
    parents: [],
  })
})

test('is refused on the record screen with an option to publish the recording on its own', async () => {
  const { user, api, openRecorder } = await openFeed(makePost({ title: 'Left behind', author: mara }))
  await openRecorder()
  await record(user)
  const navigation = within(screen.getByRole('navigation', { name: 'Main' }))
  await user.click(navigation.getByRole('link', { name: /^Home/ }))
  api.use({ 'POST /api/posts': failWith('post.not_found', {}, 'parents') })
  await user.click(await screen.findByRole('button', { name: 'Publish' }))
  await user.click(await screen.findByRole('button', { name: 'Make it a separate post' }))
  expect(screen.queryByText('Left behind')).toBeNull()
  expect(screen.getByRole('button', { name: 'Publish Squawk' })).toBeVisible()
})

test('keeps the recorder under a recording when its owlcast is deleted', async () => {
  const cast = makePost({
    kind: 'owlcast',
    title: 'Hour',
    audioUrl: null,
    seconds: 0,
    recordingCount: 1,
    author: mara,
  })
  const recording = makePost({ kind: 'owlcast', title: 'Part', owlcastId: cast.id, author: mara })
  const { user, api } = await renderApp({
    path: `/?view=owlcast&post=${recording.id}`,
    viewer: me,
    api: {
      'GET /api/posts': () => makeFeed([cast]),
      'GET /api/posts/{id}': ({ params }) => (params.id === cast.id ? cast : recording),
      'GET /api/posts/{id}/recordings': () => ({ items: [recording], cursor: null, now: Date.now() }),
    },
  })
  await user.click(await screen.findByRole('button', { name: /Reply.* Part$/ }))
  await user.click(await screen.findByRole('button', { name: 'Start Recording' }))
  await screen.findByRole('button', { name: 'Stop Recording' })
  await feedMicrophone(2)
  api.use({
    'GET /api/posts': () => makeFeed([]),
    'GET /api/posts/{id}': failWith('post.not_found'),
    'GET /api/posts/{id}/recordings': failWith('post.not_found'),
  })
  await receive({ type: 'post.deleted', kind: 'owlcast', id: cast.id }, 1)
  expect(await screen.findByText(GONE)).toBeVisible()
  expect(screen.queryByText('Part')).toBeNull()
  expect(screen.getByRole('button', { name: 'Stop Recording' })).toBeVisible()
  expect(countHeldTracks()).toBe(1)
})

test('says on the record screen that it was deleted or expired, and offers a post of its own', async () => {
  const expiresAt = Date.now() + 3_600_000
  const [deleted, brief] = [makePost({ title: 'Deleted' }), makePost({ title: 'Brief', expiresAt })]
  let isDeleted = false
  const { user, api } = await renderApp({
    path: '/?view=record&mode=squawk',
    viewer: me,
    api: {
      ...acceptRecordings(),
      'GET /api/posts/{id}': (request) =>
        request.params.id === brief.id ? brief : isDeleted ? failWith('post.not_found')() : deleted,
    },
  })
  const { fillIn } = await import('../../tests/components/forms')
  const { EMPTY_FORM } = await import('../drafts/store/draft-record')
  const { toChosenParent } = await import('../drafts/store/chosen-parent')
  const form = { ...EMPTY_FORM, tags: '#owl', parents: [deleted, brief].map(toChosenParent) }
  await act(async () => void fillIn({ form }))
  await user.click(await screen.findByRole('button', { name: 'Start Recording' }))
  await screen.findByRole('button', { name: 'Pause' })
  await feedMicrophone(2)
  expect(screen.queryByText(CARD)).toBeNull()
  isDeleted = true
  await receive({ type: 'post.deleted', kind: deleted.kind, id: deleted.id }, 1)
  expect(await screen.findByText(CARD)).toBeVisible()
  const { setServerTime } = await import('../state/clock')
  await act(async () => {
    setServerTime(expiresAt + 1)
    dispatchEvent(new Event('focus'))
  })
  expect(await screen.findAllByText(CARD)).toHaveLength(2)
  expect(countHeldTracks()).toBe(1)
  await user.click(screen.getByRole('button', { name: 'Stop recording' }))
  api.use({ 'POST /api/posts': failWith('post.not_found', {}, 'parents') })
  await user.click(await screen.findByRole('button', { name: 'Publish Squawk' }))
  await waitFor(() => expect(api.requestsTo('POST /api/posts')).toHaveLength(1))
  expect(await screen.findByRole('button', { name: 'Publish Squawk' })).toBeEnabled()
  // Each post says once that it is gone.
  expect(screen.queryByText(/^Content not found/)).toBeNull()
  expect(screen.getAllByText(CARD)).toHaveLength(2)
  await user.click(await screen.findByRole('button', { name: 'Make it a separate post' }))
  expect(screen.queryByText(CARD)).toBeNull()
  expect(screen.getByRole('button', { name: 'Publish Squawk' })).toBeVisible()
  await act(async () => setServerTime(Date.now()))
})
