/** Words of a private message, made by this browser: asked for, with progress, kept on the device. */
import { expect, test } from 'vitest'
import type { Post } from '../../../domain/posts/posts.schema'
import {
  act,
  findBarriers,
  makeMessage,
  makeTranscript,
  renderPart,
  screen,
  waitFor,
  within,
} from '../../../tests/components'
import { toPlayable } from '../../audio/playback/playable'
import type { DeviceSpeech, DeviceSpeechOptions, DeviceTranscript } from '../../audio/speech/device-speech'
import { DeviceWords } from './DeviceWords'

const TEXT = 'See you at the lock gate. Bring the flask.'

/** An engine whose work the test ends. */
function createEngine({ downloaded = false, languages = ['en'] } = {}) {
  let finish: (result: DeviceTranscript) => void = () => undefined
  let fail: (error: unknown) => void = () => undefined
  const jobs: DeviceSpeechOptions[] = []
  const speech: DeviceSpeech = {
    canTranscribe: (language) => languages.includes(language ?? ''),
    downloadBytes: 24_105_915,
    isDownloaded: async () => downloaded,
    transcribe: (_sound, _language, options) => {
      jobs.push(options)
      return new Promise((resolve, reject) => {
        finish = resolve
        fail = reject
      })
    },
  }
  const { language, words } = makeTranscript(TEXT)
  return {
    loadSpeech: async () => speech,
    jobs,
    finish: () => finish({ ok: true, engine: 'moonshine', language, words }),
    refuse: () => finish({ ok: false, problem: 'unreadable' }),
    fail: () => fail(new Error('broken')),
  }
}

async function openMessage(engine: ReturnType<typeof createEngine>, changes: Partial<Post> = {}) {
  const post = makeMessage({ title: 'From Lin', ...changes })
  const item = toPlayable(post)
  if (!item) throw new Error('A message has sound.')
  const app = await renderPart(
    <DeviceWords post={post} item={item} ownerId="person_me" loadSpeech={engine.loadSpeech} />,
    { api: { 'GET /media/{id}': () => new Response('sound') } },
  )
  return { ...app, post, press: () => app.user.click(screen.getByRole('button', { name: 'Show words' })) }
}

test('asks before the download, shows progress, and says that the words were made here', async () => {
  const engine = createEngine()
  const { press, user, api, container } = await openMessage(engine)
  await press()
  const question = within(await screen.findByRole('alertdialog', { name: 'Show words on this device?' }))
  expect(question.getByText(/never leaves this device\. It downloads 25 MB once\./)).toBeVisible()
  expect(engine.jobs).toHaveLength(0)
  expect(api.requests).toHaveLength(0)
  await user.click(question.getByRole('button', { name: 'Download 25 MB' }))
  await waitFor(() => expect(engine.jobs).toHaveLength(1))
  act(() => engine.jobs[0]?.onDownload(0.4))
  expect(await screen.findByText('40 %')).toBeVisible()
  expect(screen.getByRole('progressbar')).toHaveAttribute('value', '40')
  expect(await findBarriers(container)).toEqual([])
  engine.finish()
  expect(await screen.findByText(TEXT)).toBeVisible()
  expect(screen.getByText('Made on this device')).toBeVisible()
  expect(await findBarriers(container)).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Hide words' }))
  expect(screen.queryByText(TEXT)).toBeNull()
  await press()
  expect(screen.getByText(TEXT)).toBeVisible()
})

test('keeps the words for this account only, until it signs out', async () => {
  const engine = createEngine({ downloaded: true })
  const { post, press } = await openMessage(engine)
  await press()
  await waitFor(() => expect(engine.jobs).toHaveLength(1))
  engine.finish()
  await screen.findByText(TEXT)
  const { clearDeviceWords, findDeviceWords } = await import('../../state/device-words')
  const now = Date.now()
  await waitFor(async () => expect(await findDeviceWords('person_me', post.id, now)).not.toBeNull())
  expect(await findDeviceWords('person_other', post.id, now)).toBeNull()
  await clearDeviceWords()
  expect(await findDeviceWords('person_me', post.id, now)).toBeNull()
})

test('forgets the words of an expired message', async () => {
  const { findDeviceWords, saveDeviceWords } = await import('../../state/device-words')
  const transcript = makeTranscript(TEXT)
  await saveDeviceWords({ id: 'post_old', ownerId: 'person_me', expiresAt: 100, transcript })
  expect(await findDeviceWords('person_me', 'post_old', 99)).not.toBeNull()
  expect(await findDeviceWords('person_me', 'post_old', 100)).toBeNull()
  expect(await findDeviceWords('person_me', 'post_old', 99)).toBeNull()
})

test('downloads nothing when the viewer declines', async () => {
  const engine = createEngine()
  const { press, user } = await openMessage(engine)
  await press()
  await user.click(await screen.findByRole('button', { name: 'Not now' }))
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(engine.jobs).toHaveLength(0)
})

test('stops when the viewer cancels', async () => {
  const engine = createEngine({ downloaded: true })
  const { press, user } = await openMessage(engine)
  await press()
  await waitFor(() => expect(engine.jobs).toHaveLength(1))
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(engine.jobs[0]?.signal.aborted).toBe(true)
  engine.finish()
  expect(await screen.findByRole('button', { name: 'Show words' })).toBeVisible()
  expect(screen.queryByText(TEXT)).toBeNull()
})

test('says that it knows the language not yet, without a download', async () => {
  const engine = createEngine()
  const { press } = await openMessage(engine, { language: 'es' })
  await press()
  expect(await screen.findByText('No words for this language yet.')).toBeVisible()
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

test('says why it found no words, and tries again', async () => {
  const engine = createEngine({ downloaded: true })
  const { press } = await openMessage(engine)
  await press()
  await waitFor(() => expect(engine.jobs).toHaveLength(1))
  engine.refuse()
  expect(await screen.findByText('No words here. We couldn’t read the sound.')).toBeVisible()
  await press()
  await waitFor(() => expect(engine.jobs).toHaveLength(2))
  engine.fail()
  expect(await screen.findByText('No words here. Writing them down didn’t work.')).toBeVisible()
})
