/** The own profile: changes appear live in other windows. */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { createExif, withSegment } from '../support/pictures'
import { expect, test } from './actors'
import { publishPost } from './publish-posts'
import { unique } from './unique'

const JPEG = readFileSync(fileURLToPath(new URL('../fixtures/pictures/owl.jpg', import.meta.url)))
/** Amber on the left, blue on the right, with an Exif rotation: upright, amber is on top. */
const PHOTO = {
  name: 'owl.jpg',
  mimeType: 'image/jpeg',
  buffer: Buffer.from(withSegment(JPEG, 0xe1, createExif(6))),
}

const edit = (page: Page) => page.getByRole('button', { name: 'Edit Profile' })
const form = (page: Page) => page.getByRole('form', { name: 'Edit your profile' })
const file = (page: Page) => form(page).locator('input[type=file]')

/** Returns the size of a picture, the blue of its upper and lower half, and whether it has Exif data. */
function inspectPicture(page: Page, src: string) {
  return page.evaluate(async (url) => {
    const bytes = await (await fetch(url)).arrayBuffer()
    const image = await createImageBitmap(new Blob([bytes]))
    const { width, height } = image
    const context = new OffscreenCanvas(width, height).getContext('2d')
    context?.drawImage(image, 0, 0)
    const blueAt = (part: number) => context?.getImageData(width / 2, height * part, 1, 1).data[2] ?? 0
    const isTelling = new TextDecoder('latin1').decode(bytes).includes('Exif')
    return { width, height, top: blueAt(0.25), bottom: blueAt(0.75), isTelling }
  }, src)
}

test('a new name and picture appear on every card live, and the old username still links to the member', {
  tag: '@extended',
}, async ({ speaker, listener }) => {
  const fox = unique('The fox is back')
  await publishPost(speaker, { title: fox })
  await listener.page.goto('/?view=speace')
  const card = listener.page.getByRole('article').filter({ hasText: fox })
  await expect(card).toContainText('Wren Okafor')

  const { page } = speaker
  await page.goto('/?view=settings')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Profile' }).click()
  await expect(page.getByRole('link', { name: '1 Squawks Posted' })).toBeVisible()
  // Back is there on desktops, too (S2.3-45).
  await page.getByRole('button', { name: 'Back', exact: true }).click()
  await expect(page).toHaveURL(/view=settings/)
  await page.goForward()
  await edit(page).click()
  await expect(form(page).getByLabel('Display name')).toBeFocused()
  await file(page).setInputFiles(PHOTO)
  await expect(form(page).getByRole('button', { name: 'Change picture' })).toBeVisible()
  await form(page).getByLabel('Display name').fill('Ada Lark')
  const name = unique('lark').toLowerCase().replace(/\W+/g, '_').slice(0, 30)
  await form(page).getByLabel('Username').fill(name.toUpperCase())
  await page.keyboard.press('Enter')
  await expect(page.getByText('Profile updated successfully!')).toBeVisible()
  await expect(edit(page)).toBeFocused()
  await expect(page.getByRole('heading', { name: 'Ada Lark' })).toBeVisible()

  await expect(card).toContainText('Ada Lark')
  const src = await card.locator('.avatar img').first().getAttribute('src')
  const seen = await inspectPicture(listener.page, src ?? '')
  expect(seen).toMatchObject({ width: 512, height: 512, isTelling: false })
  expect(seen.top).toBeLessThan(120)
  expect(seen.bottom).toBeGreaterThan(150)

  await listener.page.goto(`/?view=member&name=${speaker.username}`)
  await expect(listener.page.getByRole('heading', { level: 1, name: 'Ada Lark' })).toBeVisible()

  await page.getByRole('link', { name: '1 Squawks Posted' }).click()
  await expect(page).toHaveURL(/view=my-squawks&filter=spaces/)
  await expect(page.getByRole('article')).toHaveCount(1)
})
