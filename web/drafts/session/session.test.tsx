/** The record session on a slow device. */
import { expect, test } from 'vitest'
import { feedMicrophone, setUpMicrophone } from '../../../tests/components/microphone'
import { getOpenDraftId, setOpenDraft } from '../../state/open-draft'
import { cancel, edit, getSession, reopen, startRecording } from './session'

setUpMicrophone()

const start = () => startRecording({ limitSeconds: 60, deviceId: null, lossless: false })

test('keeps a recording started before the last draft was loaded', async () => {
  setOpenDraft('draft_gone')
  const looked = reopen(async () => null)
  await start()
  const { draftId } = getSession()
  await looked
  expect(draftId).not.toBeNull()
  expect(getOpenDraftId()).toBe(draftId)
})

test('keeps what is typed while the cancelled recording is being deleted', async () => {
  await start()
  await feedMicrophone(1)
  const removed = cancel()
  edit({ form: { ...getSession().form, title: 'The next one' } })
  await removed
  expect(getSession().form.title).toBe('The next one')
})
