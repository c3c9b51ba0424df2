/** The sign-in dialog shows who may sign up. */
import { expect, test } from 'vitest'
import { LANGUAGES } from '../../../domain/i18n/languages'
import type { SignUpMode } from '../../../domain/site/site'
import { failWith, findBarriers, type Handlers, renderApp, screen, within } from '../../../tests/components'

async function openSignUp(signUpMode: SignUpMode, path = '/?view=auth', api: Handlers = {}) {
  const app = await renderApp({
    path,
    viewer: 'visitor' as const,
    api: {
      'GET /api/site': () => ({ name: 'Harbour', contact: '', languages: [...LANGUAGES], signUpMode }),
      ...api,
    },
  })
  await app.user.click(await screen.findByRole('tab', { name: 'Sign up' }))
  return app
}

test('shows no form where the site is closed', async () => {
  await openSignUp('closed')
  expect(await screen.findByText(/^This site isn’t taking new members/)).toBeVisible()
  expect(screen.queryByRole('button', { name: /create account/ })).toBeNull()
  expect(await findBarriers()).toEqual([])
})

test('says that an admin decides, and links to what applies', async () => {
  await openSignUp('approval')
  expect(await screen.findByText(/^We look at every sign-up first/)).toBeVisible()
  expect(screen.getByRole('button', { name: /create account/ })).toBeVisible()
  const dialog = within(screen.getByRole('dialog'))
  expect(dialog.getByRole('link', { name: 'Terms' })).toHaveAttribute('href', '/terms')
})

test('welcomes who comes with an invitation', async () => {
  const app = await openSignUp('invitation', '/?view=auth&invited=a-token', {
    'POST /api/auth/invitation': () => ({ ok: true }),
  })
  expect(await screen.findByText(/^You’re invited/)).toBeVisible()
  expect(app.api.requestsTo('POST /api/auth/invitation').map(({ body }) => body)).toEqual([
    { token: 'a-token' },
  ])
})

test('says that an invitation was used', async () => {
  await openSignUp('invitation', '/?view=auth&invited=a-token', {
    'POST /api/auth/invitation': failWith('auth.sign_up_invitation_invalid'),
  })
  expect(await screen.findByText(/^This invitation was already used/)).toBeVisible()
})
