/** The list of a member's sessions. */
import { expect, test } from 'vitest'
import { findBarriers, renderApp, screen, within } from '../../../../tests/components'

test('marks the session of this browser, which has no end button', async () => {
  const now = Date.now()
  const session = { browser: 'Chrome', system: 'Linux', startedAt: now, usedAt: now }
  await renderApp({
    path: '/?view=settings&group=you',
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

test('says what signing out everywhere else ends, before it does', async () => {
  const now = Date.now()
  const session = { browser: 'Chrome', system: 'Linux', startedAt: now, usedAt: now }
  let isOpen = true
  const here = { id: 'session_1', isThis: true, ...session }
  const { user, api } = await renderApp({
    path: '/?view=settings&group=you',
    viewer: 'free',
    api: {
      'GET /api/sessions': () => ({
        items: isOpen ? [here, { ...here, id: 'session_2', isThis: false }] : [here],
      }),
      'DELETE /api/sessions': () => {
        isOpen = false
        return { ok: true as const }
      },
    },
  })
  const main = within(screen.getByRole('main'))
  await user.click(await main.findByRole('button', { name: 'Sign out everywhere else' }))
  const dialog = within(await screen.findByRole('alertdialog'))
  expect(dialog.getByText(/your access tokens will stop working/)).toBeVisible()
  expect(api.requestsTo('DELETE /api/sessions')).toEqual([])
  await user.click(dialog.getByRole('button', { name: 'Sign out everywhere else' }))
  expect(await screen.findByText('Signed out everywhere else.')).toBeVisible()
  expect(main.queryByRole('button', { name: 'Sign out everywhere else' })).toBeNull()
})
