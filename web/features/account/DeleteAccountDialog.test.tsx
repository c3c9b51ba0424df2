/** Deleting the account: what proves who one is, and the username typed as confirmation. */
import { expect, test } from 'vitest'
import {
  failWith,
  type Handlers,
  renderApp,
  replyInTurn,
  screen,
  waitFor,
  within,
} from '../../../tests/components'

const DATA = { files: 0, bytes: 0, phone: null, freshUntil: null }

async function openDialog(api: Handlers) {
  const app = await renderApp({ path: '/?view=settings&group=data', viewer: 'free', api })
  await app.user.click(await screen.findByRole('button', { name: 'Delete All My Data' }))
  return { ...app, dialog: within(await screen.findByRole('dialog', { name: 'Delete all your data?' })) }
}

test('asks for the password and the username, and says when the password is wrong', async () => {
  const receipt = { erasedAt: Date.now(), hadPayments: false, isEmailed: true, isDone: true }
  const { user, api, dialog, viewer } = await openDialog({
    'GET /api/me/data': () => ({ ...DATA, proof: 'password' }),
    'POST /api/me/erasure': replyInTurn(failWith('proof.password_wrong', {}, 'password'), () => receipt),
  })
  const username = viewer?.username ?? ''
  await waitFor(() => expect(dialog.getByLabelText('Your password')).toHaveFocus())
  await user.keyboard('a guess')
  await user.type(dialog.getByLabelText('Type your username to confirm'), username)
  await user.click(dialog.getByRole('button', { name: 'Delete All My Data' }))
  expect(await dialog.findByText(/That password isn’t right/)).toBeVisible()
  await user.clear(dialog.getByLabelText('Your password'))
  await user.type(dialog.getByLabelText('Your password'), 'a quiet canal')
  await user.click(dialog.getByRole('button', { name: 'Delete All My Data' }))
  expect(await screen.findByText('Your data has been deleted')).toBeVisible()
  expect(api.requestsTo('POST /api/me/erasure').map(({ body }) => body)).toEqual([
    { username, password: 'a guess' },
    { username, password: 'a quiet canal' },
  ])
})

test('asks to sign in again where a recent sign-in is the proof', async () => {
  const { dialog } = await openDialog({ 'GET /api/me/data': () => ({ ...DATA, proof: 'session' }) })
  expect(await dialog.findByText('Please sign in again first, so we know it’s you.')).toBeVisible()
  expect(dialog.getByRole('button', { name: 'Sign in again' })).toBeEnabled()
})

test('begins with the username after a recent sign-in', async () => {
  const freshUntil = Date.now() + 60_000
  const { dialog } = await openDialog({
    'GET /api/me/data': () => ({ ...DATA, proof: 'session', freshUntil }),
  })
  await waitFor(() => expect(dialog.getByLabelText('Type your username to confirm')).toHaveFocus())
})
