/** The hydrated share page: copying the link, error states, retries, and magic links. */
import { describe, expect, test, vi } from 'vitest'
import { HOUR_MS } from '../../domain/time/units'
import {
  failNetwork,
  failWith,
  findAlert,
  findBarriers,
  type Handlers,
  makeMessage,
  makePost,
  makeSpokenPost,
  makeTranscript,
  readClipboard,
  removeClipboard,
  renderPart,
  replyInTurn,
  screen,
  setOnline,
  waitFor,
  within,
} from '../../tests/components'
import { mockMedia } from '../../tests/components/media'
import { formatUtcDay } from './day'
import { LiveShare } from './LiveShare'
import type { ShareState } from './share-state'

const ORIGIN = 'http://localhost:8787'

function openPage(path: string, first: ShareState, api: Handlers = {}) {
  return renderPart(<LiveShare first={first} />, { path, api })
}

async function openPost() {
  const post = makePost({ title: 'The fox is back' })
  const link = `${ORIGIN}/squawk/${post.id}`
  const app = await openPage(`/squawk/${post.id}`, { at: 'loaded', post, link })
  return { ...app, link, copy: () => app.user.click(screen.getByRole('button', { name: 'Copy Link' })) }
}

test.each([
  ['squawk', 23, '23h left'],
  ['squawk', 0.7, '42m left'],
] as const)('shows the time left of a post that fades, not its day', async (kind, hours, left) => {
  const createdAt = Date.now() - (24 - hours) * HOUR_MS
  const post = makePost({ kind, createdAt, expiresAt: createdAt + 24 * HOUR_MS })
  await openPage(`/${kind}/${post.id}`, { at: 'loaded', post, link: `${ORIGIN}/${kind}/${post.id}` })
  expect(await screen.findByText(left)).toBeVisible()
  expect(screen.queryByText(formatUtcDay(createdAt))).toBeNull()
})

test('shows the day of a post that stays', async () => {
  const post = makePost({ kind: 'hum', createdAt: Date.UTC(2025, 10, 20), expiresAt: null })
  await openPage(`/hum/${post.id}`, { at: 'loaded', post, link: `${ORIGIN}/hum/${post.id}` })
  expect(await screen.findByText('20 November 2025')).toBeVisible()
})

test('marks demo audio', async () => {
  const podcast = {
    author: 'The Slow Hour',
    subject: 'Boredom',
    originalUrl: 'https://pod.example/test.mp3',
    uploadedFileName: null,
    trimStart: 0,
    trimEnd: 5,
    trimmedClipUrl: '/media/clip_1',
    uploadedAudioUrl: null,
    demo: true,
  }
  const post = makePost({ subtype: 'yap', podcast })
  await openPage(`/squawk/${post.id}`, { at: 'loaded', post, link: `${ORIGIN}/squawk/${post.id}` })
  expect(screen.getByText('Demo audio')).toBeVisible()
  expect(screen.getByText('Replying to The Slow Hour')).toBeVisible()
})

const FAILED: Extract<ShareState, { at: 'error' }> = {
  at: 'error',
  message: 'This voice was not found.',
  mayHaveExpired: true,
  mayRetry: false,
  renewal: null,
  details: {
    url: `${ORIGIN}/squawk/post_nowhere?token=…`,
    pathname: '/squawk/post_nowhere',
    searchParams: 'token',
    contentType: 'squawk',
    id: 'post_nowhere',
    token: true,
    invitation: false,
    message: 'This voice was not found.',
    requestId: 'request-1',
  },
}

