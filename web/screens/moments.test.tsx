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
import { acceptRecordings, feedMicrophone, record, setUpMicrophone } from '../../tests/components/microphone'
import { player } from '../audio/playback/player'
import { listDrafts } from '../drafts/store/drafts'
import { listBraidPlayables } from '../parts/moments/play-braid'
import { findForm } from '../recording/forms'
import { findReply } from '../recording/places'

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

const wordless = { ...fox, transcript: null, transcriptState: null }

/** Opens the stage by its key, at 20 s of the post. */
async function openStage() {
  const app = await openCard(wordless, [])
  await app.user.click(await app.card.findByRole('button', { name: 'Play: The fox' }))
  act(() => player.seek(20))
  await app.user.keyboard('m')
  return { ...app, stage: within(await screen.findByRole('dialog', { name: 'Reply to this moment' })) }
}

/** Lets the recorder over the stage hear so many seconds. */
async function recordHeld(seconds: number) {
  const recording = within(await screen.findByRole('dialog', { name: 'Recording' }))
  await waitFor(async () => {
    await feedMicrophone(seconds)
    expect(recording.getByLabelText('Recorded time')).toHaveTextContent(/0:0[1-9]/)
  })
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
    await user.click(await card.findByRole('button', { name: 'More actions for The fox' }))
    await user.click(card.getByRole('menuitem', { name: 'Hear 2 replies' }))
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
    await user.click(await card.findByRole('button', { name: 'More actions for The fox' }))
    await user.click(card.getByRole('menuitem', { name: 'Hear 2 replies' }))
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
    const stage = within(await screen.findByRole('dialog', { name: 'Choose a moment' }))
    const node = (await stage.findByText(TEXT)).firstChild as Text
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
    await user.click(stage.getByRole('button', { name: 'Done' }))
    await user.click(card.getByRole('button', { name: 'Send Reply' }))
    await waitFor(() => expect(api.requestsTo('POST /api/posts')).toHaveLength(1))
    expect(api.requestsTo('POST /api/posts')[0]?.body).toMatchObject({ parents: [{ id: fox.id, moment }] })
  })

  test('is chosen by keys and steps, and taken back for the whole post', async () => {
    const { user, card } = await openCard(wordless, [])
    await user.click(await card.findByRole('button', { name: /^Reply to The fox/ }))
    await user.click(await card.findByRole('button', { name: 'Choose a moment of The fox' }))
    const element = await screen.findByRole('dialog', { name: 'Choose a moment' })
    const stage = within(element)
    expect(await stage.findByText('0:00 – 0:04.5')).toBeVisible()
    stage.getByRole('slider', { name: 'Start' }).focus()
    await user.keyboard('{ArrowRight}')
    await user.click(stage.getByRole('button', { name: 'End +1 s' }))
    // Beside the handles the arrows move the whole.
    await user.keyboard('{Shift>}{ArrowRight}{/Shift}')
    expect(stage.getByText('0:06 – 0:10.5')).toBeVisible()
    expect(await findBarriers(element)).toEqual([])
    stage.getByRole('slider', { name: 'End' }).focus()
    await user.keyboard('{Enter}')
    const chosen = await card.findByRole('button', { name: 'Moment of The fox: 0:06 – 0:10.5. Change it' })
    await user.click(chosen)
    await user.click(await screen.findByRole('button', { name: 'Reply to the whole post instead' }))
    expect(await card.findByRole('button', { name: 'Choose a moment of The fox' })).toBeVisible()
  })

  test('is begun while it plays: the sound waits on a stage with the moment, and goes on when that closes', async () => {
    mockMedia()
    const { user, stage } = await openStage()
    expect(await stage.findByText('0:16 – 0:20.5')).toBeVisible()
    expect(player.getSnapshot().state).toBe('paused')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(player.getSnapshot().state).toBe('playing'))
  })

  test('leads from the stage to the recorder of the whole post', async () => {
    mockMedia()
    const { user, card, stage } = await openStage()
    await user.click(await stage.findByRole('button', { name: 'Reply to the whole post instead' }))
    expect(await card.findByRole('button', { name: 'Choose a moment of The fox' })).toBeVisible()
  })

  test('is not begun where replies are restricted: the thread says so', async () => {
    mockMedia()
    const { user, card } = await openCard({ ...wordless, replyLock: { from: 'followed', by: 'Dele' } }, [])
    await user.click(await card.findByRole('button', { name: 'Play: The fox' }))
    await user.keyboard('m')
    expect(await card.findByText(/Dele/, { selector: '.reply-closed *' })).toBeVisible()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('is recorded on the stage, which is there again when the recording is dropped, and keeps no form', async () => {
    mockMedia()
    const { user, stage, api } = await openStage()
    await user.click(await stage.findByRole('button', { name: /^Hold to answer this/ }))
    await recordHeld(2)
    expect(findForm(({ form }) => form.parents.length > 0)).toMatchObject({
      place: null,
      form: { parents: [{ id: fox.id, moment: { startMs: 16_000, endMs: 20_500 } }] },
    })
    await user.keyboard('{Escape}')
    expect(await screen.findByRole('dialog', { name: 'Reply to this moment' })).toBeVisible()
    expect(findForm(({ form }) => form.parents.length > 0)).toBeNull()
    expect(await listDrafts()).toEqual([])
    expect(api.requestsTo('POST /api/posts')).toEqual([])
  })

  test('leaves a recorded reply to the same post as it is', async () => {
    mockMedia()
    const { user, card } = await openCard(wordless, [])
    await user.click(await card.findByRole('button', { name: /^Reply to The fox/ }))
    await record(user)
    const before = findReply(fox.id)
    await user.click(await card.findByRole('button', { name: 'Play: The fox' }))
    await user.click(document.body)
    await user.keyboard('m')
    await user.click(await screen.findByRole('button', { name: /^Hold to answer this/ }))
    await recordHeld(2)
    await user.keyboard('{Escape}')
    expect(await screen.findByRole('dialog', { name: 'Reply to this moment' })).toBeVisible()
    expect(findReply(fox.id)).toEqual(before)
    expect(await listDrafts()).toMatchObject([{ id: before?.draftId, state: 'ready' }])
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
