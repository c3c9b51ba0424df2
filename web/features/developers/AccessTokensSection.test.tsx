/** Access tokens and webhooks in the settings. */
import { expect, test } from 'vitest'
import { failWith, findBarriers, renderApp, screen, within } from '../../../tests/components'

const NOW = Date.now()
const TOKEN = {
  id: 'pat_1',
  name: 'Weather bot',
  scopes: ['posts:read' as const, 'posts:write' as const],
  hint: 'x9_k',
  createdAt: NOW,
  expiresAt: NOW + 86_400_000,
  usedAt: null,
}
const WEBHOOK = {
  id: 'whk_1',
  url: 'https://example.org/hook',
  events: ['reply.received' as const],
  createdAt: NOW,
  disabledAt: null,
  isPaused: false,
}

test('shows a new token once, to copy', async () => {
  const { user, api } = await renderApp({
    path: '/?view=settings&group=data',
    viewer: 'free',
    api: { 'POST /api/tokens': () => ({ token: 'owlcast_pat_secret', accessToken: TOKEN }) },
  })
  await user.click(await screen.findByRole('button', { name: 'New token' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'New token' }))
  expect(await dialog.findByText('Please give the access token a name.')).toBeVisible()
  await user.type(dialog.getByLabelText('Name'), 'Weather bot')
  await user.click(dialog.getByLabelText('Publish, change and delete your posts'))
  await user.selectOptions(dialog.getByLabelText('Valid for'), '30 days')
  expect(await findBarriers(screen.getByRole('dialog'))).toEqual([])
  await user.click(dialog.getByRole('button', { name: 'New token' }))
  expect(await screen.findByLabelText('Your new token')).toHaveValue('owlcast_pat_secret')
  expect(api.requestsTo('POST /api/tokens')).toMatchObject([
    { body: { name: 'Weather bot', scopes: ['posts:read', 'posts:write'], days: 30 } },
  ])
})

test('revokes a token', async () => {
  let items = [TOKEN]
  const { user } = await renderApp({
    path: '/?view=settings&group=data',
    viewer: 'free',
    api: {
      'GET /api/tokens': () => ({ items }),
      'DELETE /api/tokens/{id}': () => {
        items = []
        return { ok: true as const }
      },
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Revoke Weather bot' }))
  expect(await screen.findByText('Revoked. Programs with this token are signed out.')).toBeVisible()
  expect(screen.queryByText('Weather bot')).toBeNull()
})

test('says why an address is refused', async () => {
  const { user } = await renderApp({
    path: '/?view=settings&group=data',
    viewer: 'free',
    api: { 'POST /api/webhooks': failWith('webhook.address_refused') },
  })
  await user.click(await screen.findByRole('button', { name: 'New webhook' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByLabelText('Address'), 'http://localhost')
  await user.click(dialog.getByRole('button', { name: 'New webhook' }))
  expect(await dialog.findByText('Please enter a public address that begins with https://.')).toBeVisible()
})

test('turns a webhook on again, and lists its latest calls', async () => {
  let disabledAt: number | null = NOW
  const { user } = await renderApp({
    path: '/?view=settings&group=data',
    viewer: 'free',
    api: {
      'GET /api/webhooks': () => ({ items: [{ ...WEBHOOK, disabledAt }] }),
      'POST /api/webhooks/{id}/enable': () => {
        disabledAt = null
        return { ok: true as const }
      },
      'GET /api/webhooks/{id}/deliveries': () => ({
        items: [
          {
            id: 'whd_1',
            event: 'reply.received' as const,
            state: 'failed' as const,
            attempts: 7,
            status: 500,
            problem: null,
            createdAt: NOW,
            nextAt: null,
          },
        ],
      }),
    },
  })
  expect(await screen.findByText('Off: its address failed too often')).toBeVisible()
  await user.click(screen.getByRole('button', { name: `Turn on ${WEBHOOK.url}` }))
  expect(await screen.findByRole('button', { name: 'Send a test' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Latest calls' }))
  expect(await screen.findByText(/Failed \(500\) · 7 attempts/)).toBeVisible()
})

test('asks whose a webhook is that was turned off with a new password', async () => {
  await renderApp({
    path: '/?view=settings&group=data',
    viewer: 'free',
    api: { 'GET /api/webhooks': () => ({ items: [{ ...WEBHOOK, disabledAt: NOW, isPaused: true }] }) },
  })
  expect(await screen.findByText('Off since your password was changed. Is it yours?')).toBeVisible()
  expect(screen.getByRole('button', { name: `Turn on ${WEBHOOK.url}` })).toBeEnabled()
})
