/** Publishing a recording that the device could not store to its end. */
import { expect, test, vi } from 'vitest'
import { act, failNetwork, renderApp, screen, waitFor, within } from '../../../tests/components'
import { getShownForm } from '../../../tests/components/forms'
import { acceptRecordings, record, setUpMicrophone } from '../../../tests/components/microphone'
import { goTo } from '../../state/view'

setUpMicrophone()

function fillDevice(isRefused: (store: string) => boolean) {
  const put = IDBObjectStore.prototype.put
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function keep(this: IDBObjectStore, ...args) {
    if (isRefused(this.name)) throw new DOMException('Full.', 'QuotaExceededError')
    return put.apply(this, args)
  })
}

test('offers to publish or discard it from another view, and not to resume it', async () => {
  fillDevice((store) => store !== 'drafts')
  const { user } = await renderApp({ path: '/?view=record&mode=squawk', viewer: 'free' })
  await record(user)
  const { state } = getShownForm()
  await act(async () => goTo('home'))
  const dock = await screen.findByRole('region', { name: 'Recordings on this device' })
  expect(dock).toHaveTextContent('Only in this tab. Publish before you close it.')
  expect(dock).toHaveTextContent('0:02')
  const names = within(dock)
    .getAllByRole('button')
    .map(({ textContent }) => textContent)
  expect(names).toEqual(['Discard', 'Publish'])
  await user.click(within(dock).getByRole('button', { name: 'Publish' }))
  expect(await screen.findByText(/^Please add tags/)).toBeVisible()
  expect(getShownForm().state).toBe(state)
})

test('keeps it on the screen without a network, and publishes all of it later', async () => {
  fillDevice((store) => store !== 'drafts')
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
  await waitFor(() => expect(getShownForm().state.at).not.toBe('publishing'))
  expect(getShownForm().state.at).toBe('stopped')
  api.use(acceptRecordings())
  await user.click(screen.getByRole('button', { name: 'Publish Squawk' }))
  expect(await screen.findByText(/^Squawk published!/)).toBeVisible()
})
