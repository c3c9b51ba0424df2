/** Phone sign-in: errors for the number and the code, and the way back to the number. */
import { expect, onTestFinished, test, vi } from 'vitest'
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

test('takes a code that reached the number when no more is sent, and says when a new one was', async () => {
  const sent = { codeId: 'code_2', label: '+46 70 123 45 67' }
  const { user, api, dialog, number, send } = await openPhoneTab(failWith('request.rate_limited'))
  api.use({
    'POST /api/auth/phone/verify': replyInTurn(
      failWith('auth.code_invalid', {}, 'code'),
      () => ({ status: 'sent', sent }),
      () => ({ status: 'waiting' }),
    ),
  })
  await user.type(number, NUMBER)
  await user.click(send)
  const code = await dialog.findByLabelText('Verification code')
  expect(code).toHaveAccessibleDescription(/Any code that reached you in the last hour works here/)
  await user.type(code, '111111')
  expect(await dialog.findByText('Invalid verification code')).toBeVisible()
  await user.clear(code)
  await user.type(code, '222222')
  expect(await screen.findByText('That code was too old, so we sent you a new one.')).toBeVisible()
  await waitFor(() =>
    expect(dialog.getByLabelText('Verification code')).toHaveAccessibleDescription(
      /Enter the six digits we sent to \+46 70 123 45 67/,
    ),
  )
  await user.type(dialog.getByLabelText('Verification code'), '333333')
  await waitFor(() => expect(api.requestsTo('POST /api/auth/phone/verify')).toHaveLength(3))
  expect(api.requestsTo('POST /api/auth/phone/verify').map(({ body }) => body)).toEqual([
    { codeId: '', code: '111111', phone: NUMBER },
    { codeId: '', code: '222222', phone: NUMBER },
    { codeId: 'code_2', code: '333333' },
  ])
})

test('keeps the field of a code that was sent when a new one is refused', async () => {
  const sent = { codeId: 'code_1', label: '+46 70 123 45 67' }
  const { user, api, dialog, number, send } = await openPhoneTab(
    replyInTurn(() => sent, failWith('request.rate_limited')),
  )
  api.use({ 'POST /api/auth/phone/verify': () => ({ status: 'waiting' }) })
  await user.type(number, NUMBER)
  await user.click(send)
  const code = await dialog.findByLabelText('Verification code')
  await user.type(code, '12345')
  const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 61_000)
  onTestFinished(() => clock.mockRestore())
  await user.click(await dialog.findByRole('button', { name: 'Send a new code' }))
  expect(await findAlert('Too many tries. Please wait a moment and try again.', dialog)).toBeVisible()
  expect(code).toHaveValue('12345')
  await user.type(code, '6')
  await waitFor(() =>
    expect(api.requestsTo('POST /api/auth/phone/verify').map(({ body }) => body)).toEqual([
      { codeId: 'code_1', code: '123456', phone: NUMBER },
    ]),
  )
})

test('sends a code with its last digit, and a refused one again only by the button', async () => {
  const sent = { codeId: 'code_1', label: '+46 70 123 45 67' }
  const { user, api, dialog, number, send } = await openPhoneTab(() => sent)
  api.use({ 'POST /api/auth/phone/verify': failWith('auth.code_invalid', {}, 'code') })
  const listCodes = () =>
    api.requestsTo('POST /api/auth/phone/verify').map(({ body }) => (body as { code: string }).code)
  await user.type(number, NUMBER)
  await user.click(send)
  const code = await dialog.findByLabelText('Verification code')
  await user.type(code, '12345')
  expect(listCodes()).toEqual([])
  await user.type(code, '6')
  expect(await dialog.findByText('Invalid verification code')).toBeVisible()
  expect(listCodes()).toEqual(['123456'])
  await waitFor(() => expect(code).toHaveFocus())
  // A seventh digit changes nothing.
  await user.type(code, '7')
  expect(listCodes()).toEqual(['123456'])
  await user.click(dialog.getByRole('button', { name: 'Verify and sign in' }))
  await waitFor(() => expect(listCodes()).toEqual(['123456', '123456']))
  await user.type(code, '{Backspace}9')
  await waitFor(() => expect(listCodes()).toEqual(['123456', '123456', '123459']))
})
