/** A new password through the link of an email. */
import { expect, test } from 'vitest'
import {
  failWith,
  findAlert,
  getPath,
  renderApp,
  screen,
  waitFor,
  within,
} from '../../../../tests/components'

test('reports a used link and requests a new one', async () => {
  const { user, api } = await renderApp({
    path: '/?reset=made-up',
    api: { 'POST /api/auth/reset': failWith('auth.verification_invalid') },
  })
  const dialog = within(await screen.findByRole('dialog', { name: 'Choose a new password' }))
  await waitFor(() => expect(getPath()).toBe('/'))
  await user.type(dialog.getByLabelText('Password', { selector: 'input' }), 'a loud harbour at dawn{Enter}')
  expect(await findAlert('This link is invalid or has expired.', dialog)).toBeVisible()
  expect(api.requestsTo('POST /api/auth/reset').map(({ body }) => body)).toEqual([
    { token: 'made-up', password: 'a loud harbour at dawn' },
  ])
  await user.click(dialog.getByRole('button', { name: 'Get a new link' }))
  expect(await dialog.findByRole('button', { name: 'Send link' })).toBeVisible()
})
