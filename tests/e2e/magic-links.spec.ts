/** A message to a recipient without an account: opened from the email once, and owned after sign-up. */

import { brotliCompressSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { expect, test } from './actors'
import { measureSimilarity } from './audio-similarity'
import { readSpeech } from './audio-test'
import { findAxeViolationsInAllModes } from './axe'
import { fetchAudio } from './decoded-audio'
import { publishPost } from './publish-posts'
import { createCredentials, signUpByEmail } from './sign-up-steps'

const TITLE = 'By the lock gate'
const USED = 'This link has expired or has already been used. Please request a new link.'
const BUDGET_BYTES = 14 * 1024

/** Opens the newest email to an address and follows its link; returns the link. */
async function followEmailLink(page: Page, email: string): Promise<string> {
  await page.goto('/api/dev/outbox')
  const link = page.getByRole('article').filter({ hasText: email }).first().getByRole('link').first()
  const href = (await link.getAttribute('href')) ?? ''
  await link.click()
  await expect(page.getByRole('heading', { name: 'A voice message is waiting' })).toBeVisible()
  return href
}

async function expectSpeech(page: Page, audioUrl: string | null) {
  const heard = await fetchAudio(page, audioUrl ?? '')
  expect(measureSimilarity(readSpeech(), heard.samples)).toBeGreaterThan(0.9)
}

test('a recipient without an account opens a message once, plays it again, and owns it after sign-up', {
  tag: '@extended',
}, async ({ browser, speaker, visitor }) => {
  const mara = createCredentials()
  const post = await publishPost(speaker, {
    title: TITLE,
    description: 'Third night running.',
    recipient: mara.email,
  })
  const link = await followEmailLink(visitor, mara.email)
  // The token is removed from the address and survives a reload.
  await expect(visitor).toHaveURL(new RegExp(`/mue/${post.id}$`))
  await visitor.reload()
  await visitor.getByRole('button', { name: 'Open', exact: true }).click()
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(TITLE)
  await expect(visitor.getByRole('main')).toBeFocused()
  await expectSpeech(visitor, post.audioUrl)
  await visitor.reload()
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(TITLE)
  await visitor.getByRole('button', { name: `Play: ${TITLE}` }).click()
  await expect(visitor.getByRole('button', { name: `Pause: ${TITLE}` })).toBeVisible()
  await expectSpeech(visitor, post.audioUrl)

  // A forwarded link is refused; a new one goes to the original recipient.
  const friend = await (await browser.newContext()).newPage()
  await friend.goto(link)
  await friend.getByRole('button', { name: 'Open', exact: true }).click()
  await expect(friend.getByRole('alert')).toContainText(USED)
  await expect(friend.getByRole('heading', { name: 'Content Not Found' })).toBeVisible()
  expect((await friend.request.get(post.audioUrl ?? '')).status()).toBe(404)
  await friend.getByText('Technical details').click()
  await expect(friend.getByText('present')).toBeVisible()
  expect(await friend.content()).not.toContain(link.split('token=')[1])
  await friend.getByRole('button', { name: 'Send me a new link' }).click()
  await expect(friend.getByRole('alert')).toContainText('we’ve sent a new one')
  await friend.goto('/api/dev/outbox')
  await expect(friend.getByRole('article').filter({ hasText: `mail to ${mara.email}` })).toHaveCount(2)
  await friend.context().close()

  // Reply stores the post for the app.
  await visitor.getByRole('button', { name: 'Reply' }).click()
  await expect(visitor).toHaveURL(/reply=true/)
  const kept = await visitor.evaluate(() => sessionStorage.getItem('owlcast.reply'))
  expect(JSON.parse(kept ?? '{}')).toMatchObject({
    id: post.id,
    type: 'mue',
    title: TITLE,
    audio_url: post.audioUrl,
  })

  // After sign-up with the recipient's address the message opens in any browser.
  const elsewhere = await browser.newContext()
  const page = await signUpByEmail(elsewhere, mara)
  const seen = await page.request.get(`/api/posts/${post.id}`)
  expect(await seen.json()).toMatchObject({ id: post.id, title: TITLE })
  await page.goto(`/mue/${post.id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(TITLE)
  await expect(page.getByRole('link', { name: 'Open Owlcast' })).toBeVisible()
  await expectSpeech(page, post.audioUrl)
  await elsewhere.close()
})

test('opens, plays and refuses a message without JavaScript', async ({ browser, speaker }) => {
  const { email } = createCredentials()
  const post = await publishPost(speaker, { title: TITLE, recipient: email })
  const openPlainPage = async () => (await browser.newContext({ javaScriptEnabled: false })).newPage()
  const [mara, friend] = [await openPlainPage(), await openPlainPage()]
  const link = await followEmailLink(mara, email)
  await mara.getByRole('button', { name: 'Open', exact: true }).click()
  await expect(mara).toHaveURL(new RegExp(`/mue/${post.id}$`))
  await expect(mara.getByRole('heading', { level: 1 })).toHaveText(TITLE)
  const sound = mara.waitForResponse((answer) => answer.url().includes('/media/'))
  await mara.locator('audio').click({ position: { x: 24, y: 27 } })
  expect((await sound).ok()).toBe(true)
  await mara.reload()
  await expect(mara.getByRole('heading', { level: 1 })).toHaveText(TITLE)

  await friend.goto(link)
  await friend.getByRole('button', { name: 'Open', exact: true }).click()
  await expect(friend.getByRole('alert')).toContainText(USED)
  await friend.getByRole('button', { name: 'Send me a new link' }).click()
  await expect(friend.getByRole('alert')).toContainText('we’ve sent a new one')
  for (const page of [mara, friend]) await page.context().close()
})

test('waiting and refused pages pass axe in every display mode and fit one round trip', {
  tag: '@a11y',
}, async ({ visitor }) => {
  const path = `/mue/post_nowhere?token=${'A'.repeat(43)}`
  expect(brotliCompressSync(await (await visitor.request.get(path)).text()).byteLength).toBeLessThan(
    BUDGET_BYTES,
  )
  await visitor.goto(path)
  await expect(visitor).toHaveURL(/\/mue\/post_nowhere$/)
  expect(await findAxeViolationsInAllModes(visitor)).toEqual([])
  await visitor.getByRole('button', { name: 'Open', exact: true }).click()
  await expect(visitor.getByRole('alert')).toContainText('This link is invalid or has expired.')
  expect(await findAxeViolationsInAllModes(visitor)).toEqual([])
})
