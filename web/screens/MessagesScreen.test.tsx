/** The list of conversations for visitors, and its error state. */
import { expect, test } from 'vitest'
import { failWith, renderApp, screen, within } from '../../tests/components'

const PATH = '/?view=mue'
const main = () => within(screen.getByRole('main'))

test('asks a visitor to sign in', async () => {
  const { user } = await renderApp({ path: PATH })
  expect(await main().findByRole('heading', { name: 'Sign in to see your messages' })).toBeVisible()
  await user.click(main().getByRole('button', { name: 'Sign in' }))
  expect(await screen.findByText('Sign in to hear and send messages.')).toBeVisible()
})

test('reloads the conversations on request after a failure', async () => {
  const { user, api } = await renderApp({
    path: PATH,
    viewer: 'free',
    api: { 'GET /api/conversations': failWith('conversation.not_found') },
  })
  const retry = await main().findByRole('button', { name: 'Try again' })
  expect(main().getByRole('alert')).toHaveTextContent('We can’t find this conversation.')
  api.use({ 'GET /api/conversations': () => ({ items: [], cursor: null, now: Date.now() }) })
  await user.click(retry)
  expect(await main().findByRole('heading', { name: 'No MUE messages yet' })).toBeVisible()
  expect(main().queryByRole('button', { name: 'Try again' })).toBeNull()
})
