/** The words of a post on its card: their states, unfolding, following the sound, and jumping to a word. */
import { expect, onTestFinished, test, vi } from 'vitest'
import type { Post } from '../../../domain/posts/posts.schema'
import { TRANSCRIPT_PROBLEMS } from '../../../domain/transcripts/transcript'
import {
  act,
  findBarriers,
  fireEvent,
  makeFeed,
  makeMe,
  makePost,
  makeSpokenPost,
  makeTranscript,
  type RenderOptions,
  readClipboard,
  renderApp,
  screen,
  toAuthor,
  waitFor,
  within,
} from '../../../tests/components'
import { mockMedia } from '../../../tests/components/media'

const TEXT =
  'Third night running. She waits by the lock gate until the cyclists thin out. Then she walks straight past me like I am the furniture. I have started bringing a flask and a second cup.'

async function openFeed(post: Post, options: RenderOptions = {}) {
  const app = await renderApp({
    path: '/?view=speace',
    viewer: 'free',
    ...options,
    api: {
      'GET /api/posts': () => makeFeed([post]),
      'GET /media/{id}/words.json': () => makeTranscript(TEXT),
      ...options.api,
    },
  })
  const card = await screen.findByRole('article', { name: post.title })
  return { ...app, card: within(card), element: card }
}

/** Finds the words of the card, as they are once their scripts are loaded. */
const findWords = (card: ReturnType<typeof within>) =>
  card.findByText(/^Third night/, { selector: '.spoken-text' })

/** What is lit on cards: the text beside the feed is lit, too. */
const readHighlights = () => {
  const highlight = CSS.highlights?.get('spoken-now') as unknown as Set<Range> | undefined
  return [...(highlight ?? [])]
    .filter(({ startContainer }) => startContainer.parentElement?.closest('article'))
    .map(String)
}

/** happy-dom has no highlights. */
function stubHighlights() {
  vi.stubGlobal('Highlight', class extends Set<Range> {})
  vi.stubGlobal('CSS', Object.assign(Object.create(CSS), { highlights: new Map(), escape: CSS.escape }))
  onTestFinished(() => void vi.unstubAllGlobals())
}

/** Presses the text as if its letter at `offset` were under the pointer. */
function pressTextAt(text: HTMLElement, offset: number) {
  Object.assign(document, { caretPositionFromPoint: () => ({ offsetNode: text.firstChild, offset }) })
  onTestFinished(() => void Reflect.deleteProperty(document, 'caretPositionFromPoint'))
  fireEvent.click(text)
}

test('shows the first words in place of a description, and all of them unfolded', async () => {
  const post = makeSpokenPost(TEXT, { title: 'The fox', content: '' })
  const { user, card, api, element } = await openFeed(post)
  expect(await findWords(card)).toHaveTextContent(/^Third night running\. .*…$/)
  expect(api.requestsTo('GET /media/{id}/words.json')).toHaveLength(0)
  const more = await card.findByRole('button', { name: 'more of The fox' })
  expect(more).toHaveAttribute('aria-expanded', 'false')
  await user.click(more)
  expect(await card.findByText(TEXT)).toBeVisible()
  expect(card.getByRole('button', { name: 'less of The fox' })).toHaveAttribute('aria-expanded', 'true')
  expect(api.requestsTo('GET /media/{id}/words.json')).toHaveLength(1)
  expect(await findBarriers(element)).toEqual([])
})

test('shows short words whole, without a button', async () => {
  const { card } = await openFeed(makeSpokenPost('Good night.', { title: 'Short' }))
  expect(await card.findByText('Good night.')).toBeVisible()
  await waitFor(() => expect(document.querySelector('.spoken-text')).not.toBeNull())
  expect(card.queryByRole('button', { name: /more of/ })).toBeNull()
})

