/** A message with a track that a reload has left unloaded: neither voice nor track is lost. */
import { expect, test, vi } from 'vitest'
import {
  act,
  failNetwork,
  type Handlers,
  type RenderedApp,
  renderApp,
  screen,
  waitFor,
  within,
} from '../../tests/components'
import { MARA, TRACK } from '../../tests/components/message-recorder'
import { acceptRecordings, freeLocks, record, setUpMicrophone } from '../../tests/components/microphone'
import { listDrafts } from '../drafts/store/drafts'

setUpMicrophone()

const API: Handlers = {
  ...acceptRecordings(),
  'GET /api/tracks': () => ({ items: [TRACK] }),
  'GET /api/recipients': () => MARA,
}

async function recordOverTrack(): Promise<RenderedApp> {
  const app = await renderApp({ path: '/?view=record&mode=mue', viewer: 'free', api: API })
  const { user } = app
  await user.type(await screen.findByRole('combobox', { name: 'To' }), '@mara')
  expect(await screen.findByText(/Mara Lindqvist is on Owlcast/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Add MUE track' }))
  const picker = within(await screen.findByRole('dialog', { name: 'Choose a MUE' }))
  await user.click(await picker.findByRole('button', { name: 'Add Lantern walk' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await record(user, 2, 'Record Over MUE')
  await waitFor(async () => expect(await listDrafts()).toMatchObject([{ trackId: TRACK.id, state: 'ready' }]))
  freeLocks()
  return app
}

test('is sent with its voice when Send is pressed before the recording is loaded', async () => {
  const app = await recordOverTrack()
  const device = Promise.withResolvers<never>()
  const getDirectory = vi.fn(() => device.promise)
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { storage: { getDirectory } }))
  const { user, api } = await app.reload()
  await user.click(await screen.findByRole('button', { name: /^Send( to .+)?$/ }))
  await waitFor(() => expect(getDirectory).toHaveBeenCalled())
  expect(api.requestsTo('POST /api/posts')).toHaveLength(0)
  device.reject(new DOMException('No files', 'SecurityError'))
  await waitFor(() => expect(api.requestsTo('POST /api/posts')).toHaveLength(1))
  expect(api.requestsTo('POST /api/posts')[0]?.body).toMatchObject({ mode: 'mue', mediaId: 'media_1' })
})

test('is not sent without its voice when the device cannot be read', async () => {
  const app = await recordOverTrack()
  const open = vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('Internal error', 'UnknownError')
  })
  const { user, api } = await app.reload()
  await user.click(await screen.findByRole('button', { name: /^Send( to .+)?$/ }))
  expect(await screen.findByText(/^We couldn’t open this recording/)).toBeVisible()
  open.mockRestore()
  await user.click(screen.getByRole('button', { name: /^Send( to .+)?$/ }))
  await waitFor(() => expect(api.requestsTo('POST /api/posts')).toHaveLength(1))
  expect(api.requestsTo('POST /api/posts')[0]?.body).toMatchObject({ mode: 'mue', mediaId: 'media_1' })
})

test.each(['this tab', 'another tab'])(
  'keeps its track in %s when the library cannot be read',
  async (where) => {
    const app = await recordOverTrack()
    app.api.use({ 'GET /api/tracks': failNetwork() })
    if (where === 'another tab') sessionStorage.clear()
    const { user } = await app.reload()
    const [{ id = '' } = {}] = await listDrafts()
    const { goTo } = await import('../state/view')
    await act(async () => goTo('record', { draft: id }))
    await screen.findByRole('button', { name: 'Play preview' })
    expect(screen.getByText('Lantern walk')).toBeVisible()
    await user.type(screen.getByLabelText(/^Title/), 'Dusk')
    await waitFor(async () =>
      expect(await listDrafts()).toMatchObject([{ trackId: TRACK.id, form: { title: 'Dusk' } }]),
    )
  },
)
