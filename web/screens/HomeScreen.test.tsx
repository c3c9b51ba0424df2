/** Home before and after the session is known. */
import { expect, test } from 'vitest'
import { makeMe, makeSession, renderApp, screen, waitFor } from '../../tests/components'

test('keeps what was typed into the search, and the focus, when the session of a member arrives', async () => {
  const session = Promise.withResolvers<void>()
  const { user } = await renderApp({
    viewer: 'free',
    api: {
      'GET /api/search': () => ({ items: [], now: 0 }),
      'GET /api/session': async () => {
        await session.promise
        return makeSession(makeMe())
      },
    },
  })
  const search = await screen.findByRole('combobox')
  await user.type(search, 'night')
  session.resolve()
  expect(await screen.findByRole('heading', { name: /^(Dusk Radio|That was everything\.)$/ })).toBeVisible()
  const now = await screen.findByRole('combobox')
  expect(now).not.toBe(search)
  expect(now).toHaveValue('night')
  await waitFor(() => expect(now).toHaveFocus())
  await user.keyboard('ingale')
  expect(now).toHaveValue('nightingale')
})
