/** Replying to a podcast: URL and fields, its tags, and demo audio. */
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Post } from '../../../domain/posts/posts.schema'
import {
  clearTags,
  failWith,
  fireEvent,
  type Handlers,
  makePost,
  type RenderOptions,
  readTags,
  renderApp,
  screen,
  waitFor,
  waitForever,
  within,
} from '../../../tests/components'
import { acceptRecordings, record, setUpMicrophone } from '../../../tests/components/microphone'

setUpMicrophone()

/** Renders resampled audio as silence; happy-dom has no audio graph. */
class FakeOfflineAudioContext {
  readonly #length: number
  constructor({ length }: { length: number }) {
    this.#length = length
  }
  createBuffer = () => ({ copyToChannel: () => undefined })
  createBufferSource = () => ({ connect: () => undefined, start: () => undefined })
  startRendering = async () => ({ getChannelData: () => new Float32Array(this.#length) })
  decodeAudioData = () => Promise.reject(new Error('This is no sound.'))
}

beforeEach(() => {
  vi.stubGlobal('OfflineAudioContext', FakeOfflineAudioContext)
  const askApi = globalThis.fetch
  // A host that blocks browsers (CORS).
  vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) =>
    String(input).startsWith('https://pod.example/')
      ? Promise.reject(new TypeError('Failed to fetch'))
      : askApi(input, init),
  )
})

const PODCAST = {
  author: 'Dele',
  subject: 'Boredom',
  originalUrl: 'https://pod.example/41',
  uploadedFileName: null,
  trimStart: null,
  trimEnd: null,
  trimmedClipUrl: null,
  uploadedAudioUrl: null,
  demo: false,
} satisfies Post['podcast']

async function openReply({ api, ...options }: RenderOptions = {}) {
  const app = await renderApp({ path: '/?view=record', viewer: 'free', ...options, api: api ?? {} })
  const choose = async (mode: string) => {
    await app.user.click(await screen.findByRole('radio', { name: new RegExp(`^${mode}`) }))
  }
  await choose('Reply to a Podcast')
  const url = await screen.findByLabelText('Podcast URL')
  return {
    ...app,
    choose,
    url,
    tags: () => screen.getByLabelText(/^Tags/),
    type: async (label: RegExp, text: string) => {
      const field = screen.getByLabelText(label)
      await app.user.clear(field)
      // Each key renders the screen again; only tags depend on single keys.
      await (text.startsWith('#') ? app.user.type(field, text) : app.user.paste(text))
    },
    load: async (address: string) => {
      await app.user.clear(url)
      await app.user.paste(address)
      await app.user.click(screen.getByRole('button', { name: 'Load' }))
    },
    publish: (name: string) => app.user.click(screen.getByRole('button', { name })),
  }
}

test('names each missing field, and publishes a reply that only cites a URL', async () => {
  const post = makePost({ subtype: 'parrot', title: 'Only cited', podcast: PODCAST })
  const { user, api, url, type, publish } = await openReply({ api: acceptRecordings(post) })
  await record(user)
  await clearTags(user, screen.getByLabelText(/^Tags/))
  for (const [text, mend] of [
    [
      'Please either enter a podcast URL or upload an audio file',
      () => user.type(url, 'https://pod.example/41'),
    ],
    ['Please enter who you are replying to', () => type(/^Who you are replying to/, 'Dele')],
    ['Please enter the subject/topic', () => type(/^Subject or topic/, 'Boredom')],
    ['Please add tags for your parrot', () => type(/^Tags/, '#slow')],
  ] as const) {
    await publish('Parrot')
    expect(await screen.findByText(text)).toBeVisible()
    expect(api.requestsTo('POST /api/posts')).toEqual([])
    await mend()
    expect(screen.queryByText(text)).toBeNull()
  }
  await type(/^Title/, 'Only cited')
  await publish('Parrot')
  const card = within(await screen.findByRole('article', { name: 'Only cited' }))
  expect(await card.findByText('Replying to Dele')).toBeVisible()
  expect(card.queryByRole('button', { name: /podcast clip/ })).toBeNull()
  const sent = api.requestsTo('POST /api/posts').map(({ body }) => body)
  expect(sent).toMatchObject([
    { mode: 'parrot', clipMediaId: null, detail: { author: 'Dele', originalUrl: 'https://pod.example/41' } },
  ])
})

test("adds and removes a podcast's tags, and keeps typed ones", async () => {
  const { user, choose, tags, type } = await openReply()
  await type(/^Who you are replying to/, 'The Slow Hour')
  await type(/^Subject or topic/, 'Boredom as a skill')
  expect(readTags(tags())).toBe('#podcastreply #boredom-as-a-skill')
  await choose('Squawk')
  expect(readTags(tags())).toBe('')
  await choose('Reply to a Podcast')
  expect(readTags(tags())).toBe('#podcastreply #boredom-as-a-skill')
  await type(/^Tags/, '#mine')
  await choose('Squawk')
  expect(readTags(tags())).toBe('#podcastreply #boredom-as-a-skill #mine')
  await choose('Reply to a Podcast')
  expect(readTags(tags())).toBe('#podcastreply #boredom-as-a-skill #mine')
  await clearTags(user, tags())
  const [cancel] = within(screen.getByRole('main')).getAllByRole('button', { name: 'Cancel' })
  if (cancel) await user.click(cancel)
  await waitFor(() => expect(readTags(tags())).toBe('#podcastreply'))
})

test('stops loading with a button that is never the submit button', async () => {
  const { load } = await openReply({ api: { 'POST /api/podcasts/fetch': waitForever() } })
  await load('https://pod.example/latest.mp3')
  const stop = await screen.findByRole('button', { name: 'Stop' })
  fireEvent.click(stop)
  // Browsers submit the form when a pressed button turns into its submit button.
  expect(await screen.findByRole('button', { name: 'Load' })).not.toBe(stop)
})

describe('demo audio', () => {
  const findPanel = async () => within(await screen.findByRole('region', { name: 'Trim' }))
  const unreachable: Handlers = { 'POST /api/podcasts/fetch': failWith('podcast.load_failed') }

  test('is offered when a URL fails, preselected when asked for by name, and marks the clip', async () => {
    const post = makePost({ subtype: 'yap', title: 'Over tones', podcast: { ...PODCAST, demo: true } })
    const { user, api, load, type, publish, reload } = await openReply({
      api: {
        ...acceptRecordings(post),
        ...unreachable,
      },
    })
    await user.click(screen.getByRole('button', { name: 'Load' }))
    expect(await screen.findByText('Please enter a podcast URL first')).toBeVisible()
    await load('https://pod.example/latest.mp3')
    expect(await screen.findByText(/CORS restrictions/)).toBeVisible()
    expect(await screen.findByRole('button', { name: 'Use demo audio' })).not.toHaveFocus()
    await load('https://pod.example/test.mp3')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Use demo audio' })).toHaveFocus())
    expect(api.requestsTo('POST /api/podcasts/fetch').map(({ body }) => body)).toEqual([
      { url: 'https://pod.example/latest.mp3' },
      { url: 'https://pod.example/test.mp3' },
    ])
    await user.keyboard('{Enter}')
    const panel = await findPanel()
    expect(panel.getByRole('slider', { name: 'End' })).toHaveAttribute('max', '300')
    const values = () =>
      ['Start', 'End'].map((name) => Number(panel.getByRole<HTMLInputElement>('slider', { name }).value))
    await user.click(panel.getByRole('button', { name: 'End −1 s' }))
    expect(panel.getByRole('status')).toHaveTextContent('39 s of 40 s')
    await user.click(panel.getByRole('button', { name: 'Start +1 s' }))
    expect(values()).toEqual([1, 39])
    panel.getByRole('slider', { name: 'Clip in the episode' }).focus()
    await user.keyboard('{End}')
    expect(values()).toEqual([262, 300])
    expect(panel.getByRole('group', { name: 'Whole episode' })).toHaveTextContent('3:00 – 5:00')
    await user.click(panel.getByRole('button', { name: 'Trim' }))
    expect(await screen.findByText(/^Audio trimmed successfully! clip 4:22 to 5:00/)).toBeVisible()
    await type(/^Who you are replying to/, 'The Slow Hour')
    await type(/^Subject or topic/, 'Boredom as a skill')
    await record(user)
    await type(/^Title/, 'Over tones')
    await publish('Yap')
    const card = within(await screen.findByRole('article', { name: 'Over tones' }))
    expect(await card.findByText('Demo audio')).toBeVisible()
    const [sent] = api.requestsTo('POST /api/posts').map(({ body }) => body)
    expect(sent).toMatchObject({ mode: 'yap', detail: { demo: true } })
    // Loaded audio stays in memory until the page is left.
    await reload()
  })

  test('loads automatically in demo mode, only when the URL asks for it by name', async () => {
    const { user, load, reload } = await openReply({
      viewer: 'visitor',
      api: { 'GET /api/podcasts/demo': () => ({ automatic: true }) },
    })
    await load('https://pod.example/latest.mp3')
    expect(await screen.findByRole('button', { name: 'Use demo audio' })).toBeVisible()
    expect(screen.queryByRole('region', { name: 'Trim' })).toBeNull()
    await load('https://pod.example/test.mp3')
    const panel = await findPanel()
    expect(panel.getByRole('slider', { name: 'End' })).toHaveAttribute('max', '300')
    expect(screen.getAllByText('Demo audio').at(-1)).toBeVisible()
    await user.click(panel.getByRole('button', { name: 'Trim' }))
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Trim' })).toBeNull())
    expect(screen.getByText('Demo audio', { selector: '.pill' })).toBeVisible()
    await reload()
  })
})

describe('an uploaded file', () => {
  const STORED = { id: 'med_file', seconds: null, secondsLimit: 0, expiresAt: Date.now() + 60_000 }
  const takesFile: Handlers = {
    'POST /api/podcasts/uploads': () => ({ ...STORED, state: 'pending' }),
    'PUT /api/uploads/{id}': ({ params }) => ({ ...STORED, id: params.id ?? '', state: 'stored' }),
  }
  async function chooseFile() {
    const { createDemoPodcast } = await import('../../audio/podcast/demo-podcast')
    const file = Object.assign(createDemoPodcast(), { name: 'Episode 41.wav' })
    const input = document.querySelector('input[type="file"]')
    if (!input) throw new Error('There is no field for a file.')
    Object.defineProperty(input, 'files', { configurable: true, value: [file] })
    fireEvent.change(input)
    return within(await screen.findByRole('region', { name: 'Trim' }))
  }

  test("is stored for its author's other devices, and sent with the reply cut from it", async () => {
    const post = makePost({ subtype: 'yap', title: 'Cut from a file', podcast: PODCAST })
    const { user, api, type, publish, reload } = await openReply({
      api: { ...acceptRecordings(post), ...takesFile },
    })
    expect(screen.getByText(/We keep the file for you for 30 days/)).toBeVisible()
    const panel = await chooseFile()
    expect(await screen.findByText(/Saved for 30 days/)).toBeVisible()
    expect(api.requestsTo('POST /api/podcasts/uploads')).toMatchObject([
      { body: { fileName: 'Episode 41.wav', type: 'audio/wav' } },
    ])
    await user.click(panel.getByRole('button', { name: 'Trim' }))
    await type(/^Who you are replying to/, 'The Slow Hour')
    await type(/^Subject or topic/, 'Boredom')
    await record(user)
    await type(/^Title/, 'Cut from a file')
    await publish('Yap')
    await screen.findByRole('article', { name: 'Cut from a file' })
    expect(api.requestsTo('POST /api/posts').map(({ body }) => body)).toMatchObject([
      { mode: 'yap', sourceMediaId: 'med_file', detail: { uploadedFileName: 'Episode 41.wav' } },
    ])
    await reload()
  })

  test('from another device opens without another upload', async () => {
    const { createDemoPodcast } = await import('../../audio/podcast/demo-podcast')
    const file = {
      id: 'med_file',
      fileName: 'Episode 41.wav',
      bytes: 5_300_000,
      uploadedAudioUrl: '/media/med_file',
      createdAt: Date.now() - 60_000,
      expiresAt: Date.now() + 60_000,
    }
    const { user, api, reload } = await openReply({
      api: {
        'GET /api/podcasts/uploads': () => ({ items: [file] }),
        'GET /media/{id}': async () => new Response(await createDemoPodcast().arrayBuffer()),
      },
    })
    await user.click(await screen.findByRole('button', { name: 'Open Episode 41.wav' }))
    expect(await screen.findByRole('region', { name: 'Trim' })).toBeVisible()
    expect(screen.getByText(/Saved for 30 days/)).toBeVisible()
    expect(api.requestsTo('POST /api/podcasts/uploads')).toEqual([])
    await reload()
  })

  test('can be trimmed when the upload fails, with a note', async () => {
    const { reload } = await openReply({
      api: { 'POST /api/podcasts/uploads': failWith('media.quota_exceeded') },
    })
    await chooseFile()
    expect(await screen.findByText(/Couldn’t save it for your other devices/)).toBeVisible()
    await reload()
  })

  test('of a signed-out user stays on the device', async () => {
    const { api, reload } = await openReply({ viewer: 'visitor' })
    expect(screen.getByText(/It stays on this device\. Only your clip is sent/)).toBeVisible()
    await chooseFile()
    expect(api.requestsTo('POST /api/podcasts/uploads')).toEqual([])
    await reload()
  })
})
