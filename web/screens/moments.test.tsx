/** Replies to a moment: chosen, shown as marks, heard before the reply, and a thread played as one. */
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import type { Moment } from '../../domain/moments/moments'
import type { MomentMark } from '../../domain/posts/moment-marks.schema'
import type { Post, Reply } from '../../domain/posts/posts.schema'
import {
  act,
  findBarriers,
  type Handlers,
  makeAuthor,
  makeFeed,
  makeMe,
  makePost,
  makeSpokenPost,
  makeTranscript,
  renderApp,
  screen,
  waitFor,
  within,
} from '../../tests/components'
import { mockMedia } from '../../tests/components/media'
import { acceptRecordings, record, setUpMicrophone } from '../../tests/components/microphone'
import { player } from '../audio/playback/player'
import { listBraidPlayables } from '../parts/moments/play-braid'

setUpMicrophone()

const TEXT = 'Third night running. She waits by the lock gate. Then she walks straight past me.'
const me = makeMe()
const tomas = makeAuthor({ displayName: 'Tomás Ridge' })
const dele = makeAuthor({ displayName: 'Dele Marsh' })
const fox = makeSpokenPost(TEXT, {
  title: 'The fox',
  seconds: 48,
  replyCount: 2,
  momentCount: 2,
  author: dele,
})

function makeReply(title: string, moment: Moment | null, changes: Partial<Reply> = {}): Reply {
  return {
    ...makePost({ title, author: tomas, parentId: fox.id }),
    connection: 'reply',
    moment,
    otherParents: [],
    ...changes,
  }
}
const toMark = ({ id, author, moment }: Reply): MomentMark[] => (moment ? [{ id, author, ...moment }] : [])

const early = makeReply('Early', { startMs: 10_000, endMs: 12_000 })
const late = makeReply('Late', { startMs: 35_000, endMs: 36_500 }, { author: dele })

async function openCard(post: Post, replies: readonly Reply[], api: Handlers = {}) {
  const app = await renderApp({
    path: `/?view=squawks&post=${post.id}`,
    viewer: me,
    api: {
      ...acceptRecordings(),
      'GET /api/posts': () => makeFeed([post]),
      'GET /api/posts/{id}': () => post,
      'GET /media/{id}/words.json': () => makeTranscript(TEXT),
      'GET /api/posts/{id}/moments': ({ params }) => ({
        items: params.id === post.id ? replies.flatMap(toMark) : [],
        hasMore: false,
      }),
      'GET /api/posts/{id}/replies': ({ params, query }) => {
        const from = Number(query.get('fromMs') ?? 0)
        const to = Number(query.get('toMs') ?? Number.POSITIVE_INFINITY)
        const isShown = ({ moment }: Reply) =>
          !query.has('fromMs') || (moment !== null && moment.startMs >= from && moment.startMs <= to)
        const items = params.id === post.id ? replies.filter(isShown) : []
        return { items, cursor: null, now: Date.now() }
      },
      ...api,
    },
  })
  const element = await screen.findByRole('article', { name: post.title })
  return { ...app, card: within(element), element }
}

/** A waveform of 100 px, which happy-dom cannot lay out. */
function giveWidth() {
  const box = { left: 0, top: 0, width: 100, height: 20, right: 100, bottom: 20 } as DOMRect
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(box)
  onTestFinished(() => void vi.restoreAllMocks())
}

describe('marks', () => {
  beforeEach(() => void mockMedia())

  test('show faces on the waveform and open the replies to their moment', async () => {
    giveWidth()
    const { user, card, element } = await openCard(fox, [early, late])
    const marks = within(await card.findByRole('group', { name: 'Replies to moments of The fox' }))
    const mark = await marks.findByRole('button', { name: 'Tomás Ridge replies at 0:10' })
    expect(marks.getByRole('button', { name: 'Dele Marsh replies at 0:35' })).toBeVisible()
    await user.click(mark)
    const chain = within(await card.findByRole('region', { name: 'Replies to The fox' }))
    expect(await chain.findByRole('heading', { name: 'Early' })).toBeVisible()
    expect(chain.queryByRole('heading', { name: 'Late' })).toBeNull()
    expect(chain.getByText('Replies to 0:10 – 0:12')).toBeVisible()
    expect(mark).toHaveAttribute('aria-pressed', 'true')
    expect(await findBarriers(element)).toEqual([])
    await user.click(chain.getByRole('button', { name: 'All replies' }))
    expect(await chain.findByRole('heading', { name: 'Late' })).toBeVisible()
  })

  test('gather two hundred replies to one second with their count', async () => {
    giveWidth()
    const many = Array.from({ length: 200 }, (_, at) =>
      makeReply(`Echo ${at}`, { startMs: 17_000 + at, endMs: 18_500 }),
    )
    const { card } = await openCard({ ...fox, momentCount: 200 }, many)
    const marks = within(await card.findByRole('group', { name: 'Replies to moments of The fox' }))
    expect(await marks.findByRole('button', { name: '200 replies at 0:17' })).toBeVisible()
    expect(marks.getAllByRole('button')).toHaveLength(1)
  })

  test('are a list, too', async () => {
    const { user, card, element } = await openCard(fox, [early, late])
    await user.click(await card.findByRole('button', { name: 'Hear 2 replies to The fox' }))
    await user.click(await card.findByRole('button', { name: 'By moment' }))
    const list = within(card.getByRole('list', { name: 'Replies to moments of The fox' }))
    await user.click(list.getByRole('button', { name: 'Dele Marsh replies at 0:35' }))
    const chain = within(card.getByRole('region', { name: 'Replies to The fox' }))
    await waitFor(() => expect(chain.queryByRole('heading', { name: 'Early' })).toBeNull())
    expect(await chain.findByRole('heading', { name: 'Late' })).toBeVisible()
    expect(await findBarriers(element)).toEqual([])
  })
})

