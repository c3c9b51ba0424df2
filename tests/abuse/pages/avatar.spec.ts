/**
 * Threat X4 through the form and directly: files that are no pictures are rejected, pictures are redrawn, and nothing
 * executes.
 */
import type { Page } from '@playwright/test'
import { concatBytes, GIF, HTML, SVG, withChunk } from '../../support/pictures'
import { addFigure } from '../figures'
import { readFixture } from '../publish-posts'
import { expect, test, type ViewerWindow } from './server-fixture'

const encodeText = (text: string) => new TextEncoder().encode(text)
const PNG = readFixture('pictures/owl.png')

/** Draws, executes scripts, loads external resources and animates, as far as its context allows. */
const LIVELY_SVG =
  encodeText(`<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64" onload="top.__xss=1">
<script>top.__xss=1;alert(1)</script><rect width="64" height="64" fill="teal"/>
<image href="http://127.0.0.1:9999/seen"/><foreignObject><body xmlns="http://www.w3.org/1999/xhtml">
<img src="x" onerror="top.__xss=1"/></body></foreignObject></svg>`)
/** Two frames of one amber pixel. */
const MOVING_GIF = concatBytes(
  encodeText('GIF89a'),
  [1, 0, 1, 0, 0x80, 0, 0, 255, 191, 0, 0, 0, 0],
  ...[0, 1].map(() => [0x21, 0xf9, 4, 4, 10, 0, 0, 0, 0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0]),
  [0x3b],
  HTML,
)

type Chosen = { name: string; mimeType: string; buffer: Buffer }
const toFile = (name: string, mimeType: string, bytes: Uint8Array): Chosen => ({
  name,
  mimeType,
  buffer: Buffer.from(bytes),
})

/** Files chosen in the form, and whether they are accepted. */
const CHOSEN: [Chosen, isOne: boolean][] = [
  [toFile('owl.svg', 'image/svg+xml', LIVELY_SVG), false],
  [toFile('owl.png', 'image/png', LIVELY_SVG), false],
  [toFile('owl.html', 'text/html', HTML), false],
  [toFile('page.png', 'image/png', HTML), false],
  [toFile('"><svg onload=__xss=1>.png', 'image/png', HTML), false],
  [toFile('half.png', 'image/png', PNG.slice(0, PNG.length >> 1)), false],
  [toFile('nothing.png', 'image/png', new Uint8Array()), false],
  [toFile('broken.gif', 'image/gif', GIF), false],
  [toFile('moving.gif', 'image/gif', MOVING_GIF), true],
  [toFile('"><svg onload=__xss=1>.png', 'image/png', withChunk(PNG, 'tEXt', HTML)), true],
]

const form = (page: Page) => page.getByRole('form', { name: 'Edit your profile' })

async function openEditor({ page }: ViewerWindow): Promise<void> {
  await page.goto('/?view=profile')
  await page.getByRole('button', { name: 'Edit Profile' }).click()
}

/** Reads the picture as served. */
async function inspectPicture(page: Page, src: string) {
  return page.evaluate(async (url) => {
    const answer = await fetch(url)
    const bytes = new Uint8Array(await answer.arrayBuffer())
    const content = new TextDecoder('latin1').decode(bytes)
    const { width, height } = await createImageBitmap(new Blob([bytes]))
    return {
      type: answer.headers.get('content-type'),
      width,
      height,
      says: /<script|doctype|GIF8/i.test(content),
    }
  }, src)
}

test('the form rejects a file or redraws it', async ({ server, openWindow }) => {
  const wren = await server.createUser('Wren')
  const viewer = await openWindow(wren)
  const { page } = viewer
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await openEditor(viewer)
  for (const [chosen, isOne] of CHOSEN) {
    await form(page).locator('input[type=file]').setInputFiles(chosen)
    if (!isOne) {
      await expect(form(page).getByRole('alert'), chosen.name).toHaveText('Please select an image file')
      await expect(form(page).locator('.avatar img')).toHaveCount(0)
      expect(await viewer.flaws(), chosen.name).toEqual([])
      continue
    }
    await expect(form(page).locator('.avatar img')).toBeVisible()
    await form(page).getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Profile updated successfully!')).toBeVisible()
    const shownAvatar = page.locator('main .avatar img').first()
    // Uploaded by now.
    await expect(shownAvatar).toHaveAttribute('src', /^\//)
    const src = (await shownAvatar.getAttribute('src')) ?? ''
    expect(await inspectPicture(page, src), chosen.name).toMatchObject({
      width: 512,
      height: 512,
      says: false,
    })
    expect(await viewer.flaws(), chosen.name).toEqual([])
    await page.getByRole('button', { name: 'Edit Profile' }).click()
    await form(page).getByRole('button', { name: 'Remove' }).click()
  }
  expect(asked.filter((url) => !url.startsWith(server.origin) && !url.startsWith('blob:'))).toEqual([])
  addFigure('files chosen for a picture', CHOSEN.length, 'rejected with a message, or redrawn')
})

test('a picture sent past the form is shown and opened as a picture only', async ({ server, openWindow }) => {
  const sent = [SVG, LIVELY_SVG, HTML, GIF, MOVING_GIF, concatBytes(PNG, HTML), withChunk(PNG, 'tEXt', HTML)]
  let shown = 0
  for (const body of sent)
    for (const type of ['image/svg+xml', 'image/png', 'text/html']) {
      const wren = await server.createUser('Wren')
      const answer = await server.request('PUT /api/me/avatar', {
        as: wren,
        body,
        headers: { 'content-type': type },
      })
      const { avatarUrl } = (await answer.json()) as { avatarUrl?: string | null }
      if (!answer.ok) {
        expect(answer.status).toBeLessThan(500)
        continue
      }
      shown += 1
      const viewer = await openWindow(wren)
      const { page } = viewer
      await page.goto('/?view=profile')
      const image = page.locator('main .avatar img').first()
      await expect(image).toHaveAttribute('src', avatarUrl ?? '')
      await expect.poll(() => image.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0)
      expect(await inspectPicture(page, avatarUrl ?? '')).toMatchObject({ says: false })
      expect(await viewer.flaws()).toEqual([])
      await page.goto(`${avatarUrl}?x=.svg`)
      const opened = await page.evaluate(() => [
        document.contentType,
        document.scripts.length,
        document.images.length,
      ])
      expect(opened).toEqual([expect.stringMatching(/^image\/(png|webp|jpeg)$/), 0, 1])
      expect((await viewer.flaws()).filter((flaw) => !flaw.startsWith('console: '))).toEqual([])
      await viewer.context.close()
    }
  expect(shown).toBeGreaterThan(0)
  addFigure(
    'pictures sent past the form',
    sent.length * 3,
    `${shown} shown as a picture only, the rest rejected`,
  )
})
