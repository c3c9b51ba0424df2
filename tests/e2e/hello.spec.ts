/** The spoken hello of a profile, with a real microphone and real audio. */
import type { Page } from '@playwright/test'
import { expect, test } from './actors'
import { findAxeViolations } from './axe'
import { startRecording } from './recording-steps'

const getDisc = (page: Page, name: RegExp) => page.getByRole('button', { name })
const WORDS = 'I walk at night.'

/** Opens the recorder of the own profile, and records. */
async function recordHello(page: Page, seconds: number): Promise<void> {
  await page.goto('/?view=profile')
  await page.getByRole('button', { name: 'Record a hello' }).click()
  await startRecording(page, seconds)
  await page.getByRole('button', { name: 'Stop Recording' }).click()
  await expect(page.getByLabel('What you say')).toBeVisible()
  // Going offline sends a command to every worker; a terminating one never replies.
  await expect.poll(() => page.workers().length).toBe(0)
}

test('a hello is recorded on the own profile, heard by others, corrected and deleted', {
  tag: '@extended',
}, async ({ speaker, listener }) => {
  const { page } = speaker
  await recordHello(page, 2)
  await page.getByLabel('What you say').fill(WORDS)
  expect(await findAxeViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Save hello' }).click()
  await expect(page.getByText('Your hello is on your profile.')).toBeVisible()
  await expect(getDisc(page, /^Play your hello, 0:0/)).toBeVisible()
  await expect(page.getByText(`“${WORDS}”`)).toBeVisible()
  await expect(page.getByRole('button', { name: 'New hello, up to 0:15' })).toBeVisible()

  const { page: other } = listener
  await other.goto(`/?view=member&name=${speaker.username}`)
  const disc = getDisc(other, new RegExp(`^Play ${speaker.displayName}’s hello, 0:0`))
  await disc.click()
  await expect(disc).toHaveAttribute('aria-pressed', 'true')
  await expect(disc).toHaveAttribute('aria-pressed', 'false')
  await expect(other.getByText(`“${WORDS}”`)).toBeVisible()
  expect(await findAxeViolations(other)).toEqual([])

  await page.getByRole('button', { name: 'Edit Profile' }).click()
  const form = page.getByRole('form', { name: 'Your hello' })
  await form.getByLabel('What you say').fill('I walk at dawn.')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Profile updated successfully!')).toBeVisible()
  // Strangers get no event of a member without public posts.
  await other.reload()
  await expect(other.getByText('“I walk at dawn.”')).toBeVisible()
  await form.getByRole('button', { name: 'Delete hello' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete hello' }).click()
  await expect(form).toHaveCount(0)
  await other.reload()
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(disc).toHaveCount(0)
})

test('a hello that could not be sent waits on its page, and nothing of it is a post', {
  tag: '@extended',
}, async ({ speaker: { page } }) => {
  await recordHello(page, 1)
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Save hello' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await page.context().setOffline(false)
  await page.reload()
  await page.getByRole('button', { name: 'Save hello' }).click()
  await expect(getDisc(page, /^Play your hello/)).toBeVisible()
  await expect(page.getByRole('link', { name: '0 Squawks Posted' })).toBeVisible()
})