describe('a reply to a moment', () => {
  test('plays the moment from the recording of its parent, then itself', async () => {
    mockMedia()
    const { words } = makeTranscript(TEXT)
    const first = words.findIndex(([word]) => word === 'She')
    const [start, end] = [words[first]?.[1] ?? 0, words[first + 1]?.[2] ?? 0]
    const reply = makeReply('Early', { startMs: start, endMs: end })
    const { user, card } = await openCard(fox, [reply])
    await user.click(await card.findByRole('button', { name: 'Hear 2 replies to The fox' }))
    const chip = await card.findByRole('button', { name: /^Hear what this replies to, from 0:0/ })
    await waitFor(() => expect(chip).toHaveTextContent('She waits'))
    await user.click(chip)
    const { now, next } = player.getSnapshot()
    expect(now).toMatchObject({ url: fox.audioUrl, part: { start: start / 1000, end: end / 1000 } })
    expect(next[0]?.id).toBe(reply.id)
    await user.click(await card.findByRole('button', { name: /^Pause She waits/ }))
    expect(player.getSnapshot().state).toBe('paused')
  })

  test('is chosen by selecting words and published with the range', async () => {
    const { user, card, api } = await openCard(fox, [])
    await user.click(await card.findByRole('button', { name: /^Reply to The fox/ }))
    await record(user)
    await user.click(card.getByRole('button', { name: 'Choose a moment of The fox' }))
    const group = within(await card.findByRole('region', { name: 'Moment of The fox' }))
    const node = (await group.findByText(TEXT, { selector: '.moment-words' })).firstChild as Text
    const range = document.createRange()
    range.setStart(node, TEXT.indexOf('she walks'))
    range.setEnd(node, TEXT.indexOf('she walks') + 'she walks'.length)
    act(() => {
      getSelection()?.removeAllRanges()
      getSelection()?.addRange(range)
      document.dispatchEvent(new Event('selectionchange'))
    })
    const { words } = makeTranscript(TEXT)
    const first = words.findIndex(([word]) => word === 'she')
    const moment = { startMs: words[first]?.[1], endMs: words[first + 1]?.[2] }
    await user.click(group.getByRole('button', { name: 'Done' }))
    await user.click(card.getByRole('button', { name: 'Send Reply' }))
    await waitFor(() => expect(api.requestsTo('POST /api/posts')).toHaveLength(1))
    expect(api.requestsTo('POST /api/posts')[0]?.body).toMatchObject({ parents: [{ id: fox.id, moment }] })
  })

  test('is chosen by keys and steps, and taken back for the whole post', async () => {
    const post = { ...fox, transcript: null, transcriptState: null }
    const { user, card, element } = await openCard(post, [])
    await user.click(await card.findByRole('button', { name: /^Reply to The fox/ }))
    await user.click(await card.findByRole('button', { name: 'Choose a moment of The fox' }))
    const group = within(await card.findByRole('region', { name: 'Moment of The fox' }))
    await card.findByRole('button', { name: 'Moment of The fox: 0:00 – 0:04.5. Change it' })
    group.getByRole('slider', { name: 'Start' }).focus()
    await user.keyboard('{ArrowRight}')
    await user.click(group.getByRole('button', { name: 'End +1 s' }))
    const label = 'Moment of The fox: 0:01 – 0:05.5. Change it'
    expect(await card.findByRole('button', { name: label })).toHaveAttribute('aria-expanded', 'true')
    expect(await findBarriers(element)).toEqual([])
    await user.click(group.getByRole('button', { name: 'Whole post instead' }))
    expect(await card.findByRole('button', { name: 'Choose a moment of The fox' })).toBeVisible()
  })

  test('is begun while it plays, with the moment that sounds', async () => {
    mockMedia()
    const post = { ...fox, transcript: null, transcriptState: null }
    const { user, card } = await openCard(post, [])
    await user.click(await card.findByRole('button', { name: 'Play: The fox' }))
    act(() => player.seek(20))
    await user.keyboard('m')
    const label = 'Moment of The fox: 0:16 – 0:20.5. Change it'
    expect(await card.findByRole('button', { name: label })).toHaveAttribute('aria-expanded', 'true')
    expect(await card.findByRole('button', { name: 'Start Recording' })).toBeVisible()
  })
})

test('the braid has a part for each turn, with its speaker, and reports each post once', () => {
  const [root, reply] = [
    makePost({ id: 'root', seconds: 10, author: dele }),
    makePost({ id: 'echo', seconds: 3, author: tomas }),
  ]
  const links = [{ childId: 'echo', parentId: 'root', moment: { startMs: 2000, endMs: 4000 } }]
  const parts = listBraidPlayables(root, { posts: [root, reply], links })
  expect(parts.map(({ author, part, heardId }) => [author, part?.start, part?.end, heardId])).toEqual([
    ['Dele Marsh', 0, 4, undefined],
    ['Tomás Ridge', 0, 3, 'echo'],
    ['Dele Marsh', 4, 10, 'root'],
  ])
  expect(new Set(parts.map(({ id }) => id)).size).toBe(3)
})
