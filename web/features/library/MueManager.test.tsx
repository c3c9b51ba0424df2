/** The MUE Manager: access, the result of each button, and the confirmation, probing and live updates of a sync. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Track } from '../../../domain/library/library.schema'
import {
  failWith,
  findBarriers,
  getPath,
  type Handlers,
  makeMe,
  makePost,
  renderApp,
  screen,
  waitFor,
  within,
} from '../../../tests/components'

const PATH = '/?view=mue-manager'
const admin = () => makeMe({ displayName: 'Night Keeper', role: 'admin' })

function makeTrack(changes: Partial<Track> = {}): Track {
  const id = `track_${makePost().id}`
  const facts: Pick<Track, 'category' | 'bpm' | 'peaks'> = { category: null, bpm: null, peaks: '' }
  const sound = { id, name: 'Low tide', audioUrl: `/media/${id}`, seconds: 45 }
  return { ...facts, ...sound, collection: 'mue', mood: 'calm', genre: 'ambient', ...changes }
}

const TRACKS = [makeTrack(), makeTrack({ name: 'Moth wings' })]
const SOUNDS = TRACKS.map(({ name, collection, seconds }) => ({
  key: `mue-library/${name}.mp3`,
  name,
  collection,
  seconds,
}))
/** Files whose duration is unknown to storage. */
const FRESH = ['speech', 'gone'].map((name) => ({
  key: `mue-library/${name}.mp3`,
  name,
  collection: 'mue' as const,
  seconds: null,
}))

/** An audio element that knows the duration of `speech`, fails for `gone` and plays everything else. */
class FakeAudio extends EventTarget {
  duration = Number.NaN
  volume = 1
  ended = false
  onloadedmetadata?: () => void
  onerror?: () => void
  onplaying?: () => void
  onpause?: () => void
  #src = ''
  get src() {
    return this.#src
  }
  set src(url: string) {
    this.#src = url
    if (!url.includes('/api/library/sound')) return
    if (url.includes('speech')) this.duration = 7.4
    queueMicrotask(() => (url.includes('speech') ? this.onloadedmetadata?.() : this.onerror?.()))
  }
  getAttribute() {
    return this.#src || null
  }
  removeAttribute() {
    this.#src = ''
  }
  load() {}
  async play() {
    this.onplaying?.()
  }
  pause() {
    this.onpause?.()
  }
}

beforeEach(() => {
  vi.stubGlobal('Audio', FakeAudio)
})
afterEach(() => {
  vi.unstubAllGlobals()
})

async function openManager(api: Handlers = {}) {
  const app = await renderApp({
    path: PATH,
    viewer: admin(),
    api: { 'GET /api/tracks': () => ({ items: TRACKS }), ...api },
  })
  await screen.findByRole('button', { name: 'Setup Table' })
  return {
    ...app,
    press: (name: string) => app.user.click(screen.getByRole('button', { name })),
    expectStatus: (text: string | RegExp) =>
      waitFor(() => expect(document.querySelector('.manager .status')).toHaveTextContent(text)),
  }
}

describe('access', () => {
  test('redirects members who are not admins, and shows them the library without a link to the manager', async () => {
    const first = await renderApp({ path: PATH, viewer: 'free' })
    await waitFor(() => expect(getPath()).toBe('/'))
    first.unmount()
    const { user } = await renderApp({ path: '/?view=settings&group=sound', viewer: 'free' })
    await user.click(await screen.findByRole('button', { name: 'Open' }))
    expect(await screen.findByRole('dialog', { name: 'MUE Library' })).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Manage' })).toBeNull()
  })

  test("opens from an admin's settings, and lists each track with its duration", async () => {
    const { user } = await renderApp({
      path: '/?view=settings&group=sound',
      viewer: admin(),
      api: { 'GET /api/tracks': () => ({ items: TRACKS }) },
    })
    await user.click(await screen.findByRole('link', { name: 'Manage' }))
    const track = await screen.findByRole('heading', { name: 'Low tide' })
    expect(track.closest('li')).toHaveTextContent('45 s')
    expect(await findBarriers(screen.getByRole('main'))).toEqual([])
  })
})

