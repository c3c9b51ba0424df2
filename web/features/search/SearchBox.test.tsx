import { expect, test } from 'vitest'
import { renderApp, screen } from '../../../tests/components'

const fox = {
  id: 'post_fox',
  kind: 'squawk' as const,
  title: 'The fox is back',
  excerpt: '',
  author: 'Wren Okafor',
  seconds: 20,
  recordingCount: 0,
  chainCount: 1,
  priceCents: 0,
  createdAt: Date.now(),
  expiresAt: null,
  spoken: null,
  peer: null,
  parent: null,
}

test('preselects nothing while its results are those of the text before', async () => {
  const { user } = await renderApp({
    path: '/',
    api: { 'GET /api/search': () => ({ items: [fox], now: Date.now() }) },
  })
  const field = await screen.findByRole('combobox', { name: /^Search squawks/ })
  await user.type(field, 'fo')
  const first = await screen.findByRole('option', { name: /is back/, selected: true })
  expect(field).toHaveAttribute('aria-activedescendant', first.id)
  await user.type(field, 'x')
  expect(field).not.toHaveAttribute('aria-activedescendant')
  expect(screen.queryByRole('option', { selected: true })).toBeNull()
  expect(await screen.findByRole('option', { name: /is back/, selected: true })).toBeVisible()
})
