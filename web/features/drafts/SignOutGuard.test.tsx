/** Signing out with a recording that is not published. */
import { expect, test, vi } from 'vitest'
import { renderApp, screen, waitFor } from '../../../tests/components'
import { getShownForm } from '../../../tests/components/forms'
import { record, setUpMicrophone } from '../../../tests/components/microphone'

setUpMicrophone()

async function recordAndSignOut() {
  const app = await renderApp({
    path: '/?view=record&mode=squawk',
    viewer: 'free',
    api: { 'POST /api/auth/sign-out': () => ({ ok: true }) },
  })
  const { user } = app
  await record(user)
  await user.click(screen.getByRole('button', { name: 'Sign Out' }))
  return app
}

test('says that a recording stays on the device', async () => {
  const { user, api } = await recordAndSignOut()
  await screen.findByRole('alertdialog', { name: 'Sign out with unsent recordings?' })
  expect(api.requestsTo('POST /api/auth/sign-out')).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Stay signed in' }))
  expect(getShownForm().state.at).toBe('stopped')
})

test('asks before it discards a recording that the device did not store', async () => {
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('Full.', 'QuotaExceededError')
  })
  const { user, api } = await recordAndSignOut()
  expect(await screen.findByRole('alertdialog', { name: 'Discard this recording?' })).toBeVisible()
  expect(api.requestsTo('POST /api/auth/sign-out')).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Keep it' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(getShownForm().state.at).toBe('stopped')
  await user.click(screen.getByRole('button', { name: 'Sign Out' }))
  await user.click(await screen.findByRole('button', { name: 'Discard' }))
  await waitFor(() => expect(api.requestsTo('POST /api/auth/sign-out')).toHaveLength(1))
})
