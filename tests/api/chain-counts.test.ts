/** The counts of a chain are those of what each viewer is shown, however public it is, in every route that lists it. */
import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import type { OwnPosts } from '../../domain/posts/own-posts.schema'
import type { NewPost, Post, Replies, Reply } from '../../domain/posts/posts.schema'
import type { SearchHits, SearchResults } from '../../domain/search/search.schema'
import { REPLIES_COUNTED_MAX } from '../../worker/posts/replies/reply-counts.repo'
import { createMark } from '../support/canary'
import { readFeed } from '../support/feeds'
import { publishMessage } from '../support/messages'
import { addCollaborator, listRecordings, publishOwlcast, publishRecording } from '../support/owlcasts'
import { publishSquawk } from '../support/recordings'
import { call, createPerson, type Person } from '../support/world'

type As = Person | null
type Counts = Pick<Post, 'replyCount' | 'chainCount' | 'momentCount'>

const STORY = { recipientName: 'Elias', condition: 'after surgery', consent: true }
const NONE = { replyCount: 0, chainCount: 0, momentCount: 0 }
/** Two voices, of them one to a moment, and a squawk about it. */
const ALL = { replyCount: 3, chainCount: 2, momentCount: 1 }
const MOMENT = { startMs: 0, endMs: 1000 }

const publishHum = (as: Person, given: Partial<NewPost>) =>
  publishSquawk(as, { mode: 'hum', title: '', tags: [], ...given }, { mode: 'hum' })
const publishStory = (as: Person, isUnlisted: boolean, title = 'Home') =>
  publishHum(as, { title, description: 'You are home.', detail: { ...STORY, isUnlisted } })
const addVoice = (as: Person, { id }: Post, given: Partial<NewPost> = {}) =>
  publishHum(as, { parents: [{ id }], ...given })
const pickCounts = ({ replyCount, chainCount, momentCount }: Post): Counts => ({
  replyCount,
  chainCount,
  momentCount,
})
async function read<T>(route: string, as: As): Promise<T> {
  return (await call(route, { as })).json<T>()
}
const fetchCounts = async ({ id }: Post, as: As = null) =>
  pickCounts(await read<Post>(`GET /api/posts/${id}`, as))
const listReplies = async ({ id }: Post, as: As = null) =>
  (await read<Replies>(`GET /api/posts/${id}/replies`, as)).items

/** A story with its voices, one of them answered. */
async function createChain(isUnlisted: boolean) {
  const [wren, dele] = [await createPerson('Wren'), await createPerson('Dele')]
  const title = createMark('home')
  const story = await publishStory(wren, isUnlisted, title)
  const voice = await addVoice(dele, story, { parents: [{ id: story.id, moment: MOMENT }] })
  await addVoice(wren, story)
  await publishSquawk(dele, { parents: [{ id: story.id }] })
  const answer = await addVoice(wren, voice)
  await addVoice(dele, answer)
  return { wren, dele, story, voice, title }
}

