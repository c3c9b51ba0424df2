/** Sign-in and sign-up: messages for missing, refused and unsent input, and kept values. */
import { describe, expect, test, vi } from 'vitest'
import {
  act,
  failServer,
  failWith,
  findAlert,
  type Handlers,
  makeMe,
  renderApp,
  replyInTurn,
  screen,
  setOnline,
  waitFor,
  within,
} from '../../../tests/components'
import { promptSignIn } from '../../state/sign-in'
import { goTo } from '../../state/view'

const PASSWORD = 'a quiet canal at dusk'

/** Opens the dialog on the given tab. */
async function openDialog(tab: 'Email' | 'Sign up', api: Handlers = {}) {
  const app = await renderApp({ api })
  const [button] = await screen.findAllByRole('button', { name: 'Sign In' })
  if (button) await app.user.click(button)
  const dialog = within(await screen.findByRole('dialog'))
  // On a device with a mouse the dialog opens on Email.
  if (tab !== 'Email') await app.user.click(await dialog.findByRole('tab', { name: tab }))
  const username = () => dialog.getByLabelText(/^Username/)
  const email = () => dialog.getByLabelText('Email', { selector: 'input' })
  await waitFor(() => expect(email()).toHaveFocus())
  return {
    ...app,
    dialog,
    username,
    email,
    password: () => dialog.getByLabelText(/^Password/, { selector: 'input' }),
    create: () => dialog.getByRole('button', { name: 'I’m 18 or over: create account' }),
  }
}
type OpenDialog = Awaited<ReturnType<typeof openDialog>>

async function fillSignUp({ user, email, password }: OpenDialog) {
  await user.type(email(), 'mara@example.org')
  await user.type(password(), PASSWORD)
}

test('closes when its page is left by Back: what was to follow the sign-in was for that page', async () => {
  await renderApp()
  await act(async () => goTo('settings'))
  const signedIn = promptSignIn('Sign in to publish.')
  await screen.findByRole('dialog')
  await act(async () => history.back())
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(await signedIn).toBe(false)
})

