/** What posts without a title are called: by the server's words where its reader may know them, never outside of the site. */
import { beforeEach, expect, test } from 'vitest'
import type { Graph } from '../../domain/graph/graph.schema'
import type { Notifications } from '../../domain/notifications/notifications.schema'
import type { OwnPosts } from '../../domain/posts/own-posts.schema'
import type { Post, Replies } from '../../domain/posts/posts.schema'
import { drainPushes } from '../../worker/notifications/push/push.service'
import { publishOwlcast } from '../support/owlcasts'
import { readPage } from '../support/page-content'
import { createPushBrowser, setPushAnswers, subscribeBrowser } from '../support/push-browser'
import { publishSquawk } from '../support/recordings'
import { publishWords } from '../support/speech'
import { call, createPerson, getTools, type Person } from '../support/world'

const SAID = 'The fox is back. It brought a friend.'
const NAME = 'The fox is back'

beforeEach(() => setPushAnswers())

const publishUntitled = (as: Person) => publishWords(as, SAID, { title: '' })
const fetchJson = async <T>(path: string, as: Person | null = null) =>
  (await call(`GET ${path}`, { as })).json<T>()
const fetchPreview = async (post: Post) => readPage(await call(`GET /${post.kind}/${post.id}`))

test('names a post by its first words in notices, replies, own posts and the graph', async () => {
  const [wren, dele] = [await createPerson('Wren'), await createPerson('Dele')]
  const post = await publishUntitled(wren)
  const other = await publishUntitled(wren)
  const reply = await publishSquawk(dele, { parents: [{ id: post.id }, { id: other.id }] })
  const named = { id: post.id, title: NAME, seconds: post.seconds }
  const notices = await fetchJson<Notifications>('/api/notifications', wren)
  expect(notices.items.map((notice) => notice.post?.title)).toContain(NAME)
  const replies = await fetchJson<Replies>(`/api/posts/${other.id}/replies`)
  expect(replies.items[0]?.otherParents).toMatchObject([named])
  const own = await fetchJson<OwnPosts>('/api/me/posts?kind=squawk', dele)
  expect(own.items.find(({ id }) => id === reply.id)?.parent).toMatchObject(named)
  const graph = await fetchJson<Graph>(`/api/graph?seq=${Number.MAX_SAFE_INTEGER}`, wren)
  expect(graph.posts.find(({ id }) => id === post.id)).toMatchObject({ title: '', excerpt: SAID })
})

test('keeps words from a push that nobody asked to quote', async () => {
  const [wren, dele] = [await createPerson('Wren'), await createPerson('Dele')]
  const browser = await subscribeBrowser(wren, await createPushBrowser())
  const post = await publishUntitled(wren)
  await publishSquawk(dele, { parents: [{ id: post.id }] })
  await drainPushes(getTools())
  const [push] = await browser.delivered()
  expect(push?.data.notification.post).toMatchObject({ id: post.id, title: '', seconds: post.seconds })
  expect(JSON.stringify(push?.data)).not.toContain('fox')
})

test('names a public post by its first words in previews, and an unlisted one by its length', async () => {
  const wren = await createPerson('Wren', { pro: true })
  const open = await fetchPreview(await publishUntitled(wren))
  expect([open.metas.get('og:title'), open.h1]).toEqual([NAME, NAME])
  const owlcast = await publishOwlcast(wren, { visibility: 'unlisted' })
  const recording = await publishWords(
    wren,
    SAID,
    { title: '', mode: 'owlcast', owlcastId: owlcast.id, transcribe: true },
    { mode: 'owlcast' },
  )
  const unlisted = await fetchPreview(recording)
  expect(unlisted.metas.get('og:title')).toMatch(/^Voice, 0:\d\d$/)
  expect(unlisted.metas.get('og:description')).not.toContain('fox')
  expect(unlisted.title).not.toContain('fox')
})
