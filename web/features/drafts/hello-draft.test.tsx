/** A hello that is recorded and not saved: it waits as what it is, and no screen offers it as a post. */
import { expect, test } from 'vitest'
import { act, makeMe, renderApp, screen, waitFor, within } from '../../../tests/components'
import { acceptRecordings, record, setUpMicrophone } from '../../../tests/components/microphone'
import { listDrafts } from '../../drafts/store/drafts'
import { clearForms } from '../../recording/forms'
import { goTo } from '../../state/view'

setUpMicrophone()

const DOCK = 'Recordings on this device'

async function recordHello() {
  const app = await renderApp({ path: '/?view=profile', viewer: makeMe(), api: acceptRecordings() })
  await app.user.click(await screen.findByRole('button', { name: 'Record a hello' }))
  await record(app.user)
  expect(await screen.findByRole('button', { name: 'Save hello' })).toBeVisible()
  return app
}

async function openFromDock(user: Awaited<ReturnType<typeof recordHello>>['user']) {
  const dock = within(await screen.findByRole('region', { name: DOCK }))
  expect(await dock.findByText('Your hello, not saved yet')).toBeVisible()
  expect(dock.queryByRole('button', { name: 'Publish' })).toBeNull()
  await user.click(dock.getByRole('button', { name: 'Open' }))
}

test('is listed as a hello, and goes on where it was made', async () => {
  const { user } = await recordHello()
  await act(async () => goTo('home'))
  await openFromDock(user)
  expect(await screen.findByRole('button', { name: 'Save hello' })).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('region', { name: DOCK })).toBeNull())
})

test('is a hello also once the tab that recorded it is gone', async () => {
  const { user } = await recordHello()
  await act(async () => goTo('home'))
  await screen.findByRole('region', { name: DOCK })
  act(clearForms)
  await openFromDock(user)
  expect(await screen.findByRole('button', { name: 'Save hello' })).toBeVisible()
})

test('is not the form of the record screen, and stays when a post is recorded', async () => {
  const { user } = await recordHello()
  await act(async () => goTo('record'))
  expect(await screen.findByRole('button', { name: 'Start Recording' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Publish Squawk' })).toBeNull()
  await record(user)
  expect((await listDrafts()).map(({ purpose }) => purpose).sort()).toEqual(['hello', 'post'])
  expect(await screen.findByText('Your hello, not saved yet')).toBeVisible()
})

test('opens on the profile from an address of the record screen', async () => {
  await recordHello()
  await act(async () => goTo('home'))
  const [draft] = await listDrafts()
  await act(async () => goTo('record', { draft: draft?.id ?? '', publish: '1' }))
  expect(await screen.findByRole('button', { name: 'Save hello' })).toBeVisible()
})
