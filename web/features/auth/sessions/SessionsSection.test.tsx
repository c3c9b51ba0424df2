/** The list of a member's sessions. */
import { expect, test } from 'vitest'
import { findBarriers, renderApp, screen, within } from '../../../../tests/components'

test('marks the session of this browser, which has no end button', async () => {
  const now = Date.now()
  const session = { browser: 'Chrome', system: 'Linux', startedAt: now, usedAt: now }
  await renderApp({
    path: '/?view=settings',
    viewer: 'free',
    api: {
      'GET /api/sessions': () => ({
        items: [
          { id: 'session_2', isThis: false, ...session, browser: 'Firefox' },
          { id: 'session_1', isThis: true, ...session },
        ],
      }),
    },
  })
  const main = within(screen.getByRole('main'))
  expect(await main.findByRole('heading', { name: 'Where you’re signed in' })).toBeVisible()
  expect(await main.findByText('This browser')).toBeVisible()
  expect(main.getByRole('button', { name: /^Sign out Firefox/ })).toBeVisible()
  expect(main.queryByRole('button', { name: /^Sign out Chrome/ })).toBeNull()
  expect(await findBarriers(screen.getByRole('main'))).toEqual([])
})
