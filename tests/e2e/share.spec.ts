import { createServer } from 'node:http'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from './actors'
import { findAxeViolations } from './axe'
import { publish, publishPost } from './publish-posts'

const BUDGET_BYTES = 14 * 1024
const toPath = (id: string) => `/squawk/${id}`

test('a shared link opens, plays, copies and leads to a reply', async ({ speaker, visitor }) => {
  const errors: string[] = []
  visitor.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  visitor.on('pageerror', (error) => errors.push(error.message))
  const post = await publishPost(speaker, { title: 'The fox is back', description: 'Third night running.' })
  await visitor.goto(toPath(post.id))
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('The fox is back')
  await visitor.getByRole('button', { name: 'Play: The fox is back' }).click()
  await expect(visitor.getByRole('button', { name: 'Pause: The fox is back' })).toBeVisible()
  await visitor.getByRole('slider').focus()
  await visitor.keyboard.press('End')
  await expect(visitor.getByRole('button', { name: 'Play: The fox is back' })).toBeVisible()

  await visitor.getByRole('button', { name: 'Copy Link' }).click()
  await expect(visitor.getByText('Link copied to clipboard!')).toBeVisible()
  expect(await visitor.evaluate(() => navigator.clipboard.readText())).toBe(
    new URL(toPath(post.id), visitor.url()).href,
  )
  expect(await findAxeViolations(visitor)).toEqual([])
  expect(errors).toEqual([])

  // The app would remove the context as soon as it has read it.
  await visitor.route(/reply=true/, (route) => route.fulfill({ contentType: 'text/html', body: '' }))
  await visitor.getByRole('button', { name: 'Reply' }).click()
  await expect(visitor).toHaveURL(/\/\?.*reply=true/)
  expect(new URL(visitor.url()).searchParams.get('view')).toBe('squawks')
  const kept = await visitor.evaluate(() => sessionStorage.getItem('owlcast.reply'))
  expect(JSON.parse(kept ?? '{}')).toEqual({
    id: post.id,
    type: 'squawk',
    title: 'The fox is back',
    author: speaker.displayName,
    content: 'Third night running.',
    audio_url: post.audioUrl,
  })
})

test('formats no date while it is hydrated, which would block a phone', async ({ speaker, visitor }) => {
  // What lasts shows its date; a squawk its time left.
  const detail = { songTitle: 'Low tide', author: 'Wren Okafor', isOriginal: true }
  const post = await publish(speaker, 'nightingale', { title: 'Low tide', tags: [], detail })
  await visitor.addInitScript(() => {
    Intl.DateTimeFormat = new Proxy(Intl.DateTimeFormat, {
      construct(Format, options) {
        document.documentElement.dataset.formatted = 'true'
        return Reflect.construct(Format, options)
      },
    })
  })
  await visitor.goto(`/nightingale/${post.id}`)
  await expect(visitor.getByRole('slider')).toBeVisible()
  await expect(visitor.locator('html')).not.toHaveAttribute('data-formatted')
  await expect(visitor.locator('time')).toHaveText(/^\d{1,2} \w+ \d{4}$/)
})

test('reads, plays and replies without JavaScript', async ({ browser, speaker }) => {
  const post = await publishPost(speaker, { title: 'The fox is back' })
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(toPath(post.id))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The fox is back')
  await expect(page.locator('audio[controls]')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Copy Link' })).toBeHidden()
  await expect(page.getByText(toPath(post.id))).toBeVisible()
  // Of the browser's own controls, the play button is at the left end.
  const sound = page.waitForResponse((answer) => answer.url().includes('/media/'))
  await page.locator('audio').click({ position: { x: 24, y: 27 } })
  expect((await sound).ok()).toBe(true)
  await page.getByRole('button', { name: 'Reply' }).click()
  await expect(page).toHaveURL(/reply=true&view=squawks/)
  await context.close()
})

test('page and styles fit the first round trip', async ({ request, speaker }) => {
  const post = await publishPost(speaker, { title: 'T'.repeat(100), description: 'word '.repeat(80) })
  for (const path of [toPath(post.id), `/embed${toPath(post.id)}`, toPath('post_nowhere')]) {
    const text = await (await request.get(path)).text()
    expect(text).toContain('<style>')
    expect(brotliCompressSync(text).byteLength).toBeLessThan(BUDGET_BYTES)
  }
})

test('the embed may be framed by any site, the page by none', { tag: '@extended' }, async ({
  speaker,
  visitor,
  baseURL,
}) => {
  const post = await publishPost(speaker, { title: 'The fox is back' })
  const frame = (path: string) => `<iframe src="${baseURL}${path}" width="480" height="220"></iframe>`
  const other = createServer((_, answer) => {
    answer.setHeader('content-type', 'text/html')
    answer.end(frame(`/embed${toPath(post.id)}`) + frame(toPath(post.id)))
  })
  await new Promise<void>((listening) => other.listen(0, '127.0.0.1', listening))
  const address = other.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  await visitor.goto(`http://127.0.0.1:${address.port}/`)
  const [embed, page] = [visitor.frameLocator('iframe >> nth=0'), visitor.frameLocator('iframe >> nth=1')]
  await expect(embed.getByRole('heading', { name: 'The fox is back' })).toBeVisible()
  await expect(embed.getByRole('button', { name: 'Play: The fox is back' })).toBeVisible()
  await expect(embed.locator('audio[controls]')).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'The fox is back' })).toHaveCount(0)
  other.close()
  await visitor.goto(`${baseURL}/embed${toPath(post.id)}`)
  expect(await findAxeViolations(visitor)).toEqual([])
})
