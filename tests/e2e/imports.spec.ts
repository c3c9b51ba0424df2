/** A podcast becomes an owlcast in Settings: its proof, its progress, what was left out, and a second run. */
import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { encodeText } from '../support/encode-text'
import { startPodcastHost } from '../support/podcast-host'
import { findAxeViolations } from './axe'
import { expect, test as own } from './own-server'
import { getFixturePath } from './podcast-steps'

const SCREENS = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
]

const test = own.extend<object, { podcastHost: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures of a function from this pattern
  podcastHost: [async ({}, use) => use(await startPodcastHost()), { scope: 'worker' }],
  serverVars: [async ({ podcastHost }, use) => use({ PODCAST_TEST_HOSTS: podcastHost }), { scope: 'worker' }],
})

const putPage = (url: string, body: BodyInit, type: string) =>
  fetch(url, { method: 'PUT', headers: { 'content-type': type }, body })

const createFeed = (description: string, items: { guid: string; url: string; duration: string }[]) =>
  `<?xml version="1.0"?><rss version="2.0" xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd"><channel><title>Night Trains</title><description>${description}</description><itunes:owner><itunes:email>host@pod.example</itunes:email></itunes:owner>${items
    .map(
      ({ guid, url, duration }) =>
        `<item><title>${guid}</title><guid>${guid}</guid><pubDate>Mon, 02 Jan 2023 08:00:00 GMT</pubDate><itunes:duration>${duration}</itunes:duration><enclosure url="${url}" length="1" type="audio/mpeg"/></item>`,
    )
    .join('')}</channel></rss>`

/** An MP3 of so many seconds in frames of 32 kbit/s, 104 bytes and 1,152 samples at 44.1 kHz. */
function createSilence(seconds: number): Buffer<ArrayBuffer> {
  const frame = Buffer.alloc(104)
  frame.set([0xff, 0xfb, 0x10, 0xc0])
  return Buffer.concat(Array.from({ length: Math.ceil((seconds * 44_100) / 1152) }, () => frame))
}

/** Checks a dialog at both sizes and in both schemes; takes pictures into the folder `SHOTS`. */
const createLook = (page: Page, dialog: Locator) => async (name: string) => {
  for (const size of SCREENS)
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.setViewportSize(size)
      await page.emulateMedia({ colorScheme })
      expect(await findAxeViolations(page, { within: 'dialog' })).toEqual([])
      const overflow = await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)
      expect(overflow).toBeLessThanOrEqual(0)
      if (process.env.SHOTS)
        await page.screenshot({ path: `${process.env.SHOTS}/${name}-${size.width}-${colorScheme}.png` })
    }
}

