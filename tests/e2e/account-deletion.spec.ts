/** Data export and account deletion. */
import { readFile } from 'node:fs/promises'
import { unzipSync } from 'fflate'
import { expect, test } from './actors'
import { findAxeViolations, findAxeViolationsInAllModes } from './axe'
import { publishPost } from './publish-posts'
import { unique } from './unique'

test('a user exports their data, deletes the account, and disappears for others', {
  tag: ['@extended', '@looks'],
}, async ({ speaker, visitor }) => {
  const { page, username } = speaker
  const title = unique('The last fox')
  await publishPost(speaker, { title })
  await visitor.goto('/?view=squawks')
  await expect(visitor.getByRole('article', { name: title })).toBeVisible()
  const other = await speaker.context.newPage()
  await other.goto('/')

  await page.goto('/?view=settings&group=data')
  const data = page.locator('section', { has: page.getByRole('heading', { name: 'Data', exact: true }) })
  await expect(data.getByText(/One sound or picture, less than 1\sMB/)).toBeVisible()
  const download = page.waitForEvent('download')
  await data.getByRole('button', { name: 'Download' }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(new RegExp(`^owlcast-${username}-.*\\.zip$`))
  const files = unzipSync(new Uint8Array(await readFile(await file.path())))
  expect(Object.keys(files)).toContain('index.html')
  expect(Object.keys(files).filter((name) => name.endsWith('.mp3'))).toHaveLength(1)
  await expect(page.getByText('Your data is in your downloads.')).toBeVisible()

  await page.getByRole('button', { name: 'Delete All My Data' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete all your data?' })
  expect(await findAxeViolationsInAllModes(page, { within: 'dialog' })).toEqual([])
  const name = dialog.getByLabel('Type your username to confirm')
  await name.fill('another_name')
  await dialog.getByRole('button', { name: 'Delete All My Data' }).click()
  await expect(dialog.getByRole('alert')).toHaveText(
    `Type your username, @${username}, to confirm that you want to delete everything.`,
  )
  await expect(name).toBeFocused()
  await name.fill(`@${username}`)
  await dialog.getByRole('button', { name: 'Delete All My Data' }).click()

  await expect(page.getByRole('heading', { name: 'Your data has been deleted' })).toBeFocused()
  await expect(page.getByText(/No one can take your username for 90 days/)).toBeVisible()
  expect(await findAxeViolations(page, { within: 'main' })).toEqual([])
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('me')))).toEqual([])
  await expect(other.getByRole('button', { name: 'Sign In' }).first()).toBeVisible()
  await expect(visitor.getByRole('article', { name: title })).toHaveCount(0)
  await page.goto('/?view=settings&group=data')
  await expect(page.getByText('You’re not signed in')).toBeVisible()
})
