/** The recording at hand when the device is slower than the person. */
import { expect, test } from 'vitest'
import { setUpMicrophone, speak } from '../../../tests/components/microphone'
import { openDraftId, setOpenDraft } from '../../state/open-draft'
import { begin, cancel, edit, getSession, reopen } from './session'

setUpMicrophone()

const start = () => begin({ limitSeconds: 60, deviceId: null, lossless: false })

test('a recording begun before the last one was looked for stays open', async () => {
  setOpenDraft('draft_gone')
  const looked = reopen(async () => null)
  await start()
  const { draftId } = getSession()
  await looked
  expect(draftId).not.toBeNull()
  expect(openDraftId()).toBe(draftId)
})

test('what is typed while the cancelled recording is still being removed stays', async () => {
  await start()
  await speak(1)
  const removed = cancel()
  edit({ form: { ...getSession().form, title: 'The next one' } })
  await removed
  expect(getSession().form.title).toBe('The next one')
})