describe.each([
  ['public', false],
  ['unlisted', true],
] as const)('a story that is %s', (visibility, isUnlisted) => {
  test('counts its voices for its author, their authors, other members and visitors', async () => {
    const { wren, dele, story } = await createChain(isUnlisted)
    expect(story.visibility).toBe(visibility)
    for (const viewer of [wren, dele, await createPerson('Eve'), null]) {
      expect(await fetchCounts(story, viewer)).toEqual(ALL)
      expect(await listReplies(story, viewer)).toHaveLength(ALL.replyCount)
    }
  })

  test('counts the answers to its voices, so that it is played as one to its last answer', async () => {
    const { story, voice } = await createChain(isUnlisted)
    for (const viewer of [await createPerson('Eve'), null]) {
      const replies = await listReplies(story, viewer)
      const one = replies.find(({ id }) => id === voice.id) as Reply
      expect(pickCounts(one)).toEqual({ ...NONE, replyCount: 1, chainCount: 1 })
      const [answer] = await listReplies(one, viewer)
      expect(answer?.replyCount).toBe(1)
    }
  })

  test('has the same counts in every list', async () => {
    const { wren, story, voice, title } = await createChain(isUnlisted)
    const find = (posts: readonly Post[]) => posts.filter(({ id }) => id === story.id).map(pickCounts)
    const { items: own } = await read<OwnPosts>('GET /api/me/posts?kind=hum', wren)
    expect(find(own)).toEqual([ALL])
    const { items: parents } = await read<{ items: Post[] }>(`GET /api/posts/${voice.id}/parents`, wren)
    expect(find(parents)).toEqual([ALL])
    const { items: hits } = await read<SearchHits>(`GET /api/search?q=${title}`, wren)
    expect(hits.map(({ chainCount }) => chainCount)).toEqual([ALL.chainCount])
    const { sections } = await read<SearchResults>(`GET /api/search/results?q=${title}`, wren)
    expect(find(sections.flatMap(({ items }) => items.map(({ post }) => post)))).toEqual([ALL])
    const edited = await call(`PATCH /api/posts/${story.id}`, {
      as: wren,
      json: { title: `${title} edited`, confirmsAnonymity: true },
    })
    expect(find([await edited.json<Post>()])).toEqual([ALL])
  })

  test('counts no hidden voice, and where it counts for the viewer none of those they blocked', async () => {
    const { wren, dele, story, voice } = await createChain(isUnlisted)
    const eve = await createPerson('Eve')
    await env.DB.prepare('update posts set hidden_at = 1 where id = ?').bind(voice.id).run()
    expect(await fetchCounts(story)).toEqual({ replyCount: 2, chainCount: 1, momentCount: 0 })
    if (!isUnlisted) return
    expect((await call(`PUT /api/people/${dele.username}/block`, { as: eve })).status).toBe(204)
    expect(await fetchCounts(story, eve)).toEqual({ replyCount: 1, chainCount: 1, momentCount: 0 })
    expect(await fetchCounts(story, wren)).toEqual({ replyCount: 2, chainCount: 1, momentCount: 0 })
  })
})

describe.each(['public', 'unlisted', 'private'] as const)(
  'a recording of an owlcast that is %s',
  (visibility) => {
    test('counts the recordings that answer it for everyone who hears them', async () => {
      const [mara, tom] = [await createPerson('Mara', { pro: true }), await createPerson('Tom')]
      const cast = await publishOwlcast(mara, { visibility })
      await addCollaborator(mara, cast, tom)
      const first = await publishRecording(tom, cast, { title: 'Question' })
      const second = await publishRecording(mara, cast, { title: 'Answer', parents: [{ id: first.id }] })
      await publishRecording(tom, cast, { title: 'Answer to it', parents: [{ id: second.id }] })
      const one = { ...NONE, replyCount: 1, chainCount: 1 }
      for (const viewer of visibility === 'private' ? [mara, tom] : [mara, tom, null]) {
        const recordings = (await listRecordings(cast, viewer)) as Post[]
        expect(recordings.map(pickCounts)).toEqual([one, one, NONE])
        expect(await fetchCounts(first, viewer)).toEqual(one)
        expect((await listReplies(first, viewer)).map(pickCounts)).toEqual([one])
      }
      const eve = await createPerson('Eve')
      if (visibility === 'private')
        expect((await call(`GET /api/posts/${first.id}`, { as: eve })).status).toBe(404)
    })
  },
)

