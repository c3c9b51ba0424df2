/** A held message on a slow device. */
import { expect, test, vi } from 'vitest'
import { getShownForm } from '../../../tests/components/forms'
import { setUpMicrophone } from '../../../tests/components/microphone'
import { openDeviceStore } from '../../drafts/store/device-store'
import { EMPTY_FORM } from '../../drafts/store/draft-record'
import { listDrafts, openDraft } from '../../drafts/store/drafts'
import { endForm, openSavedDraft } from '../../recording/session'
import { sendOnRelease } from './send-on-release'

setUpMicrophone()

test('sends nothing when the recording was left while the device stored it', async () => {
  const id = 'draft_held'
  const form = { ...EMPTY_FORM, recipient: '@mara', isPrivate: true }
  await openDraft({ id, ownerId: 'user_wren', mode: 'mue', form, seconds: 1, state: 'ready' })
  await (await openDeviceStore()).put('tails', { id, blob: new Blob([new Int16Array(16_000)]) })
  const { formId = '' } = (await openSavedDraft(id)) ?? {}
  expect(getShownForm().state).toMatchObject({ at: 'stopped', problem: null })
  const put = IDBObjectStore.prototype.put
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, value, key) {
    if (value.state === 'waiting') endForm(formId)
    return put.call(this, value, key)
  })
  await sendOnRelease(formId, { ownerId: 'user_wren', to: 'Mara', showLeaving: () => false })
  vi.restoreAllMocks()
  expect(await listDrafts()).toMatchObject([{ state: 'ready' }])
})
