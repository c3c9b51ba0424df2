/** Errors while recording or publishing: each is shown, and no recording is lost. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { formatErrorMessage } from '../../domain/errors/errors'
import { expect, test } from './actors'
import { fetchAudio } from './decoded-audio'
import { countSquawksByTitle, getPostByTitle } from './fetch-posts'
import { fillForm, openRecorder, record, startRecording } from './recording-steps'
import { unique } from './unique'

test('an unplugged microphone pauses with a message, and recording resumes with the next one', {
  tag: '@extended',
}, async ({ speaker: { page } }) => {
  await page.addInitScript(() => {
    const getUserMedia = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices)
    navigator.mediaDevices.getUserMedia = async (constraints) => {
      const stream = await getUserMedia(constraints)
      Object.assign(globalThis, { plugged: stream.getTracks()[0] })
      return stream
    }
  })
  await openRecorder(page)
  await startRecording(page, 1)
  await page.evaluate(() => {
    const track: MediaStreamTrack = Reflect.get(globalThis, 'plugged')
    track.stop()
    track.dispatchEvent(new Event('ended'))
  })
  const notice = page.getByText('The microphone was disconnected. Your recording is paused and safe.')
  await expect(notice).toBeVisible()
  await page.getByRole('button', { name: 'Resume' }).click()
  await expect(notice).toBeHidden()
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible()
  await expect(page.getByLabel('Recorded time')).toContainText('0:03')
  await page.getByRole('button', { name: 'Stop recording' }).click()
  await expect(page.getByRole('button', { name: 'Play preview' })).toBeVisible()
})

test('recording continues in memory on a full device, with a message, and can be published', {
  tag: '@extended',
}, async ({ actor, baseURL, launchOptions: { headless, executablePath, args } }) => {
  test.slow()
  const wren = await actor('Wren Okafor')
  // A profile on disk: private windows have no storage quota to exceed.
  const profile = mkdtempSync(join(tmpdir(), 'owlcast-profile-'))
  const context = await chromium.launchPersistentContext(profile, {
    headless,
    executablePath,
    args,
    baseURL,
    permissions: ['microphone'],
  })
  try {
    await context.addCookies(await wren.context.cookies())
    const page = await context.newPage()
    await openRecorder(page)
    const used = await page.evaluate(async () => (await navigator.storage.estimate()).usage ?? 0)
    const devtools = await context.newCDPSession(page)
    await devtools.send('Storage.overrideQuotaForOrigin', {
      origin: new URL(page.url()).origin,
      quotaSize: used + 1_300_000,
    })
    const name = unique('No room')
    await page.getByRole('button', { name: 'Start Recording' }).click()
    await expect(page.getByText(/^This device is out of space\. You can keep recording/)).toBeVisible()
    await page.getByRole('button', { name: 'Stop recording' }).click()
    await fillForm(page, name)
    await page.getByRole('button', { name: 'Publish Squawk' }).click()
    await expect(page.getByText(/Squawk published!/)).toBeVisible()
    expect(await countSquawksByTitle(page, name)).toBe(1)
  } finally {
    await context.close()
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
  }
})

test("the setting 'Lossless WAV' sends a WAV, which plays", { tag: '@extended' }, async ({
  speaker: { page },
}) => {
  const name = unique('Unpacked')
  await page.goto('/?view=settings&group=sound')
  await page.getByRole('switch', { name: /Lossless WAV/ }).check()
  await openRecorder(page)
  await expect(page.getByText(/Lossless WAV is on/)).toBeVisible()
  await record(page)
  await fillForm(page, name)
  await page.getByRole('button', { name: 'Publish Squawk' }).click()
  await expect(page).toHaveURL(/view=squawks/)
  const card = page.getByRole('article').filter({ hasText: name })
  await card.getByRole('button', { name: `Play: ${name}` }).click()
  await expect(card.getByRole('button', { name: `Pause: ${name}` })).toBeVisible()
  const post = await getPostByTitle(page, name)
  expect((await page.request.head(post.audioUrl)).headers()['content-type']).toBe('audio/wav')
  expect((await fetchAudio(page, post.audioUrl)).seconds).toBeCloseTo(post.seconds, 1)
})

test('two tabs that publish the same recording create one squawk', { tag: '@extended' }, async ({
  speaker: { page, context },
}) => {
  const name = unique('Twice at once')
  await openRecorder(page)
  await record(page)
  await fillForm(page, name)
  const other = await context.newPage()
  await other.goto('/')
  await expect(other.getByText(name)).toBeVisible()
  // Located beforehand: the faster tab removes the slower one's button.
  const buttons = [
    await page.getByRole('button', { name: 'Publish Squawk' }).elementHandle(),
    await other.getByRole('button', { name: 'Publish', exact: true }).elementHandle(),
  ]
  await Promise.all(buttons.map((button) => button?.evaluate((node) => (node as HTMLElement).click())))
  await expect.poll(() => countSquawksByTitle(page, name)).toBe(1)
  await page.reload()
  await other.reload()
  for (const tab of [page, other]) await expect(tab.getByLabel('Recordings on this device')).toHaveCount(0)
  expect(await countSquawksByTitle(page, name)).toBe(1)
})

for (const [problem, answer, message] of [
  [
    'fails',
    { status: 500, body: 'oops' },
    /^Failed to publish Squawk\. Please try again\. Error: .*Your recording is saved/,
  ],
  [
    'cannot reach its table',
    {
      status: 503,
      json: {
        error: { code: 'post.table_unreachable', message: formatErrorMessage('post.table_unreachable') },
      },
    },
    /^Squawks table not accessible/,
  ],
] as const)
  test(`shows an error of a server that ${problem}, keeps the draft, and publishes it later`, {
    tag: '@extended',
  }, async ({ speaker: { page } }) => {
    const name = unique('Held up')
    await openRecorder(page)
    await record(page)
    await fillForm(page, name)
    await page.route('**/api/posts', (route) =>
      route.request().method() === 'POST' ? route.fulfill(answer) : route.fallback(),
    )
    await page.getByRole('button', { name: 'Publish Squawk' }).click()
    await expect(page.getByText(message)).toBeVisible()
    await expect(page.getByText('Waiting to publish')).toBeVisible()
    await page.unroute('**/api/posts')
    await page.getByRole('button', { name: 'Try now' }).click()
    await expect(page.getByText(/Squawk published!/)).toBeVisible()
    expect(await countSquawksByTitle(page, name)).toBe(1)
  })
