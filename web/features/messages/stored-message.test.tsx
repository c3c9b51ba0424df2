/** A message whose device stores no more. */
import { describe, expect, test, vi } from 'vitest'
import type { ShownRecipient } from '../../../domain/messages/recipients.schema'
import { failNetwork, findAlert, type Handlers, makeAuthor, screen, waitFor } from '../../../tests/components'
import { MARA, mara, openMessageRecorder } from '../../../tests/components/message-recorder'
import { record, setUpMicrophone } from '../../../tests/components/microphone'
import { listDrafts } from '../../drafts/store/drafts'

setUpMicrophone()

describe('when the device stores no more', () => {
  const GUS: ShownRecipient = {
    form: 'username',
    label: '@gus',
    person: makeAuthor({ username: 'gus', displayName: 'Gus Hallam' }),
  }
  const people: Handlers = {
    'GET /api/recipients': ({ query }) => (query.get('typed') === '@mara' ? MARA : GUS),
  }
  const full = () => {
    throw new DOMException('no room', 'QuotaExceededError')
  }

  /** A public message to Gus, which the device has stored. */
  async function recordForGus() {
    const app = await openMessageRecorder({ api: people })
    const { user, to } = app
    await record(user)
    await user.type(to(), '@gus')
    await user.click(screen.getByText('Private'))
    expect(await screen.findByText(/Gus Hallam is on Owlcast/)).toBeVisible()
    const { id = '' } = GUS.person ?? {}
    const stored = expect.objectContaining({ recipientId: id, isPrivate: false })
    await waitFor(async () => expect(await listDrafts()).toEqual([expect.objectContaining({ form: stored })]))
    return {
      ...app,
      changeRecipient: async () => {
        await user.clear(to())
        await user.type(to(), '@mara')
        await user.click(screen.getByText('Private'))
        expect(await screen.findByText(/Mara Lindqvist is on Owlcast/)).toBeVisible()
      },
    }
  }

  test('sends what the form shows, not what was stored before', async () => {
    const { user, api, send, changeRecipient } = await recordForGus()
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(full)
    await changeRecipient()
    await user.click(send())
    expect(await screen.findByText('Sent to Mara Lindqvist.')).toBeVisible()
    const [sent] = api.requestsTo('POST /api/posts')
    expect(sent?.body).toMatchObject({ recipient: '@mara', recipientId: mara.id, isPrivate: null })
  })

  test('stays on the screen when it could not be sent', async () => {
    const { user, api, send, to, changeRecipient } = await recordForGus()
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(full)
    await changeRecipient()
    api.use({ 'POST /api/uploads': failNetwork() })
    await user.click(send())
    await findAlert(/reach|connection|network/i)
    expect(to()).toHaveValue('@mara')
    expect(send()).toBeEnabled()
    expect(screen.queryByText('Waiting to publish')).toBeNull()
  })

  test('shows what was stored last after a reload', async () => {
    const { reload, changeRecipient } = await recordForGus()
    const storage = sessionStorage
    // A spy on its prototype is never called: the storage of the light DOM is a proxy.
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => storage.getItem(key),
      removeItem: (key: string) => storage.removeItem(key),
      setItem: full,
    })
    await changeRecipient()
    await waitFor(async () =>
      expect(await listDrafts()).toEqual([
        expect.objectContaining({ form: expect.objectContaining({ recipientId: mara.id }) }),
      ]),
    )
    vi.stubGlobal('sessionStorage', storage)
    await reload()
    expect(await screen.findByRole('button', { name: /^Send( to .+)?$/ })).toBeVisible()
    expect(await screen.findByRole('combobox', { name: 'To' })).toHaveValue('@mara')
    expect(screen.getByRole('switch', { name: /Private/ })).toBeChecked()
  })
})
