/** The link of a sign-up opens in another tab, which publishes what was recorded in the first. */
import { expect, test, vi } from 'vitest'
import { act, type Handlers, makeMe, renderApp, screen, waitFor } from '../../../tests/components'
import {
  acceptRecordings,
  freeLocks,
  MODAL,
  record,
  setUpMicrophone,
} from '../../../tests/components/microphone'
import { listDrafts } from '../../drafts/store/drafts'

setUpMicrophone()

const API: Handlers = {
  ...acceptRecordings(),
  'GET /api/recipients': ({ query }) => ({ form: 'email', label: query.get('typed') ?? '', person: null }),
}

/** Records a message to Mara's address as a visitor, changes it to Gus', and presses Send. */
async function requestPublishing({ isDeviceFull }: { isDeviceFull: boolean }) {
  const app = await renderApp({ path: '/?view=record&mode=mue', viewer: 'visitor', api: API })
  const { user } = app
  const to = () => screen.getByRole('combobox', { name: 'To' })
  await screen.findByRole('combobox', { name: 'To' })
  await user.type(to(), 'mara@example.org')
  await record(user)
  await waitFor(async () =>
    expect(await listDrafts()).toMatchObject([{ state: 'ready', form: { recipient: 'mara@example.org' } }]),
  )
  const put = isDeviceFull
    ? vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
        throw new DOMException('no room', 'QuotaExceededError')
      })
    : null
  await user.clear(to())
  await user.type(to(), 'gus@example.org')
  await user.click(screen.getByRole('button', { name: 'Send' }))
  await screen.findByRole('dialog', MODAL)
  const recipient = isDeviceFull ? 'mara@example.org' : 'gus@example.org'
  await waitFor(async () => expect(await listDrafts()).toMatchObject([{ form: { recipient } }]))
  // The form is saved some time after it was typed: also that attempt fails.
  if (put)
    await waitFor(() =>
      expect(put.mock.calls.at(-1)?.[0]).toMatchObject({ form: { recipient: 'gus@example.org' } }),
    )
  put?.mockRestore()
  return app
}

/** Opens the app in another tab, where the link has signed in. */
async function openLink(app: Awaited<ReturnType<typeof requestPublishing>>) {
  sessionStorage.clear()
  history.replaceState(null, '', '/')
  app.api.viewer = makeMe()
  freeLocks()
  const other = await app.reload()
  const { resumePublishing } = await import('./resume-publishing')
  await act(resumePublishing)
  return other
}

test('publishes the recording with its last recipient', async () => {
  const { api } = await openLink(await requestPublishing({ isDeviceFull: false }))
  await waitFor(() => expect(api.requestsTo('POST /api/posts')).toHaveLength(1))
  expect(api.requestsTo('POST /api/posts')[0]?.body).toMatchObject({
    mode: 'mue',
    recipient: 'gus@example.org',
  })
})

test('publishes nothing when the device could not store the last recipient', async () => {
  const { api } = await openLink(await requestPublishing({ isDeviceFull: true }))
  expect(await screen.findByText('Saved recording')).toBeVisible()
  expect(api.requestsTo('POST /api/uploads')).toEqual([])
  expect(await listDrafts()).toMatchObject([{ state: 'ready', mode: 'mue' }])
})
