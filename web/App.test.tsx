/** The whole app around a view that throws. */
import { expect, onTestFinished, test, vi } from 'vitest'
import { findBarriers, renderApp, screen, within } from '../tests/components'

test('shows an error with a way out when a view throws, and keeps the navigation', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.doMock('./screens/SettingsScreen', () => ({
    get SettingsScreen() {
      throw new Error('the branch broke')
    },
  }))
  onTestFinished(() => vi.doUnmock('./screens/SettingsScreen'))
  const reloadPage = vi.spyOn(location, 'reload').mockImplementation(() => undefined)
  const first = await renderApp({ path: '/?view=settings' })
  const { user, reload } = await first.reload()
  expect(await screen.findByRole('heading', { name: 'Something went wrong' })).toBeVisible()
  await user.click(await screen.findByText('Error details'))
  expect(screen.getByText(/the branch broke/)).toBeVisible()
  expect(screen.getByRole('navigation', { name: 'Main' })).toBeVisible()
  expect(await findBarriers()).toEqual([])
  vi.doUnmock('./screens/SettingsScreen')
  await user.click(screen.getByRole('button', { name: 'Reload App' }))
  expect(reloadPage).toHaveBeenCalledOnce()
  await reload()
  const main = within(screen.getByRole('main'))
  expect(await main.findByRole('heading', { name: 'Settings' })).toBeVisible()
})
