/** The dialog that creates an owlcast, in every display mode. Its behaviour is tested beside `CreateOwlcastDialog.tsx`. */
import type { Page } from '@playwright/test'
import { expect, test } from './actors'
import { findAxeViolationsInAllModes } from './axe'

const FEED = '/?view=owlcast'
const getDialog = (page: Page) => page.getByRole('dialog', { name: 'Create Owlcast' })
const getCreateButton = (page: Page) => getDialog(page).getByRole('button', { name: 'Create Owlcast' })

async function openDialog(page: Page) {
  await page.goto(FEED)
  await page.getByRole('button', { name: 'Create Owlcast' }).first().click()
  await expect(getDialog(page).getByLabel('Name')).toBeFocused()
}

test('axe finds nothing and nothing scrolls sideways, with Pro and without', { tag: '@a11y' }, async ({
  actor,
}) => {
  for (const pro of [false, true]) {
    const { page } = await actor('Mara Lindqvist', { pro })
    await openDialog(page)
    if (pro) await getDialog(page).getByText('Custom', { exact: true }).click()
    await getDialog(page).getByLabel('Invitees').fill('@nobody_at_all, ines@example.org, hello')
    await expect(getDialog(page).getByText('User @nobody_at_all not found.')).toBeVisible()
    await getCreateButton(page).click()
    await expect(getDialog(page).getByText('Please enter an Owlcast name')).toBeVisible()
    expect(await findAxeViolationsInAllModes(page)).toEqual([])
    await page.goto('/?view=record&mode=owlcast')
    await expect(page.getByLabel('Post to')).toBeVisible()
    expect(await findAxeViolationsInAllModes(page)).toEqual([])
  }
})