test('shows the words below a description once it is unfolded', async () => {
  const { user, card } = await openFeed(makeSpokenPost(TEXT, { content: 'A walk along the canal' }))
  const description = await card.findByText('A walk along the canal')
  expect(card.queryByText(/^Third night/)).toBeNull()
  await user.click(card.getByRole('button', { name: 'Read more' }))
  const words = await card.findByText(TEXT, { selector: '.spoken-text' })
  expect(description.compareDocumentPosition(words)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test('hides a title that the text of the card begins with', async () => {
  const { card } = await openFeed(
    makeSpokenPost(TEXT, { title: 'A walk', content: 'A walk along the canal' }),
  )
  expect(await card.findByRole('heading', { name: 'A walk' })).toHaveClass('visually-hidden')
})

test('does not repeat a script that was read aloud', async () => {
  const { card } = await openFeed(makeSpokenPost(TEXT, { content: TEXT }))
  expect(await card.findAllByText(/^Third night/)).toHaveLength(1)
})

test('says that words are being written down', async () => {
  const { card } = await openFeed(makePost({ transcriptState: 'waiting' }))
  expect(await card.findByText('Writing down the words. About a minute.')).toBeVisible()
})

test.each(TRANSCRIPT_PROBLEMS)('says why there are no words: %s', async (transcriptState) => {
  const me = makeMe()
  const { card, element } = await openFeed(makePost({ transcriptState, author: toAuthor(me) }), {
    viewer: me,
  })
  expect(await card.findByText(/^No words /)).toBeVisible()
  expect(await findBarriers(element)).toEqual([])
})

test('shows only the author that the site has no engine', async () => {
  const { card } = await openFeed(makePost({ title: 'Quiet', transcriptState: 'not_configured' }))
  expect(await card.findByRole('button', { name: 'Play: Quiet' })).toBeVisible()
  expect(card.queryByText(/No words/)).toBeNull()
})

test('shows no words of a locked post', async () => {
  const { card } = await openFeed(
    makePost({
      title: 'Paid',
      transcriptState: 'ready',
      transcript: null,
      price: { cents: 100, locked: true },
    }),
  )
  expect(await card.findByRole('button', { name: 'Play: Paid' })).toBeVisible()
  expect(document.querySelector('.spoken-text')).toBeNull()
})

test('says why the words cannot be loaded', async () => {
  const post = makeSpokenPost(TEXT, { title: 'The fox' })
  const { user, card } = await openFeed(post, {
    api: { 'GET /media/{id}/words.json': () => new Response('gone', { status: 500 }) },
  })
  await user.click(await card.findByRole('button', { name: 'more of The fox' }))
  expect(await card.findByRole('alert')).toBeVisible()
})

test('lights the spoken phrase while it plays', async () => {
  stubHighlights()
  mockMedia()
  const post = makeSpokenPost(TEXT, { title: 'The fox' })
  const { user, card } = await openFeed(post)
  await findWords(card)
  expect(readHighlights()).toEqual([])
  await user.click(card.getByRole('button', { name: 'Play: The fox' }))
  await waitFor(() => expect(readHighlights()).toEqual(['Third night running.']))
  const { player } = await import('../../audio/playback/player')
  act(() => player.seek(4))
  await waitFor(() =>
    expect(readHighlights()).toEqual(['She waits by the lock gate until the cyclists thin out.']),
  )
})

test('plays from a pressed word, also before the words are loaded', async () => {
  mockMedia()
  const post = makeSpokenPost(TEXT, { title: 'The fox' })
  const { card } = await openFeed(post)
  const text = await findWords(card)
  pressTextAt(text, TEXT.indexOf('waits') + 1)
  expect(text).toBeVisible()
  expect(await card.findByRole('button', { name: 'Pause: The fox' })).toBeVisible()
  const { player } = await import('../../audio/playback/player')
  // Three words and a pause before 'She', half a second each.
  const words = makeTranscript(TEXT).words
  const waits = words.find(([word]) => word === 'waits')
  expect(player.elapsed(player.getSnapshot().now as never)).toBeCloseTo((waits?.[1] ?? 0) / 1000, 1)
})

test('copies a link to the second of selected words', async () => {
  const post = makeSpokenPost(TEXT, { title: 'The fox' })
  const { user, card } = await openFeed(post)
  await card.findByRole('button', { name: 'more of The fox' })
  const node = card.getByText(/^Third night/).firstChild as Text
  const from = TEXT.indexOf('She waits')
  const range = document.createRange()
  range.setStart(node, from)
  range.setEnd(node, from + 9)
  act(() => {
    getSelection()?.removeAllRanges()
    getSelection()?.addRange(range)
    document.dispatchEvent(new Event('selectionchange'))
  })
  await user.click(await card.findByRole('button', { name: 'Copy link to this moment' }))
  const { words } = makeTranscript(TEXT)
  const first = words.findIndex(([word]) => word === 'She')
  const start = Math.floor((words[first]?.[1] ?? 0) / 100) / 10
  const end = Math.ceil((words[first + 1]?.[2] ?? 0) / 100) / 10
  await waitFor(async () =>
    expect(await readClipboard()).toMatch(new RegExp(`/squawk/${post.id}\\?t=${start},${end}$`)),
  )
})

test('marks edited words and a language other than the app’s', async () => {
  const post = makeSpokenPost(TEXT, { title: 'La sal', language: 'es' })
  const { user, card } = await openFeed(post, {
    api: {
      'GET /media/{id}/words.json': () => makeTranscript(TEXT, { language: 'es', editedAt: Date.now() }),
    },
  })
  expect(await card.findByText('Español')).toBeVisible()
  await user.click(await card.findByRole('button', { name: 'more of La sal' }))
  expect(await card.findByText('Words edited')).toBeVisible()
  expect(card.getByText(TEXT)).toHaveAttribute('lang', 'es')
})

test('opens the transcript as a list of phrases that the arrow keys walk', async () => {
  mockMedia()
  const post = makeSpokenPost(TEXT, { title: 'The fox' })
  const { user, card } = await openFeed(post)
  await user.click(card.getByRole('button', { name: 'More actions for The fox' }))
  await user.click(card.getByRole('menuitem', { name: 'Transcript' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'What was said in The fox' }))
  const first = await dialog.findByRole('button', { name: '0:00 Third night running.' })
  await waitFor(() => expect(first).toHaveFocus())
  expect(dialog.getAllByRole('button').filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(2)
  await user.keyboard('{ArrowDown}')
  expect(dialog.getByRole('button', { name: /^0:02 She waits/ })).toHaveFocus()
  await user.keyboard('{End}')
  expect(dialog.getByRole('button', { name: /I have started/ })).toHaveFocus()
  await user.keyboard('{Home}{ArrowDown}{Enter}')
  await waitFor(() =>
    expect(dialog.getByText(/^She waits/).closest('li')).toHaveAttribute('aria-current', 'true'),
  )
  expect(await findBarriers(screen.getByRole('dialog'))).toEqual([])
})
