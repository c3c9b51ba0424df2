/** The dialog that creates an owlcast, in every display mode. Its behaviour is tested beside `CreateOwlcast.tsx`. */
import type { Page } from '@playwright/test'
import { expect, test } from './actors'
import { barriersInEveryLook } from './barriers'

const FEED = '/?view=owlcast'
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Create Owlcast' })
const create = (page: Page) => dialog(page).getByRole('button', { name: 'Create Owlcast' })

async function open(page: Page) {
  await page.goto(FEED)
  await page.getByRole('button', { name: 'Create Owlcast' }).first().click()
  await expect(dialog(page).getByLabel('Name')).toBeFocused()
}

test('axe finds nothing and nothing scrolls sideways, with Pro and without', { tag: '@a11y' }, async ({
  actor,
}) => {
  for (const pro of [false, true]) {
    const { page } = await actor('Mara Lindqvist', { pro })
    await open(page)
    if (pro) await dialog(page).getByText('Custom', { exact: true }).click()
    await dialog(page).getByLabel('Invitees').fill('@nobody_at_all, ines@example.org, hello')
    await expect(dialog(page).getByText('User @nobody_at_all not found.')).toBeVisible()
    await create(page).click()
    await expect(dialog(page).getByText('Please enter an Owlcast name')).toBeVisible()
    expect(await barriersInEveryLook(page)).toEqual([])
    await page.goto('/?view=record&mode=owlcast')
    await expect(page.getByLabel('Record into')).toBeVisible()
    expect(await barriersInEveryLook(page)).toEqual([])
  }
})
