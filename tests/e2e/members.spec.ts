/** A member's page: following, playing and mentions. */
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from './actors'
import { findAxeViolations } from './axe'
import { publishPost } from './publish-posts'
import { unique } from './unique'

test('a member is followed on their page and then heard live in the Following feed', {
  tag: '@extended',
}, async ({ speaker, listener: { page, ...listener } }) => {
  const fox = unique('The fox is back')
  await publishPost(speaker, { title: fox, description: `Hear it, @${listener.username}` })
  await page.goto('/?view=squawks')
  const card = page.getByRole('article').filter({ hasText: fox })
  // A mention links to the mentioned member, the author's name to the author.
  await expect(card.getByRole('link', { name: `@${listener.username}` })).toHaveAttribute(
    'href',
    `/?view=member&name=${listener.username}`,
  )
  await card.getByRole('link', { name: speaker.displayName }).click()
  await expect(page).toHaveURL(new RegExp(`view=member&name=${speaker.username}$`))
  await expect(page.getByRole('heading', { level: 1, name: speaker.displayName })).toBeVisible()
  await expect(page.getByText('1 post', { exact: true })).toBeVisible()
  await expect(page.getByRole('article').filter({ hasText: fox })).toBeVisible()

  await page.getByRole('button', { name: `Follow ${speaker.displayName}` }).click()
  await expect(page.getByRole('button', { name: `Following ${speaker.displayName}` })).toBeVisible()
  await page.getByRole('button', { name: '1 follower' }).click()
  const people = page.getByRole('dialog', { name: 'Followers' })
  await expect(people.getByRole('link', { name: listener.displayName })).toBeVisible()
  await page.keyboard.press('Escape')
  expect(await findAxeViolations(page)).toEqual([])

  const caughtUp = page.waitForResponse(/from=following/)
  // The mention counts as unread.
  await page.getByRole('link', { name: 'Squawk new' }).click()
  await page.getByRole('radiogroup', { name: 'Show posts from' }).getByText('Following').click()
  await caughtUp
  await expect(page.getByRole('article')).toHaveCount(1)
  const river = unique('Low water')
  await publishPost(speaker, { title: river })
  await expect(page.getByRole('article').filter({ hasText: river })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('radio', { name: 'Following' })).toBeChecked()
  await expect(page.getByRole('article')).toHaveCount(2)
})

test('a member’s public page fits one round trip, plays without JavaScript, and links to following', async ({
  browser,
  speaker,
  listener,
}) => {
  const draft = {
    title: unique('The fox is back'),
    description: `${'word '.repeat(300)}@${listener.username}`,
  }
  for (let n = 0; n < 3; n++) await publishPost(speaker, draft)
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  const answer = await page.goto(`/@${speaker.username}`)
  expect(brotliCompressSync(await (answer?.text() ?? '')).byteLength).toBeLessThan(14 * 1024)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(speaker.displayName)
  await expect(page.locator('audio[controls]')).toHaveCount(3)
  const sound = page.waitForResponse((response) => response.url().includes('/media/'))
  await page
    .locator('audio')
    .first()
    .click({ position: { x: 24, y: 27 } })
  expect((await sound).ok()).toBe(true)
  await page.getByRole('link', { name: 'Follow on Owlcast' }).click()
  await expect(page).toHaveURL(`/?view=member&name=${speaker.username}`)
  await context.close()
  await listener.page.goto(`/@${speaker.username}`)
  expect(await findAxeViolations(listener.page)).toEqual([])
})

test('a public page plays with our own player, by pointer and by keyboard', { tag: '@extended' }, async ({
  speaker,
  visitor,
}) => {
  const [first, second] = [unique('First light'), unique('Second light')]
  await publishPost(speaker, { title: first })
  await publishPost(speaker, { title: second })
  await visitor.goto(`/@${speaker.username}`)
  await expect(visitor.locator('audio[controls]')).toHaveCount(0)
  await visitor.getByRole('button', { name: `Play: ${first}` }).click()
  await expect(visitor.getByRole('button', { name: `Pause: ${first}` })).toBeVisible()
  await visitor.getByRole('button', { name: `Play: ${second}` }).focus()
  await visitor.keyboard.press('Enter')
  await expect(visitor.getByRole('button', { name: `Pause: ${second}` })).toBeVisible()
  await expect(visitor.getByRole('button', { name: `Play: ${first}` })).toBeVisible()
  await visitor.getByRole('slider', { name: `Seek in ${second}` }).focus()
  await visitor.keyboard.press('End')
  await expect(visitor.getByRole('button', { name: `Play: ${second}` })).toBeVisible()
  expect(await findAxeViolations(visitor)).toEqual([])
})