test('focuses the first field of a tab before the next frame, which may come late', async () => {
  const { user, dialog, email } = await openDialog('Email')
  vi.spyOn(window, 'requestAnimationFrame').mockReturnValue(0)
  await user.click(dialog.getByRole('tab', { name: 'Sign up' }))
  await waitFor(() => expect(email()).toHaveFocus())
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
  test('focuses a refused field with its error, before a name is typed elsewhere', async () => {
    const { user, api, dialog, email, password, create } = await openDialog('Sign up')
    await user.type(email(), 'mara@example.org')
    await user.type(password(), 'short')
    const frames: FrameRequestCallback[] = []
    vi.spyOn(window, 'requestAnimationFrame').mockImplementation((run) => frames.push(run))
    await user.click(create())
    expect(await findAlert(/^Your password needs/, dialog)).toBeVisible()
    expect(password()).toHaveFocus()
    await user.click(dialog.getByText('You’ll be @mara'))
    await user.click(dialog.getByLabelText(/^Display name/))
    act(() => {
      for (const run of frames) run(performance.now())
    })
    await user.keyboard('Mara')
    expect(dialog.getByLabelText(/^Display name/)).toHaveValue('Mara')
    await user.click(create())
    expect(api.requestsTo('POST /api/auth/sign-up')).toEqual([])
  })

  test('asks for an email and a password, and proposes a username from the email', async () => {
    const open = await openDialog('Sign up', {
      'POST /api/auth/sign-up': () => ({ signUpId: 'sign_up_1' }),
    })
    const { user, api, dialog, username, email } = open
    expect(username()).not.toBeVisible()
    await user.type(email(), 'Mara.Lindqvist@example.org')
    await user.type(open.password(), PASSWORD)
    await user.click(dialog.getByText('You’ll be @mara_lindqvist'))
    expect(username()).toHaveValue('mara_lindqvist')
    expect(dialog.getByLabelText(/^Display name/)).toBeVisible()
    await user.click(open.create())
    expect(await dialog.findByText('Check your email')).toBeVisible()
    expect(dialog.getByText(/^We sent an email to Mara.Lindqvist@example.org. Open its link/)).toBeVisible()
    expect(api.requestsTo('POST /api/auth/sign-up').map(({ body }) => body)).toEqual([
      {
        username: 'mara_lindqvist',
        displayName: '',
        email: 'Mara.Lindqvist@example.org',
        password: PASSWORD,
        ageAttested: true,
      },
    ])
  })

  test('names one missing field after the other, focuses it and keeps the values', async () => {
    const { user, api, dialog, username, email, password, create } = await openDialog('Sign up')
    await user.click(create())
    expect(await dialog.findByText('Please fill in all fields')).toBeVisible()
    await waitFor(() => expect(email()).toHaveFocus())
    await user.type(email(), 'mara')
    await user.click(create())
    expect(await dialog.findByText('Please fill in all fields')).toBeVisible()
    await waitFor(() => expect(password()).toHaveFocus())
    await user.type(password(), 'short')
    await user.click(create())
    expect(await dialog.findByText('Please enter an email address like name@example.org.')).toBeVisible()
    await user.type(email(), '@example.org')
    await user.click(create())
    expect(await dialog.findByText('Your password needs 8 to 128 characters.')).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Show password' }))
    expect(password()).toHaveAttribute('type', 'text')
    await user.clear(password())
    await user.type(password(), PASSWORD)
    await user.click(dialog.getByText('You’ll be @mara'))
    await user.clear(username())
    await user.click(dialog.getByText('Your name'))
    expect(username()).not.toBeVisible()
    await user.click(create())
    const refusal = await dialog.findByText('Please fill in all fields')
    // The fields are unfolded once the first wrong one has the focus.
    await waitFor(() => expect(refusal).toBeVisible())
    await waitFor(() => expect(username()).toHaveFocus())
    expect(username()).toBeVisible()
    await user.type(username(), 'mara lindqvist')
    await user.click(create())
    expect(await dialog.findByText(/Your username needs 3 to 30 characters/)).toBeVisible()
    expect(email()).toHaveValue('mara@example.org')
    expect(api.requestsTo('POST /api/auth/sign-up')).toEqual([])
  })

  test('names and focuses a taken username that the user chose', async () => {
    const open = await openDialog('Sign up', {
      'POST /api/auth/sign-up': failWith('auth.username_taken', {}, 'username'),
    })
    await fillSignUp(open)
    await open.user.click(open.dialog.getByText('You’ll be @mara'))
    await open.user.type(open.username(), 'l')
    await open.user.click(open.create())
    expect(await open.dialog.findByText('This username is taken. Please choose another.')).toBeVisible()
    await waitFor(() => expect(open.username()).toHaveFocus())
    expect(open.api.requestsTo('POST /api/auth/sign-up')).toHaveLength(1)
  })

  test('proposes another username when the first one is taken', async () => {
    const open = await openDialog('Sign up', {
      'POST /api/auth/sign-up': replyInTurn(failWith('auth.username_taken', {}, 'username'), () => ({
        signUpId: 'sign_up_1',
      })),
    })
    await fillSignUp(open)
    await open.user.click(open.create())
    expect(await open.dialog.findByText('Check your email')).toBeVisible()
    const names = open.api.requestsTo('POST /api/auth/sign-up').map(({ body }) => body)
    expect(names).toEqual([
      expect.objectContaining({ username: 'mara' }),
      expect.objectContaining({ username: expect.stringMatching(/^mara_[a-z0-9]{5}$/) }),
    ])
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
  })

  test('shows the notice in place of the form once the email is sent, until another address is wanted', async () => {
    const open = await openDialog('Sign up', {
      'POST /api/auth/sign-up': () => ({ signUpId: 'sign_up_1' }),
    })
    const { user, dialog, email, create } = open
    await fillSignUp(open)
    await user.click(create())
    const other = await dialog.findByRole('button', { name: 'Use another address' })
    await waitFor(() => expect(other).toHaveFocus())
    expect(dialog.queryByLabelText('Password')).toBeNull()
    expect(dialog.queryByRole('button', { name: /passkey/i })).toBeNull()
    await user.click(other)
    expect(dialog.queryByText('Check your email')).toBeNull()
    expect(create()).toBeVisible()
    expect(email()).toHaveValue('mara@example.org')
  })

  test('sends the email again, and says when it could not', async () => {
    const open = await openDialog('Sign up', {
      'POST /api/auth/sign-up': () => ({ signUpId: 'sign_up_1' }),
      'POST /api/auth/resend': replyInTurn(failWith('request.rate_limited'), () => ({ ok: true as const })),
    })
    const { user, api, dialog } = open
    await fillSignUp(open)
    await user.click(open.create())
    await user.click(await dialog.findByRole('button', { name: 'Send it again' }))
    expect(await dialog.findByText(/^Too many/)).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Send it again' }))
    expect(await dialog.findByText('Sent again. Only the newest link works.')).toBeVisible()
    for (const { body } of api.requestsTo('POST /api/auth/resend'))
      expect(body).toEqual({ signUpId: 'sign_up_1' })
  })
})

