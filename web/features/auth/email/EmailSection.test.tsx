/** The account's email address in Settings: whether emails reach it, and another try. */
import { expect, test } from 'vitest'
import {
  failWith,
  findAlert,
  findBarriers,
  type Handlers,
  makeMe,
  renderApp,
  screen,
  within,
} from '../../../../tests/components'

async function openSettings(api: Handlers, email: string | null = 'gus@example.org') {
  const app = await renderApp({ path: '/?view=settings&group=you', viewer: makeMe({ email }), api })
  const section = (await screen.findByRole('heading', { name: 'Email' })).closest('section')
  return { ...app, section: within(section as HTMLElement) }
}

test('says nothing of an address that emails reach', async () => {
  const { section } = await openSettings({ 'GET /api/me/email': () => ({ isRefused: false }) })
  expect(await section.findByText(/Use it to sign in with a password/)).toBeVisible()
  expect(section.queryByRole('button')).toBeNull()
})

test('says that emails come back, and sends one again', async () => {
  let isRefused = true
  const { user, section, api } = await openSettings({
    'GET /api/me/email': () => ({ isRefused }),
    'POST /api/me/email/retry': () => {
      isRefused = false
      return { ok: true }
    },
  })
  expect(await section.findByText(/Our emails don’t reach this address/)).toBeVisible()
  expect(await findBarriers()).toEqual([])
  await user.click(section.getByRole('button', { name: 'Try again: emails to this address' }))
  expect(await screen.findByText(/We sent you an email/)).toBeVisible()
  expect(await section.findByText(/Use it to sign in with a password/)).toBeVisible()
  expect(api.requestsTo('POST /api/me/email/retry')).toHaveLength(1)
})

test('says why it cannot be tried again now', async () => {
  const { user, section } = await openSettings({
    'GET /api/me/email': () => ({ isRefused: true }),
    'POST /api/me/email/retry': failWith('request.rate_limited'),
  })
  await user.click(await section.findByRole('button', { name: /^Try again/ }))
  expect(await findAlert(/.+/)).toBeVisible()
})