describe('copying the link', () => {
  test('copies the link and confirms', async () => {
    const { copy, link } = await openPost()
    await copy()
    expect((await screen.findAllByText('Link copied to clipboard!')).length).toBeGreaterThan(0)
    expect(await readClipboard()).toBe(link)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test.each([
    [
      'refuses',
      () => void vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('forbidden')),
    ],
    ['is missing', removeClipboard],
  ])('shows the link to copy by hand when the clipboard %s', async (_, breakClipboard) => {
    const { copy, link } = await openPost()
    breakClipboard()
    await copy()
    const dialog = within(await screen.findByRole('dialog', { name: 'Copy Link' }))
    expect(dialog.getByRole('textbox')).toHaveValue(link)
    expect(screen.queryByText('Link copied to clipboard!')).toBeNull()
  })
})

describe('a link without content', () => {
  test('shows the error, copies details without the token, and links home', async () => {
    const { user } = await openPage('/squawk/post_nowhere', FAILED)
    expect(screen.getByRole('heading', { name: 'Content Not Found' })).toBeVisible()
    expect(screen.getByText(/^Squawks fade/)).toBeVisible()
    expect(screen.getByText('Pathname')).not.toBeVisible()
    await user.click(screen.getByText('Technical details'))
    expect(screen.getByText('Pathname')).toBeVisible()
    expect(screen.getByText('/squawk/post_nowhere')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Copy details' }))
    expect((await screen.findAllByText('Details copied to clipboard!')).length).toBeGreaterThan(0)
    expect(await readClipboard()).toContain('Token: present')
    expect(await findBarriers(screen.getByRole('main'))).toEqual([])
    const form = screen.getByRole('button', { name: 'Back to Owlcast' }).closest('form')
    expect(form).toHaveAttribute('action', '/')
    expect(form).toHaveAttribute('method', 'get')
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  })

  test('never copies the token of the URL', async () => {
    const { user } = await openPage('/squawk/post_nowhere?token=s3cr3t', FAILED)
    await user.click(screen.getByText('Technical details'))
    await user.click(screen.getByRole('button', { name: 'Copy details' }))
    expect(await readClipboard()).toContain('Token: present')
    expect(await readClipboard()).not.toContain('s3cr3t')
    expect(document.body.innerHTML).not.toContain('s3cr3t')
    expect(location.href).not.toContain('s3cr3t')
  })
})

test('retries in place after a failed load', async () => {
  const post = makePost({ title: 'The fox is back' })
  const { user } = await openPage(
    `/squawk/${post.id}`,
    { ...FAILED, mayRetry: true },
    { 'GET /api/posts/{id}': replyInTurn(failNetwork(), () => post) },
  )
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await findAlert('We can’t reach Owlcast right now')).toBeVisible()
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'The fox is back' })).toBeVisible()
  expect(await screen.findByRole('button', { name: 'Play: The fox is back' })).toBeVisible()
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus())
})

describe('a message behind a magic link', () => {
  const post = makeMessage({ title: 'By the lock gate' })
  const openWaiting = (api: Handlers = {}) =>
    openPage(`/mue/${post.id}?token=${'A'.repeat(43)}`, { at: 'waiting' }, api)
  const pressOpen = (user: Awaited<ReturnType<typeof openWaiting>>['user']) =>
    user.click(screen.getByRole('button', { name: 'Open' }))

  test('stays closed while offline, and opens on the next click', async () => {
    const { user, api } = await openWaiting({ 'POST /api/magic-links/redeem': () => post })
    expect(screen.getByRole('heading', { name: 'A voice message is waiting' })).toBeVisible()
    expect(location.search).toBe('')
    setOnline(false)
    await pressOpen(user)
    expect(await findAlert('You’re offline')).toBeVisible()
    setOnline(true)
    await pressOpen(user)
    expect(await screen.findByRole('heading', { level: 1, name: post.title })).toBeVisible()
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus())
    const sent = api.requestsTo('POST /api/magic-links/redeem').at(-1)?.body
    expect(sent).toEqual({ postId: post.id, token: 'A'.repeat(43) })
  })

  test('shows that the link was used, and requests a new one', async () => {
    const { user, api } = await openWaiting({
      'POST /api/magic-links/redeem': failWith('share.link_used'),
      'POST /api/magic-links/resend': () => ({ ok: true }),
    })
    await pressOpen(user)
    expect(
      await findAlert('This link has expired or has already been used. Please request a new link.'),
    ).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Content Not Found' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Send me a new link' }))
    expect(await findAlert('we’ve sent a new one')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Send me a new link' })).toBeNull()
    expect(api.requestsTo('POST /api/magic-links/resend')).toHaveLength(1)
  })
})

describe('with words', () => {
  const TEXT = 'Third night running. She waits by the lock gate. Then she walks straight past me.'

  async function openSpoken(query = '') {
    const post = makeSpokenPost(TEXT, { title: 'The fox' })
    const path = `/squawk/${post.id}${query}`
    const words = { text: TEXT, language: 'en', wordsUrl: `${post.audioUrl}/words.json` }
    const first: ShareState = { at: 'loaded', post, words, link: `${ORIGIN}/squawk/${post.id}` }
    const app = await openPage(path, first, { 'GET /media/{id}/words.json': () => makeTranscript(TEXT) })
    const { player } = await import('../audio/playback/player')
    return { ...app, player, post }
  }

  test('shows all words below their heading', async () => {
    const { api } = await openSpoken()
    expect(screen.getByRole('heading', { name: 'What was said' })).toBeVisible()
    // The words that follow the sound replace those of the page.
    await waitFor(() => expect(screen.getByText(TEXT)).toBeVisible())
    expect(api.requestsTo('GET /media/{id}/words.json')).toHaveLength(0)
    expect(await findBarriers(screen.getByRole('main'))).toEqual([])
  })

  test('starts at the second of the link', async () => {
    mockMedia()
    const { user, player, post } = await openSpoken('?t=4')
    await waitFor(() => expect(screen.getByText('0:04')).toBeVisible())
    await user.click(await screen.findByRole('button', { name: 'Play: The fox' }))
    await screen.findByRole('button', { name: 'Pause: The fox' })
    expect(player.getSnapshot().now?.id).toBe(post.id)
    expect(Math.round(player.elapsed(player.getSnapshot().now as never))).toBe(4)
  })
})