describe('the first tab', () => {
  const openForPublishing = async () => {
    await renderApp()
    const { promptSignIn } = await import('../../state/sign-in')
    act(() => void promptSignIn('Please sign in to publish', { suggestsSignUp: true }))
    return within(await screen.findByRole('dialog'))
  }

  test('is sign-up when a newcomer publishes', async () => {
    const dialog = await openForPublishing()
    expect(await dialog.findByRole('tab', { name: 'Sign up' })).toHaveAttribute('aria-selected', 'true')
    expect(dialog.getByText('Please sign in to publish')).toBeVisible()
    expect(dialog.getByRole('tab', { name: 'Phone' })).toBeVisible()
  })

  test.each([
    ['email', 'Email'],
    ['phone', 'Phone'],
    ['google', 'Email'],
  ])('is that of the last sign-in, by %s', async (method, tab) => {
    localStorage.setItem('owlcast.way.1', method)
    const dialog = await openForPublishing()
    expect(await dialog.findByRole('tab', { name: tab })).toHaveAttribute('aria-selected', 'true')
  })

  test.each([
    ['a mouse', false, 'Email'],
    ['a touch screen', true, 'Phone'],
  ])('suits a device with %s when Sign In is pressed', async (_, isTouch, tab) => {
    const { matchMedia } = window
    vi.stubGlobal('matchMedia', (query: string) =>
      query === '(pointer: coarse)' ? { ...matchMedia(query), matches: isTouch } : matchMedia(query),
    )
    const { user } = await renderApp()
    const [button] = await screen.findAllByRole('button', { name: 'Sign In' })
    if (button) await user.click(button)
    const dialog = within(await screen.findByRole('dialog'))
    await waitFor(() =>
      expect(dialog.getByRole('tab', { name: tab })).toHaveAttribute('aria-selected', 'true'),
    )
  })
})

describe('the link of a sign-up', () => {
  const [email, username] = ['mara@example.org', 'mara']

  test('signs in by itself in the browser that signed up', async () => {
    const { api } = await renderApp({
      path: '/?verify=token_1',
      api: {
        'POST /api/auth/verify': () => {
          api.viewer = makeMe({ displayName: 'Mara' })
          return { status: 'signed-in', email, username }
        },
      },
    })
    expect(await screen.findByText('Welcome, Mara')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(location.search).toBe('')
    expect(api.requestsTo('POST /api/auth/verify').map(({ body }) => body)).toEqual([{ token: 'token_1' }])
  })

  test('asks for a password in another browser', async () => {
    const { user, api } = await renderApp({
      path: '/?verify=token_1',
      api: { 'POST /api/auth/verify': () => ({ status: 'password', email, username }) },
    })
    const dialog = within(await screen.findByRole('dialog'))
    expect(await dialog.findByText(/^You’re signing up as @mara with mara@example.org/)).toBeVisible()
    const password = dialog.getByLabelText(/^Password/, { selector: 'input' })
    await waitFor(() => expect(password).toHaveFocus())
    const finish = dialog.getByRole('button', { name: 'Finish signing up' })
    await user.type(password, 'short')
    await user.click(finish)
    expect(await dialog.findByText('Your password needs 8 to 128 characters.')).toBeVisible()
    await user.clear(password)
    await user.type(password, PASSWORD)
    api.use({ 'POST /api/auth/verify': failWith('auth.verification_invalid') })
    await user.click(finish)
    expect(await dialog.findByText(/^This link is invalid or has expired/)).toBeVisible()
    api.use({
      'POST /api/auth/verify': () => {
        api.viewer = makeMe({ displayName: 'Mara' })
        return { status: 'signed-in', email, username }
      },
    })
    await user.click(finish)
    expect(await screen.findByText('Welcome, Mara')).toBeVisible()
    expect(api.requestsTo('POST /api/auth/verify').at(-1)?.body).toEqual({
      token: 'token_1',
      password: PASSWORD,
    })
  })

  test('leads to the tabs when it has expired', async () => {
    const { user } = await renderApp({
      path: '/?verify=token_1',
      api: { 'POST /api/auth/verify': failWith('auth.verification_invalid') },
    })
    const dialog = within(await screen.findByRole('dialog'))
    expect(await dialog.findByText('This link didn’t work')).toBeVisible()
    expect(dialog.getByText(/^This link is invalid or has expired/)).toBeVisible()
    await user.click(dialog.getByRole('tab', { name: 'Sign up' }))
    expect(dialog.getByRole('heading', { name: 'Find your voice' })).toBeVisible()
  })
})
