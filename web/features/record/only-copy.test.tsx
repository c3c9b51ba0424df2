/** Publishing a recording that the device could not store to its end. */
import { expect, test, vi } from 'vitest'
import { failNetwork, renderApp, screen, waitFor } from '../../../tests/components'
import { acceptRecordings, record, setUpMicrophone } from '../../../tests/components/microphone'
import { getSession } from '../../drafts/session/session'

setUpMicrophone()

test('keeps it on the screen without a network, and publishes all of it later', async () => {
  const put = IDBObjectStore.prototype.put
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function keep(this: IDBObjectStore, ...args) {
    if (this.name !== 'drafts') throw new DOMException('Full.', 'QuotaExceededError')
    return put.apply(this, args)
  })
  const { user, api } = await renderApp({
    path: '/?view=record&mode=squawk',
    viewer: 'free',
    api: { ...acceptRecordings(), 'POST /api/posts': failNetwork() },
  })
  await record(user)
  await user.type(screen.getByLabelText(/^Title/), 'Said once')
  await user.type(screen.getByLabelText(/^Tags/), '#owl ')
  await user.click(screen.getByRole('button', { name: 'Publish Squawk' }))
  await waitFor(() => expect(api.requestsTo('POST /api/posts')).toHaveLength(1))
  await waitFor(() => expect(getSession().state.at).not.toBe('publishing'))
  expect(getSession().state.at).toBe('stopped')
  api.use(acceptRecordings())
  await user.click(screen.getByRole('button', { name: 'Publish Squawk' }))
  expect(await screen.findByText(/^Squawk published!/)).toBeVisible()
})
