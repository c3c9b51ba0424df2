/** The spoken language and the words of a new recording, and the setting of the account. */
import { expect, test } from 'vitest'
import {
  findBarriers,
  type RenderOptions,
  renderApp,
  screen,
  waitFor,
  within,
} from '../../../tests/components'

async function openForm(path = '/?view=record&mode=squawk', options: RenderOptions = {}) {
  const app = await renderApp({ path, viewer: 'free', ...options })
  await app.user.click(await screen.findByText('More options'))
  return app
}
const getLanguage = () => screen.getByRole('combobox', { name: 'Spoken language' })
const getWords = () => screen.getByRole('switch', { name: /^Write down the words/ })

test('writes down the words of public posts unless the account says otherwise', async () => {
  await openForm()
  expect(getLanguage()).toHaveDisplayValue('English')
  expect(getWords()).toBeChecked()
  expect(await findBarriers(screen.getByRole('region', { name: 'Details' }))).toEqual([])
})

test('follows the setting of the account', async () => {
  await openForm('/?view=record&mode=squawk', {
    api: { 'GET /api/transcripts/settings': () => ({ enabled: false }) },
  })
  await waitFor(() => expect(getWords()).not.toBeChecked())
})

test('keeps language and choice over a reload, and the language for the next recording', async () => {
  const { user, reload } = await openForm()
  await user.selectOptions(getLanguage(), 'Español')
  await user.click(getWords())
  const again = await reload()
  await again.user.click(await screen.findByText('More options'))
  expect(getLanguage()).toHaveDisplayValue('Español')
  expect(getWords()).not.toBeChecked()
  sessionStorage.clear()
  const later = await again.reload()
  await later.user.click(await screen.findByText('More options'))
  expect(getLanguage()).toHaveDisplayValue('Español')
  expect(getWords()).toBeChecked()
})

test('writes down no words of private messages unless turned on', async () => {
  const { user } = await openForm('/?view=record&mode=mue')
  await user.click(await screen.findByRole('radio', { name: /^MUE/ }).catch(() => document.body))
  await waitFor(() => expect(getWords()).not.toBeChecked())
  expect(screen.getByText(/never sent to a speech service unless you turn this on/)).toBeVisible()
  await user.click(getWords())
  expect(getWords()).toBeChecked()
})

test('changes the setting of the account', async () => {
  let enabled = true
  const { user } = await renderApp({
    path: '/?view=settings&group=sound',
    viewer: 'free',
    api: {
      'GET /api/transcripts/settings': () => ({ enabled }),
      'PUT /api/transcripts/settings': ({ body }) => {
        enabled = (body as { enabled: boolean }).enabled
        return { enabled }
      },
    },
  })
  const setting = await screen.findByRole('switch', { name: /^Words for my public posts/ })
  expect(setting).toBeChecked()
  await user.click(setting)
  await waitFor(() => expect(enabled).toBe(false))
  expect(screen.getByRole('switch', { name: /^Words for my public posts/ })).not.toBeChecked()
  expect(within(document.body).queryByText(/couldn’t/)).toBeNull()
})
