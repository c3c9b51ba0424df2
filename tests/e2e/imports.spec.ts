/** A podcast becomes an owlcast in Settings: its proof, its progress, what was left out, and a second run. */
import { readFileSync } from 'node:fs'
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

test('a podcaster imports a podcast, sees what was left out, and later what is new', {
  tag: '@extended',
}, async ({ actor, podcastHost }) => {
  const [feed, sound] = [`http://${podcastHost}/feed.xml`, `http://${podcastHost}/episode.mp3`]
  await putPage(sound, readFileSync(getFixturePath('speech-a.mp3')), 'audio/mpeg')
  const items = [
    { guid: 'The last tram', url: sound, duration: '0:10' },
    { guid: 'A very long night', url: sound, duration: '2:00:00' },
  ]
  await putPage(feed, createFeed('About trains.', items), 'application/rss+xml')
  const { page } = await actor('Dele Marsh')
  await page.goto('/?view=settings')
  await page.getByRole('button', { name: 'Import', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Import a podcast' })
  await expect(dialog.getByText('No imports yet.')).toBeVisible()

  const look = async (name: string) => {
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
