/** Chromium is killed during a recording and restarted on the same profile. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '../actors'
import { fetchAudio } from '../decoded-audio'
import { getPostByTitle } from '../fetch-posts'
import { openKillableBrowser } from '../killable-browser'
import { startRecording } from '../recording-steps'
import { unique } from '../unique'
import { recordFault } from './record-fault'

const SPOKEN_SECONDS = 20
const KEPT_SECONDS = 18

test('a browser killed after 20 s of recording restores at least 18 s, which can be published', async ({
  speaker,
  launchOptions,
  baseURL,
}) => {
  const profile = mkdtempSync(join(tmpdir(), 'owlcast-profile-'))
  const cookies = await speaker.context.cookies()
  const openBrowser = async () => {
    const browser = await openKillableBrowser(profile, launchOptions)
    await browser.context.grantPermissions(['microphone'], baseURL ? { origin: baseURL } : {})
    await browser.context.addCookies(cookies)
    return browser
  }
  const name = unique('Killed')
  const first = await openBrowser()
  try {
    const { page } = first
    await page.goto(`${baseURL}/?view=record&mode=squawk`)
    await page.getByLabel('Title').fill(name)
    await page.getByLabel('Tags').fill('#fox')
    await startRecording(page, 1)
    const getRecordedSeconds = async () =>
      Number((await page.getByLabel('Recorded time').textContent())?.split(':')[1])
    await expect.poll(getRecordedSeconds, { timeout: 60_000 }).toBeGreaterThanOrEqual(SPOKEN_SECONDS)
  } finally {
    await first.kill()
  }

  const second = await openBrowser()
  try {
    const { page } = second
    await page.goto(`${baseURL}/`)
    await expect(page.getByText('Saved recording')).toBeVisible({ timeout: 30_000 })
    await expect(page.getByText(name)).toBeVisible()
    await page.getByRole('button', { name: 'Publish' }).click()
    await expect(page.getByText(/Squawk published!/)).toBeVisible({ timeout: 30_000 })
    const post = await getPostByTitle(speaker.page, name)
    const { seconds } = await fetchAudio(page, post.audioUrl)
    expect(seconds).toBeGreaterThanOrEqual(KEPT_SECONDS)
    recordFault({
      fault: `F4 Chromium is killed after ${SPOKEN_SECONDS} s of recording`,
      tried: 1,
      happened: `${seconds.toFixed(1)} s were restored after the restart and published`,
      checked: `the draft, the sound: at least ${KEPT_SECONDS} s`,
    })
  } finally {
    await second.close()
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
  }
})
