/** Finding people one knows: contacts chosen on the device or read from a file, compared, followed, invited, removed. */
import type { Page } from '@playwright/test'
import { expect, test } from './actors'
import { barriersInEveryLook } from './barriers'

/** Stands for the picker that mobile browsers have: it refuses first, then hands over one contact. */
function havePicker() {
  let asked = 0
  const select = async () => {
    asked += 1
    if (asked === 1) throw new DOMException('Permission denied', 'SecurityError')
    return [{ name: ['Mother'], email: [], tel: ['+44 20 7946 0000'] }]
  }
  Object.defineProperty(navigator, 'contacts', { value: { select } })
}

const kept = (page: Page) => page.evaluate(() => localStorage.getItem('owlcast.contacts'))

test('contacts are compared, followed and invited, kept on the device alone, and go with the account', async ({
  speaker,
  listener: { page, username },
}) => {
  await page.addInitScript(havePicker)
  await page.goto('/?view=squawks')
  const headers = { origin: new URL(page.url()).origin }
  const data = { byEmail: true, byPhone: false }
  expect((await speaker.context.request.put('/api/me/discoverability', { data, headers })).ok()).toBe(true)

  // Who follows nobody is led here.
  await page.getByRole('radiogroup', { name: 'Whose voices' }).getByText('Following').click()
  await page.getByRole('link', { name: 'Find people you know' }).click()
  const dialog = page.getByRole('dialog', { name: 'Synced contacts' })
  await expect(dialog.getByText('Your contacts stay on this device.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Choose contacts' }).click()
  await expect(dialog.getByRole('alert')).toContainText('Contact access denied.')
  // Let go of beside the place for it, a file is read all the same: the browser would leave the page for it.
  const dropped = await page.evaluateHandle(() => {
    const data = new DataTransfer()
    data.items.add(new File(['nothing'], 'notes.txt', { type: 'text/plain' }))
    return data
  })
  await dialog.getByRole('heading').first().dispatchEvent('drop', { dataTransfer: dropped })
  await expect(dialog.getByRole('alert')).toHaveText(
    'Failed to import contacts: Only .csv and .vcf files can be read.',
  )

  const rows = [
    'Name,E-mail',
    `Wren from work,${speaker.email}`,
    '=cmd|evil,ada@example.net',
    'Ben,ben@example.net',
  ]
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'contacts.csv', mimeType: 'text/csv', buffer: Buffer.from(rows.join('\n')) })
  await expect(dialog.getByRole('heading', { name: 'On Owlcast (1)' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Choose contacts' }).click()
  await expect(dialog.getByRole('heading', { name: 'Invite (3)' })).toBeVisible()
  const follow = dialog.getByRole('button', { name: `Follow ${speaker.displayName}` })
  await follow.focus()
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('button', { name: `Following ${speaker.displayName}` })).toBeFocused()
  const invitation = dialog.getByRole('link', { name: 'Invite Ben by e-mail' })
  await expect(invitation).toHaveAttribute('href', new RegExp(`^mailto:ben@example.net\\?.*%40${username}$`))
  await expect(dialog.getByRole('button', { name: 'Share your link with Mother' })).toBeVisible()
  expect(await barriersInEveryLook(page, { within: 'dialog' })).toEqual([])

  await dialog.getByRole('searchbox').fill('evil')
  await expect(dialog.getByRole('listitem')).toHaveText([/=cmd\|evil/])
  // The first one empties the search.
  for (const _ of [1, 2]) await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  const stops = Promise.withResolvers<void>()
  await page.route('**/api/contacts/match', (route) => stops.promise.then(() => route.abort()))
  await page.reload()
  await page.getByRole('button', { name: 'Open synced contacts' }).click()
  await dialog.getByRole('button', { name: 'Sync again' }).click()
  // The same button ends it, from the first moment on.
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused()
  stops.resolve()
  await expect(dialog.getByRole('alert')).toContainText('Failed to sync contacts: ')
  await expect(dialog.getByRole('heading', { name: 'On Owlcast (1)' })).toBeVisible()
  const before = await kept(page)
  await dialog.getByRole('button', { name: 'Remove synced contacts' }).click()
  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(dialog.getByRole('button', { name: 'Import a file' })).toBeFocused()
  expect(await kept(page)).toBe(null)

  await page.evaluate((text) => localStorage.setItem('owlcast.contacts', text ?? ''), before)
  await page.keyboard.press('Escape')
  const found = page.getByRole('switch', { name: /Let people who have my e-mail find me/ })
  await found.press('Space')
  await expect(found).toBeChecked()
  await expect(page.getByRole('switch', { name: /Let people who have my number find me/ })).toBeDisabled()
  await page.locator('#main').getByRole('button', { name: 'Sign Out' }).click()
  await expect(page.getByRole('button', { name: 'Sign In' }).first()).toBeVisible()
  await expect.poll(() => kept(page)).toBe(null)
})
