/** A held message on a slow device. */
import { expect, test, vi } from 'vitest'
import { setUpMicrophone } from '../../../tests/components/microphone'
import { openSavedDraft } from '../../drafts/session/reopen-draft'
import { clear } from '../../drafts/session/session'
import { getSession } from '../../drafts/session/session-state'
import { openDeviceStore } from '../../drafts/store/device-store'
import { EMPTY_FORM } from '../../drafts/store/draft-record'
import { listDrafts, openDraft } from '../../drafts/store/drafts'
import { sendOnRelease } from './send-on-release'

setUpMicrophone()

test('sends nothing when the recording was left while the device stored it', async () => {
  const id = 'draft_held'
  const form = { ...EMPTY_FORM, recipient: '@mara', isPrivate: true }
  await openDraft({ id, ownerId: 'user_wren', mode: 'mue', form, seconds: 1, state: 'ready' })
  await (await openDeviceStore()).put('tails', { id, blob: new Blob([new Int16Array(16_000)]) })
  await openSavedDraft(id)
  expect(getSession().state).toMatchObject({ at: 'stopped', problem: null })
  const put = IDBObjectStore.prototype.put
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, value, key) {
    if (value.state === 'waiting') clear()
    return put.call(this, value, key)
  })
  await sendOnRelease({ ownerId: 'user_wren', to: 'Mara', isThreadShown: () => false })
  vi.restoreAllMocks()
  expect(await listDrafts()).toMatchObject([{ state: 'ready' }])
})