describe('the buttons', () => {
  test('show the result of set-up, samples and refresh', async () => {
    const { press, expectStatus } = await openManager({
      'POST /api/library/setup': () => ({ tracks: 2 }),
      'POST /api/library/samples': () => ({ added: 0, missing: 3 }),
    })
    await press('Setup Table')
    await expectStatus('The MUEs table is ready. It has 2 MUEs.')
    await press('Add Sample MUEs')
    await expectStatus(/^Added 0 sample MUEs\./)
    await press('Refresh')
    await expectStatus('Loaded 2 MUEs.')
  })

  test('play and stop a track', async () => {
    const { press } = await openManager()
    await screen.findByRole('button', { name: 'Play: Low tide' })
    await press('Play: Low tide')
    expect(await screen.findByRole('button', { name: 'Stop: Low tide' })).toBeVisible()
    await press('Stop: Low tide')
    expect(await screen.findByRole('button', { name: 'Play: Low tide' })).toBeVisible()
  })

  test('show why the library cannot be loaded, and that it is empty', async () => {
    const { api, press, expectStatus } = await openManager()
    await screen.findByRole('heading', { name: 'Low tide' })
    api.use({ 'GET /api/tracks': failWith('request.not_found') })
    await press('Refresh')
    await expectStatus('Failed to load MUEs. We can’t find what you’re looking for.')
    api.use({ 'GET /api/tracks': () => ({ items: [] }) })
    await press('Refresh')
    expect(
      await screen.findByText('No MUEs found. Click Setup Table and Add Sample MUEs to get started.'),
    ).toBeVisible()
  })
})

describe('the sync', () => {
  const findQuestion = async () =>
    within(await screen.findByRole('alertdialog', { name: 'Replace the library?' }))

  test('asks before it replaces the library, with the focus on the safe button', async () => {
    const { user, api, press } = await openManager({
      'GET /api/library/storage': () => ({ sounds: [...SOUNDS, ...FRESH], hasMore: false }),
    })
    await screen.findByRole('heading', { name: 'Low tide' })
    await press('Sync from Storage')
    const question = await findQuestion()
    expect(question.getByText(/^2 MUEs will be replaced by the 4 found in storage\./)).toBeVisible()
    expect(question.getByRole('button', { name: 'Keep it' })).toHaveFocus()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(api.requestsTo('POST /api/library/sync')).toEqual([])
  })

  test('sends the duration of each file, 30 seconds where it cannot be read', async () => {
    const { user, api, press, expectStatus } = await openManager({
      'GET /api/library/storage': () => ({ sounds: [...SOUNDS, ...FRESH], hasMore: false }),
      'POST /api/library/sync': () => ({ found: 4, tracks: 4, hasMore: false }),
    })
    await press('Sync from Storage')
    await user.click((await findQuestion()).getByRole('button', { name: 'Replace' }))
    await expectStatus('Synced. The library now has 4 MUEs.')
    const [sent, ...others] = api.requestsTo('POST /api/library/sync').map(({ body }) => body)
    expect(others).toEqual([])
    const { measured } = sent as { measured: { key: string; seconds: number }[] }
    expect(Object.fromEntries(measured.map(({ key, seconds }) => [key, seconds]))).toEqual({
      'mue-library/speech.mp3': 7.4,
      'mue-library/gone.mp3': 30,
    })
  })
})

test('reloads the tracks in every open window when the library changes', async () => {
  const { api } = await renderApp({
    path: '/?view=settings&group=sound',
    viewer: 'free',
    api: { 'GET /api/tracks': () => ({ items: TRACKS }) },
  })
  expect(await screen.findByText('2 MUEs, from calm to bright.')).toBeVisible()
  const before = api.requestsTo('GET /api/tracks').length
  api.use({ 'GET /api/tracks': () => ({ items: [...TRACKS, makeTrack()] }) })
  const [{ apply }, { queryClient }] = await Promise.all([
    import('../../live/apply'),
    import('../../api/query-client'),
  ])
  apply(queryClient, { seq: 2, type: 'library.changed', kind: '', id: '' })
  expect(await screen.findByText('3 MUEs, from calm to bright.')).toBeVisible()
  expect(api.requestsTo('GET /api/tracks').length).toBe(before + 1)
})