test('counts the voices of an owlcast that becomes public after three private ones, and private again', async () => {
  const mara = await createPerson('Mara', { pro: true })
  const cast = await publishOwlcast(mara, { visibility: 'private' })
  const first = await publishRecording(mara, cast, { title: 'First' })
  for (const title of ['Two', 'Three', 'Four'])
    await publishRecording(mara, cast, { title, parents: [{ id: first.id }] })
  const three = { ...NONE, replyCount: 3, chainCount: 3 }
  const change = async (visibility: Post['visibility']) =>
    (await call(`PATCH /api/posts/${cast.id}`, { as: mara, json: { visibility } })).status
  expect(await fetchCounts(first, mara)).toEqual(three)
  expect(await change('public')).toBe(200)
  for (const viewer of [mara, await createPerson('Eve'), null])
    expect(await fetchCounts(first, viewer)).toEqual(three)
  expect(await change('unlisted')).toBe(200)
  expect([await fetchCounts(first, mara), await fetchCounts(first)]).toEqual([three, three])
  expect(await change('private')).toBe(200)
  expect(await fetchCounts(first, mara)).toEqual(three)
})

test("counts a person's own unlisted voice under a public story for them alone, in the feed too", async () => {
  const [wren, dele] = [await createPerson('Wren'), await createPerson('Dele')]
  const [story, quiet] = [await publishStory(wren, false), await publishStory(dele, true)]
  await addVoice(wren, story)
  const voice = await addVoice(dele, story, { parents: [{ id: story.id }, { id: quiet.id }] })
  expect(voice.visibility).toBe('unlisted')
  const [one, two] = [1, 2].map((count) => ({ ...NONE, replyCount: count, chainCount: count }))
  const fetchFromFeed = async (as: As) => {
    const { items } = await readFeed(await call('GET /api/posts?kind=hum&seq=9999999', { as }))
    return items.filter(({ id }) => id === story.id).map(pickCounts)
  }
  for (const [viewer, counts] of [
    [dele, two],
    [wren, one],
    [null, one],
  ] as const) {
    expect(await fetchCounts(story, viewer)).toEqual(counts)
    expect(await listReplies(story, viewer)).toHaveLength(counts?.replyCount ?? 0)
    expect(await fetchFromFeed(viewer)).toEqual([counts])
  }
})

test('counts the answers to a message for its two people', async () => {
  const [wren, dele] = [await createPerson('Wren'), await createPerson('Dele')]
  const message = await publishMessage(wren, { recipient: `@${dele.username}` })
  await publishMessage(dele, { parents: [{ id: message.id }] })
  const one = { ...NONE, replyCount: 1, chainCount: 1 }
  const key = `user:${dele.id}`
  const { items } = await read<{ items: Post[] }>(
    `GET /api/conversations/${encodeURIComponent(key)}/messages`,
    wren,
  )
  expect(items.map(pickCounts)).toEqual([one, NONE])
  for (const viewer of [wren, dele]) expect(await fetchCounts(message, viewer)).toEqual(one)
})

test('shows the voices of an unlisted story on its page', async () => {
  const wren = await createPerson('Wren')
  const story = await publishStory(wren, true)
  const title = createMark('voice')
  await addVoice(wren, story, { title })
  expect(await (await call(`GET /hum/${story.id}`)).text()).toContain(title)
})

test('counts no more than a number of replies of an unlisted thread', async () => {
  const wren = await createPerson('Wren')
  const story = await publishStory(wren, true)
  await env.DB.batch([
    env.DB.prepare(
      `with recursive n(i) as (select 1 union all select i + 1 from n where i < ?)
       insert into posts(id, kind, author_id, author_name, author_username, author_avatar_color, title, parent_id, visibility, created_at)
       select ? || '_' || i, 'hum', ?, 'n', 'n', 'teal', 'n', ?, 'unlisted', 1 from n`,
    ).bind(REPLIES_COUNTED_MAX + 50, story.id, wren.id, story.id),
    env.DB.prepare(
      `insert into connections(child_id, parent_id, created_by, created_at)
       select id, parent_id, author_id, seq from posts where parent_id = ?`,
    ).bind(story.id),
  ])
  const counts = { ...NONE, replyCount: REPLIES_COUNTED_MAX, chainCount: REPLIES_COUNTED_MAX }
  expect(await fetchCounts(story)).toEqual(counts)
})
