/** Phone sign-in: errors for the number and the code, and the way back to the number. */
import { expect, test } from 'vitest'
import {
  failServer,
  failWith,
  findAlert,
  type Handlers,
  renderApp,
  replyInTurn,
  screen,
  setOnline,
  waitFor,
  within,
} from '../../../../tests/components'

const NUMBER = '+46701234567'

async function openPhoneTab(answer: Handlers['POST /api/auth/phone/code']) {
  const app = await renderApp({ api: answer ? { 'POST /api/auth/phone/code': answer } : {} })
  const [button] = await screen.findAllByRole('button', { name: 'Sign In' })
  if (button) await app.user.click(button)
  const dialog = within(await screen.findByRole('dialog'))
  await app.user.click(await dialog.findByRole('tab', { name: 'Phone' }))
  const number = await dialog.findByLabelText('Phone number')
  const send = dialog.getByRole('button', { name: 'Send code' })
  return { ...app, dialog, number, send }
}

test('shows the error of the number at its field', async () => {
  const { user, api, dialog, number, send } = await openPhoneTab(
    failWith('recipient.phone_country', {}, 'phone'),
  )
  await user.click(send)
  expect(await dialog.findByText('Please enter your phone number')).toBeVisible()
  await waitFor(() => expect(number).toHaveFocus())
  expect(api.requestsTo('POST /api/auth/phone/code')).toEqual([])
  await user.type(number, '070 123 45 67')
  await user.click(send)
  expect(await dialog.findByText(/Please add the country code/)).toBeVisible()
  expect(number).toHaveAccessibleDescription(/country code/)
})

test('shows why no code was sent and why a code is wrong, and goes back to the number', async () => {
  const sent = { codeId: 'code_1', label: '+46 70 123 45 67' }
  const { user, api, dialog, number, send } = await openPhoneTab(replyInTurn(failServer(500), () => sent))
  await user.type(number, NUMBER)
  setOnline(false)
  await user.click(send)
  expect(await findAlert('You’re offline.', dialog)).toBeVisible()
  setOnline(true)
  await user.click(send)
  expect(await findAlert('Failed to send verification code', dialog)).toBeVisible()
  await user.click(send)
  const verify = await dialog.findByRole('button', { name: 'Verify and sign in' })
  const code = dialog.getByLabelText('Verification code')
  await waitFor(() => expect(code).toHaveFocus())
  await user.click(verify)
  expect(await dialog.findByText('Please enter the verification code')).toBeVisible()
  await user.type(code, '12345')
  await user.click(verify)
  expect(await dialog.findByText('Please enter the 6 digits of the code.')).toBeVisible()
  expect(api.requestsTo('POST /api/auth/phone/verify')).toEqual([])
  await user.click(dialog.getByRole('button', { name: 'Back' }))
  expect(dialog.getByLabelText('Phone number')).toHaveValue(NUMBER)
})
