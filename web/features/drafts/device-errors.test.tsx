/** Drafts on a device with two tabs, or with unreadable files. */
import { expect, test, vi } from 'vitest'
import { setUpMicrophone } from '../../../tests/components/microphone'
import type { Recording } from '../../audio/recording'
import { listWaitingDrafts } from '../../drafts/outbox/outbox'
import { sendDraft } from '../../drafts/outbox/send'
import { openDeviceStore } from '../../drafts/store/device-store'
import { EMPTY_FORM } from '../../drafts/store/draft-record'
import { finishDraft, openDraft, readDraft, recoverDrafts, saveDraft } from '../../drafts/store/drafts'

setUpMicrophone()

const DRAFT = { id: 'draft_1', mode: 'squawk', seconds: 3, peaks: '_', form: EMPTY_FORM } as const
const OPTIONS = {
  ownerId: 'usr_1',
  format: { lossless: false, level: false },
  signal: new AbortController().signal,
  onProgress: () => undefined,
  onVoiceOnly: () => undefined,
}

test('keeps a refused draft out of the outbox when another tab opens during sending', async () => {
  await openDraft({ ...DRAFT, peaks: '_', state: 'sending' })
  vi.stubGlobal('navigator', {
    ...navigator,
    storage: navigator.storage,
    locks: {
      // The sending tab received the refusal before it freed the lock.
      request: async (_name: string, _options: LockOptions, job: (lock: object) => Promise<unknown>) => {
        await saveDraft({ id: DRAFT.id, state: 'ready' })
        return job({})
      },
    },
  })
  await recoverDrafts()
  expect((await readDraft(DRAFT.id))?.state).toBe('ready')
})

test('stores the tail of a recording before its draft is ready', async () => {
  await openDraft({ ...DRAFT, peaks: '_', state: 'recording' })
  const stores: string[] = []
  const put = IDBObjectStore.prototype.put
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function keep(this: IDBObjectStore, value) {
    stores.push(this.name)
    return put.call(this, value)
  })
  await finishDraft({ id: DRAFT.id, seconds: 3, peaks: '_', pauses: '', tail: new Int16Array(4) })
  expect(stores).toEqual(['tails', 'drafts'])
})

test('refuses an unreadable recording instead of retrying forever', async () => {
  await openDraft({ ...DRAFT, peaks: '_', state: 'waiting' })
  await (await openDeviceStore()).put('tails', { id: DRAFT.id, blob: new Blob([new Int16Array(48_000)]) })
  const unreadable = new DOMException('It is gone.', 'NotReadableError')
  vi.spyOn(Blob.prototype, 'arrayBuffer').mockRejectedValue(unreadable)
  expect(await sendDraft(DRAFT.id, OPTIONS)).toMatchObject({
    at: 'refused',
    failure: { code: 'record.unreadable' },
  })
  expect((await readDraft(DRAFT.id))?.state).toBe('ready')
})

test('refuses an unsent recording that is only in memory, since no outbox would retry it', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const draft = {
    ...DRAFT,
    id: 'draft_2',
    ownerId: 'usr_1',
    trackId: null,
    formId: 'form_2',
    track: null,
    pauses: '',
    editedAt: 0,
    state: 'ready',
    attempts: 0,
    updatedAt: 0,
  } as const
  const recording: Recording = {
    draftId: draft.id,
    mode: draft.mode,
    seconds: draft.seconds,
    peaks: draft.peaks,
    pauses: '',
    samples: async () => new Int16Array(4),
    encode: async () => ({ blob: new Blob([new Int16Array(4)]), type: 'audio/wav' }),
  }
  expect(await sendDraft(draft.id, { ...OPTIONS, memory: { draft, recording } })).toMatchObject({
    at: 'refused',
    failure: { code: 'media.upload_failed' },
  })
  expect(await listWaitingDrafts('usr_1')).toEqual([])
})
