/** The recorder on a device that is slow to free the lock of a draft, or to find a microphone. */
import { expect, test, vi } from 'vitest'
import { countHeldTracks, setUpMicrophone } from '../../tests/components/microphone'
import type { Recording } from '../audio/recording'
import type { StartOptions } from '../drafts/store/draft-record'
import { openDraft, readDraft } from '../drafts/store/drafts'
import { recorder } from './session'

setUpMicrophone()

const recording: Recording = {
  draftId: 'draft_1',
  mode: 'squawk',
  seconds: 2,
  peaks: '_',
  pauses: '',
  samples: async () => new Int16Array(96_000),
  encode: async () => ({ blob: new Blob(), type: 'audio/wav' }),
}
const OPTIONS: StartOptions = { mode: 'squawk', draftId: recording.draftId, limitSeconds: 60 }
const getUserMedia = () => vi.mocked(navigator.mediaDevices.getUserMedia)

test.each([
  ['a new recording', {}, 'idle'],
  [
    'a stopped recording that goes on',
    { resumes: { recording, range: { from: 0, until: 96_000 }, fileFrames: 96_000 } },
    'stopped',
  ],
])('requests no microphone for %s that was left before its draft was locked', async (_, options, at) => {
  await openDraft({ id: recording.draftId, mode: 'squawk', seconds: 2, peaks: '_', state: 'ready' })
  const free = Promise.withResolvers<void>()
  void navigator.locks.request('owlcast.draft.draft_1', () => free.promise)
  const started = recorder.start({ ...OPTIONS, ...options })
  await recorder.suspend()
  free.resolve()
  await started
  expect(getUserMedia()).not.toHaveBeenCalled()
  expect(recorder.getSnapshot().at).toBe(at)
  if (at === 'stopped')
    expect(await readDraft(recording.draftId)).toMatchObject({ state: 'ready', seconds: 2 })
  await recorder.discard()
})

test('requests no other microphone once it was left while the chosen one was looked for', async () => {
  const looked = Promise.withResolvers<MediaStream>()
  getUserMedia().mockImplementationOnce(() => looked.promise)
  const started = recorder.start({ ...OPTIONS, deviceId: 'headset' })
  await vi.waitFor(() => expect(getUserMedia()).toHaveBeenCalledTimes(1))
  await recorder.suspend()
  looked.reject(new DOMException('', 'NotFoundError'))
  await started
  expect(getUserMedia()).toHaveBeenCalledTimes(1)
  expect(countHeldTracks()).toBe(0)
  expect(recorder.getSnapshot().at).toBe('idle')
})
