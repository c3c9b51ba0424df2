/** Opens the invitation form of a post from the menu of its card. */
import type { Locator } from '@playwright/test'
import { expect } from './actors'

/** Returns the field of the form, which has the focus. */
export async function openInviteForm(card: Locator): Promise<Locator> {
  await card
    .getByRole('button', { name: /^More actions for/ })
    .first()
    .click()
  await card.page().getByRole('menuitem', { name: 'Add Collaborator' }).click()
  const field = card.page().getByRole('dialog').getByRole('textbox', { name: 'Add Collaborator' })
  await expect(field).toBeFocused()
  return field
}
