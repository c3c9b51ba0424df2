/** Sign-in with Google: messages for unreachable, cancelled and failed. */
import { describe, expect, test } from 'vitest'
import {
  findAlert,
  findBarriers,
  getPath,
  makeSession,
  renderApp,
  screen,
  setOnline,
  waitFor,
  within,
} from '../../../tests/components'

async function openDialog(path = '/') {
  const app = await renderApp({
    path,
    api: {
      'GET /api/session': () =>
        makeSession(null, { signIn: { methods: ['email', 'google'], mailbox: null } }),
    },
  })
  if (path === '/') {
    const [button] = await screen.findAllByRole('button', { name: 'Sign In' })
    if (button) await app.user.click(button)
  }
  const dialog = within(await screen.findByRole('dialog'))
  const google = await dialog.findByRole('button', { name: 'Continue with Google' })
  return { ...app, dialog, google }
}

test('reports that the device is offline and stays on the page', async () => {
  const { user, dialog, google } = await openDialog()
  setOnline(false)
  await user.click(google)
  expect(await findAlert('You’re offline.', dialog)).toBeVisible()
  expect(google).toBeEnabled()
  expect(getPath()).toBe('/')
})

describe('return from Google', () => {
  test('shows the sign-in methods without an error after a cancellation', async () => {
    const { dialog } = await openDialog('/?signed-in=cancelled')
    expect(dialog.getByRole('tab', { name: 'Email' })).toBeVisible()
    expect(dialog.queryByText('Failed to sign in with Google')).toBeNull()
    await waitFor(() => expect(getPath()).toBe('/'))
  })

  test('reports a failure without axe violations', async () => {
    const { dialog } = await openDialog('/?signed-in=failed')
    expect(await findAlert('Failed to sign in with Google', dialog)).toBeVisible()
    expect(await findBarriers(screen.getByRole('dialog'))).toEqual([])
    await waitFor(() => expect(getPath()).toBe('/'))
  })
})