test('a podcaster imports a podcast, sees what was left out, and later what is new', {
  tag: '@extended',
}, async ({ actor, podcastHost }) => {
  const [feed, sound] = [`http://${podcastHost}/feed.xml`, `http://${podcastHost}/episode.mp3`]
  const long = `http://${podcastHost}/long.mp3`
  await putPage(sound, readFileSync(getFixturePath('speech-a.mp3')), 'audio/mpeg')
  await putPage(long, createSilence(326), 'audio/mpeg')
  const items = [
    { guid: 'The last tram', url: sound, duration: '0:10' },
    { guid: 'A very long night', url: long, duration: '0:10' },
  ]
  await putPage(feed, createFeed('About trains.', items), 'application/rss+xml')
  const { page } = await actor('Dele Marsh')
  await page.goto('/?view=settings&group=data')
  await page.getByRole('button', { name: 'Import', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Import a podcast' })
  await expect(dialog.getByText('No imports yet.')).toBeVisible()

  const look = createLook(page, dialog)

  await dialog.getByLabel('Address of the RSS feed').fill(`http://${podcastHost}/page`)
  await dialog.getByRole('button', { name: 'Read the feed' }).click()
  await expect(dialog.getByRole('alert')).toContainText('We found no podcast at this address')
  await dialog.getByLabel('Address of the RSS feed').fill(feed)
  await dialog.getByRole('button', { name: 'Read the feed' }).click()
  await expect(dialog.getByRole('heading', { name: 'Night Trains' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Check the feed' }).click()
  await expect(dialog.getByRole('alert')).toContainText('doesn’t have the code')
  await dialog.getByRole('button', { name: 'Send the code' }).click()
  await expect(dialog.getByText('We sent a code to h…@pod.example.')).toBeVisible()
  await look('imports-proof')

  const code = await dialog.getByText(/^owlcast-/).textContent()
  await putPage(feed, createFeed(`About trains. ${code}`, items), 'application/rss+xml')
  await dialog.getByRole('button', { name: 'Check the feed' }).click()
  await expect(dialog.getByRole('status')).toHaveText(
    'The import is finished. 1 episode imported. 1 was left out.',
  )
  await dialog.getByRole('button', { name: 'Episodes', exact: true }).click()
  await expect(dialog.getByRole('listitem').filter({ hasText: 'A very long night' }).last()).toContainText(
    'Longer than your plan allows',
  )
  await look('imports-finished')

  items.unshift({ guid: 'The first tram', url: sound, duration: '0:10' })
  await putPage(feed, createFeed(`About trains. ${code}`, items), 'application/rss+xml')
  await dialog.getByRole('button', { name: 'Look for new episodes' }).click()
  await expect(dialog.getByRole('status')).toHaveText(
    'The import is finished. 2 episodes imported. 1 was left out.',
  )
  await dialog.getByRole('link', { name: 'Open the Owlcast' }).click()
  await expect(page.getByText('Night Trains').first()).toBeVisible()
})

test('a page leads to its feed of other letters and without dates, and each episode has its reason', {
  tag: '@extended',
}, async ({ actor, podcastHost }) => {
  const origin = `http://${podcastHost}`
  const feed = `${origin}/${'a-long-way-to-the-feed-'.repeat(8)}.xml`
  await putPage(`${origin}/sound.mp3`, readFileSync(getFixturePath('speech-a.mp3')), 'audio/mpeg')
  await putPage(`${origin}/sound.html`, '<!doctype html><title>No sound', 'text/html')
  await putPage(
    `${origin}/home`,
    `<!doctype html><html><head><link rel="alternate" type="application/rss+xml" href="${feed}">
    <link rel="alternate" type="application/atom+xml" href="/other.xml"></head></html>`,
    'text/html',
  )
  const createItem = (title: string, sound: string | null) =>
    `<item><title>${title}</title>${sound === null ? '' : `<enclosure url="${sound}"/>`}</item>`
  const putFeed = (description: string) => {
    const items = [
      createItem('Последний трамвай', 'sound.mp3'),
      createItem('Страница', '/sound.html'),
      createItem('Тишина', null),
      createItem('Последний трамвай', 'sound.mp3'),
      ...Array.from({ length: 1001 }, () => createItem('Ещё', null)),
    ]
    const text = `<?xml version="1.0" encoding="windows-1251"?><rss version="2.0"><channel><title>Ночные поезда</title><description>${description}</description>${items.join('')}</channel></rss>`
    return putPage(feed, encodeText(text, 'windows-1251'), 'application/xml')
  }
  await putFeed('О поездах.')
  const { page } = await actor('Dele Marsh')
  await page.goto('/?view=settings')
  await page.getByRole('button', { name: 'Import', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Import a podcast' })
  const look = createLook(page, dialog)
  await dialog.getByLabel('Address of the RSS feed').fill(`feed://${podcastHost}/home`)
  await dialog.getByRole('button', { name: 'Read the feed' }).click()
  await expect(dialog.getByText('This page has more than one feed. Which one is it?')).toBeVisible()
  await look('imports-choice')
  await dialog.getByRole('button', { name: feed }).click()
  await expect(dialog.getByRole('heading', { name: 'Ночные поезда' })).toBeVisible()
  await expect(
    dialog.getByText('This feed has 5 more episodes. An import takes only the first 1,000.'),
  ).toBeVisible()
  await putFeed(`О поездах. ${await dialog.getByText(/^owlcast-/).textContent()}`)
  await dialog.getByRole('button', { name: 'Check the feed' }).click()
  await expect(dialog.getByRole('status')).toHaveText(
    'The import is finished. 1 episode imported. 999 were left out.',
  )
  await dialog.getByRole('button', { name: 'Episodes', exact: true }).click()
  const episodes = dialog.getByRole('list', { name: 'Episodes' }).getByRole('listitem')
  await expect(episodes.nth(0)).toHaveText('Последний трамвайImported')
  await expect(episodes.nth(1)).toHaveText('СтраницаNo MP3 or WAV file')
  await expect(episodes.nth(2)).toHaveText('ТишинаNo sound in this episode')
  await expect(episodes.nth(3)).toHaveText('Последний трамвайThis episode is in the feed twice')
  await look('imports-reasons')
})
