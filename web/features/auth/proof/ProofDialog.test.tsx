/** Proving again who one is before a way into the account is turned on. */
import { expect, test } from 'vitest'
import { appError } from '../../../../domain/errors/errors'
import {
  failWith,
  findAlert,
  findBarriers,
  fireEvent,
  type Handlers,
  makeMe,
  renderApp,
  replyInTurn,
  screen,
  waitFor,
  within,
} from '../../../../tests/components'
import { listToasts } from '../../../ui/overlays/toast'

const PHONE = '+46 70 123 45 67'

const done = () => ({ ok: true as const })

async function turnOnNumber(api: Handlers) {
  const app = await renderApp({
    path: '/?view=settings&group=you',
    viewer: makeMe({ phone: '+46701234567', isPhonePaused: true }),
    api: {
      'POST /api/me/phone/enable': replyInTurn(failWith('proof.required'), done),
      ...api,
    },
  })
  const main = within(screen.getByRole('main'))
  expect(await main.findByText('Paused since your password was changed. Is it yours?')).toBeVisible()
  await app.user.click(main.getByRole('button', { name: 'Turn on again: signing in with your number' }))
  return { ...app, dialog: within(await screen.findByRole('dialog', { name: 'Is it you?' })) }
}

test('asks for the password, says when it is wrong, and then turns the number on', async () => {
  const { user, api, dialog } = await turnOnNumber({
    'GET /api/me/proof': () => ({ proof: 'password', phone: null }),
    'POST /api/me/proof': replyInTurn(failWith('proof.password_wrong', {}, 'password'), done),
  })
  const password = await dialog.findByLabelText('Your password')
  expect(await findBarriers(screen.getByRole('dialog'))).toEqual([])
  await user.type(password, 'a guess')
  await user.click(dialog.getByRole('button', { name: 'Confirm' }))
  expect(await dialog.findByText(/That password isn’t right/)).toBeVisible()
  await user.clear(password)
  await user.type(password, 'a quiet canal')
  await user.click(dialog.getByRole('button', { name: 'Confirm' }))
  expect(await screen.findByText('Turned on again. You can sign in with your number.')).toBeVisible()
  expect(api.requestsTo('POST /api/me/proof').map(({ body }) => body)).toEqual([
    { password: 'a guess' },
    { password: 'a quiet canal' },
  ])
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('sends a code to the number of an account without a password', async () => {
  const { user, api, dialog } = await turnOnNumber({
    'GET /api/me/proof': () => ({ proof: 'code', phone: PHONE }),
    'POST /api/me/proof/code': () => ({ codeId: 'cod_1', label: PHONE }),
    'POST /api/me/proof': done,
  })
  await waitFor(() => expect(dialog.getByRole('button', { name: `Send a code to ${PHONE}` })).toHaveFocus())
  // Nothing was sent yet.
  expect(dialog.queryByLabelText('The code we sent you')).toBeNull()
  expect(dialog.queryByText(`Enter the six digits we sent to ${PHONE}.`)).toBeNull()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(dialog.getByLabelText('The code we sent you')).toHaveFocus())
  expect(dialog.getByText(`Enter the six digits we sent to ${PHONE}.`)).toBeVisible()
  expect(await findBarriers(screen.getByRole('dialog'))).toEqual([])
  await user.keyboard('123456{Enter}')
  expect(await screen.findByText('Turned on again. You can sign in with your number.')).toBeVisible()
  expect(api.requestsTo('POST /api/me/proof').map(({ body }) => body)).toEqual([
    { codeId: 'cod_1', code: '123456' },
  ])
})

test('is in the password field, which can be shown, and takes Enter', async () => {
  const { user, api, dialog } = await turnOnNumber({
    'GET /api/me/proof': () => ({ proof: 'password', phone: null }),
    'POST /api/me/proof': done,
  })
  const password = await dialog.findByLabelText('Your password')
  await waitFor(() => expect(password).toHaveFocus())
  await user.keyboard('a quiet canal')
  await user.click(dialog.getByRole('button', { name: 'Show password' }))
  expect(password).toHaveAttribute('type', 'text')
  await user.click(password)
  await user.keyboard('{Enter}')
  expect(await screen.findByText('Turned on again. You can sign in with your number.')).toBeVisible()
  expect(api.requestsTo('POST /api/me/proof').map(({ body }) => body)).toEqual([
    { password: 'a quiet canal' },
  ])
})

test('says why a code was refused that was never sent', async () => {
  const { user, dialog } = await turnOnNumber({
    'GET /api/me/proof': () => ({ proof: 'code', phone: PHONE }),
    'POST /api/me/proof': failWith('auth.code_invalid', {}, 'code'),
  })
  await user.click(await dialog.findByRole('button', { name: 'Confirm' }))
  await findAlert(appError('auth.code_invalid').message, dialog)
  expect(dialog.getByRole('button', { name: `Send a code to ${PHONE}` })).toHaveFocus()
})

test.each(['Cancel', 'Close', 'Escape'])('changes nothing and says nothing after %s', async (way) => {
  const { user, api, dialog } = await turnOnNumber({
    'GET /api/me/proof': () => ({ proof: 'session', phone: null }),
  })
  expect(await dialog.findByText('Please sign in again first, so we know it’s you.')).toBeVisible()
  if (way === 'Escape') fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }))
  else await user.click(dialog.getByRole('button', { name: way }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const enable = screen.getByRole('button', { name: 'Turn on again: signing in with your number' })
  await waitFor(() => expect(enable).not.toHaveAttribute('aria-busy'))
  expect(screen.queryByText('Please confirm first that it’s you.')).toBeNull()
  expect(listToasts()).toEqual([])
  expect(api.requestsTo('POST /api/me/phone/enable')).toHaveLength(1)
})

test('says nothing in the dialog that asked for it either', async () => {
  const { user, api } = await renderApp({
    path: '/?view=settings&group=you',
    viewer: makeMe(),
    api: {
      'GET /api/me/proof': () => ({ proof: 'password', phone: null }),
      'POST /api/me/phone/code': failWith('proof.required'),
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Add a phone number' }))
  const own = within(await screen.findByRole('dialog', { name: 'Your phone number' }))
  await user.type(own.getByLabelText('Phone number'), '+46701234567{Enter}')
  const proof = within(await screen.findByRole('dialog', { name: 'Is it you?' }))
  await user.click(await proof.findByRole('button', { name: 'Cancel' }))
  const send = own.getByRole('button', { name: 'Send code' })
  await waitFor(() => expect(send).not.toHaveAttribute('aria-busy'))
  expect(api.requestsTo('POST /api/me/phone/code')).toHaveLength(1)
  for (const alert of screen.queryAllByRole('alert')) expect(alert).toBeEmptyDOMElement()
  expect(listToasts()).toEqual([])
})

test('makes room for the sign-in that is the proof', async () => {
  const { user, dialog } = await turnOnNumber({
    'GET /api/me/proof': () => ({ proof: 'session', phone: null }),
    'POST /api/auth/sign-out': done,
  })
  await user.click(await dialog.findByRole('button', { name: 'Sign in again' }))
  expect(await screen.findByText('Sign in again to continue.')).toBeVisible()
  expect(screen.queryByRole('dialog', { name: 'Is it you?' })).toBeNull()
  expect(listToasts()).toEqual([])
})
