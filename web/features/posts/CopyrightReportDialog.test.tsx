/** Copyright reports: validation, a lost network, and the confirmation. */
import { expect, test } from 'vitest'
import {
  findAlert,
  findBarriers,
  makeFeed,
  makePost,
  renderApp,
  renderPart,
  screen,
  setOnline,
  waitFor,
  within,
} from '../../../tests/components'
import { LiveShare } from '../../share/LiveShare'

const PODCAST = {
  author: 'The Slow Hour',
  subject: 'Boredom as a skill',
  originalUrl: 'https://pod.example/41',
  uploadedFileName: null,
  trimStart: null,
  trimEnd: null,
  trimmedClipUrl: null,
  uploadedAudioUrl: null,
  demo: false,
}
const findDialog = async () =>
  within(await screen.findByRole('dialog', { name: 'Report a copyright problem' }))

test('opens from the menu of a podcast reply, and closes on Escape', async () => {
  const post = makePost({ subtype: 'parrot', title: 'Cited', podcast: PODCAST })
  const { user } = await renderApp({
    path: '/?view=squawks',
    viewer: 'free',
    api: { 'GET /api/posts': () => makeFeed([post]) },
  })
  await user.click(await screen.findByRole('button', { name: `More actions for ${post.title}` }))
  await user.click(await screen.findByRole('menuitem', { name: 'Report a copyright problem' }))
  await findDialog()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('names each missing field, keeps the form while offline, and sends once', async () => {
  const post = makePost({ subtype: 'parrot', title: 'Cited', podcast: PODCAST })
  const link = `http://localhost:8787/squawk/${post.id}`
  const { user, api } = await renderPart(<LiveShare first={{ at: 'loaded', post, link }} />, {
    path: `/squawk/${post.id}`,
    api: { 'POST /api/posts/{id}/copyright-reports': () => ({ ok: true }) },
  })
  const opener = screen.getByRole('button', { name: 'Report a copyright problem' })
  await user.click(opener)
  const dialog = await findDialog()
  const send = () => user.click(dialog.getByRole('button', { name: 'Send report' }))
  await send()
  for (const text of [/^Please enter your name\./, /^Please tell us what was used/, /^Please confirm this/])
    expect(await dialog.findByText(text)).toBeVisible()
  await waitFor(() => expect(dialog.getByLabelText(/^Your name/)).toHaveFocus())
  expect(await findBarriers(screen.getByRole('dialog', { name: 'Report a copyright problem' }))).toEqual([])
  await user.type(dialog.getByLabelText(/^Your name/), 'Dele')
  expect(dialog.queryByText(/^Please enter your name\./)).toBeNull()
  expect(dialog.getByLabelText(/^Your name/)).toHaveFocus()
  await user.type(dialog.getByLabelText(/^Your email/), 'dele@example.org')
  await user.type(dialog.getByLabelText(/What was used/), 'All of it')
  await user.click(dialog.getByLabelText(/This is true/))
  setOnline(false)
  await send()
  expect(await findAlert('You’re offline', dialog)).toBeVisible()
  setOnline(true)
  await send()
  expect(await screen.findByText('Thank you. We have your report.')).toBeVisible()
  expect(await findBarriers(screen.getByRole('dialog', { name: 'Report a copyright problem' }))).toEqual([])
  const sent = api.requestsTo('POST /api/posts/{id}/copyright-reports').at(-1)
  expect(sent?.params.id).toBe(post.id)
  expect(sent?.body).toEqual({ name: 'Dele', email: 'dele@example.org', work: 'All of it', truthful: true })
  const close = within(screen.getByRole('dialog')).getAllByRole('button', { name: 'Close' }).at(-1)
  if (close) await user.click(close)
  await waitFor(() => expect(opener).toHaveFocus())
})
