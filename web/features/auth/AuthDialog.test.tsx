/** Sign-in and sign-up: messages for missing, refused and unsent input, and kept values. */
import { describe, expect, test, vi } from 'vitest'
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
} from '../../../tests/components'

const PASSWORD = 'a quiet canal at dusk'

/** Opens the dialog on the given tab. */
async function openDialog(tab: 'Email' | 'Sign up', api: Handlers = {}) {
  const app = await renderApp({ api })
  const [button] = await screen.findAllByRole('button', { name: 'Sign In' })
  if (button) await app.user.click(button)
  const dialog = within(await screen.findByRole('dialog'))
  await app.user.click(await dialog.findByRole('tab', { name: tab }))
  const username = () => dialog.getByLabelText(/^Username/)
  const email = () => dialog.getByLabelText('Email', { selector: 'input' })
  await waitFor(() => expect(tab === 'Email' ? email() : username()).toHaveFocus())
  return {
    ...app,
    dialog,
    username,
    email,
    password: () => dialog.getByLabelText(/^Password/, { selector: 'input' }),
    age: () => dialog.getByLabelText(/I am 18 or over/),
    create: () => dialog.getByRole('button', { name: 'Create account' }),
  }
}
type OpenDialog = Awaited<ReturnType<typeof openDialog>>

async function fillSignUp({ user, dialog, username, email, password, age }: OpenDialog) {
  await user.type(username(), 'mara')
  await user.type(dialog.getByLabelText(/^Display name/), 'Mara Lindqvist')
  await user.type(email(), 'mara@example.org')
  await user.type(password(), PASSWORD)
  await user.click(age())
}

test('focuses the first field of a tab before the next frame, which may come late', async () => {
  const { user, dialog, username } = await openDialog('Email')
  vi.spyOn(window, 'requestAnimationFrame').mockReturnValue(0)
  await user.click(dialog.getByRole('tab', { name: 'Sign up' }))
  await waitFor(() => expect(username()).toHaveFocus())
})

describe('sign-in', () => {
  test('focuses the missing password and sends no request', async () => {
    const { user, api, dialog, email, password } = await openDialog('Email')
    await user.type(email(), 'mara@example.org')
    await user.click(dialog.getByRole('button', { name: 'Sign in' }))
    expect(await dialog.findByText('Please enter both email and password')).toBeVisible()
    await waitFor(() => expect(password()).toHaveFocus())
    expect(api.requestsTo('POST /api/auth/sign-in')).toEqual([])
  })

  test('copies the typed address to the sign-up tab', async () => {
    const { user, dialog, email } = await openDialog('Email')
    await user.type(email(), 'mara@example.org')
    await user.click(dialog.getByRole('tab', { name: 'Sign up' }))
    expect(dialog.getByRole('heading', { name: 'Find your voice' })).toBeVisible()
    expect(email()).toHaveValue('mara@example.org')
  })
})

describe('sign-up', () => {
  test('names one missing field after the other, focuses it and keeps the values', async () => {
    const { user, api, dialog, username, email, password, age, create } = await openDialog('Sign up')
    await user.type(email(), 'mara@example.org')
    await user.click(create())
    expect(await dialog.findByText('Please fill in all fields')).toBeVisible()
    await waitFor(() => expect(username()).toHaveFocus())
    await user.type(username(), 'mara lindqvist')
    await user.type(password(), 'short')
    await user.click(create())
    expect(await dialog.findByText(/Your username needs 3 to 30 characters/)).toBeVisible()
    await user.clear(username())
    await user.type(username(), 'mara')
    await user.click(create())
    expect(await dialog.findByText('Your password needs 8 to 128 characters.')).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Show password' }))
    expect(password()).toHaveAttribute('type', 'text')
    await user.clear(password())
    await user.type(password(), PASSWORD)
    await user.click(create())
    expect(await dialog.findByText(/Please confirm that you’re 18 or older/)).toBeVisible()
    await waitFor(() => expect(age()).toHaveFocus())
    expect(email()).toHaveValue('mara@example.org')
    expect(api.requestsTo('POST /api/auth/sign-up')).toEqual([])
  })

  test('names and focuses a taken username', async () => {
    const open = await openDialog('Sign up', {
      'POST /api/auth/sign-up': failWith('auth.username_taken', {}, 'username'),
    })
    await fillSignUp(open)
    await open.user.click(open.create())
    expect(await open.dialog.findByText('This username is taken. Please choose another.')).toBeVisible()
    await waitFor(() => expect(open.username()).toHaveFocus())
  })

  test('keeps the values while the device is offline and when the server fails', async () => {
    const open = await openDialog('Sign up', {
      'POST /api/auth/sign-up': replyInTurn(failServer(500), () => ({ signUpId: 'sign_up_1' })),
    })
    const { user, api, dialog, password, create } = open
    await fillSignUp(open)
    setOnline(false)
    await user.click(create())
    expect(await findAlert('You’re offline', dialog)).toBeVisible()
    setOnline(true)
    await user.click(create())
    expect(await dialog.findByText('Failed to create account. Please try again.')).toBeVisible()
    expect(password()).toHaveValue(PASSWORD)
    const before = api.requestsTo('POST /api/auth/sign-up').length
    await user.dblClick(create())
    expect(await dialog.findByText('Check your email')).toBeVisible()
    expect(api.requestsTo('POST /api/auth/sign-up')).toHaveLength(before + 1)
    expect(api.requestsTo('POST /api/auth/sign-up').at(-1)?.body).toEqual({
      username: 'mara',
      displayName: 'Mara Lindqvist',
      email: 'mara@example.org',
      password: PASSWORD,
      ageAttested: true,
    })
  })
})
