/** The record session on a slow device. */
import { expect, test, vi } from 'vitest'
import { makeAuthor, makePost } from '../../../tests/components'
import {
  countHeldTracks,
  denyMicrophone,
  feedMicrophone,
  setUpMicrophone,
} from '../../../tests/components/microphone'
import { requestFocus } from '../../audio/playback/audio-focus'
import { getOpenDraftId, setOpenDraft } from '../../state/open-draft'
import { savePublishRequest, takePublishRequest } from '../../state/publish-request'
import { isReloadBlocked } from '../../state/reload-guard'
import { toChosenParent } from '../store/chosen-parent'
import { EMPTY_FORM } from '../store/draft-record'
import { finishDraft, listDrafts, readDraft, resumeDraft, saveDraft } from '../store/drafts'
import { confirmReplace } from './owlcast-recording'
import { recorder } from './recorder'
import { openSavedDraft, reopen } from './reopen-draft'
import { chooseParents, detachReply, withdrawReply } from './reply'
import { cancel, cutEnds, discardRecording, putAway, startRecording } from './session'
import { completeForm, edit, editForm, saveForm } from './session-form'
import { getEditedAt, getSession } from './session-state'

setUpMicrophone()

const start = () =>
  startRecording({ limitSeconds: 60, deviceId: null, format: { lossless: false, level: false } })

test('keeps a recording started before the last draft was loaded', async () => {
  setOpenDraft('draft_gone')
  const looked = reopen()
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

test('stores the form with the new draft, also when the device has no room for a later write', async () => {
  const parent = toChosenParent(makePost({ title: 'Question' }))
  const form = { ...EMPTY_FORM, recipient: '@mara', isPrivate: true, parents: [parent] }
  edit({ mode: 'mue', form })
  const put = IDBObjectStore.prototype.put
  let writes = 0
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, value, key) {
    writes += 1
    if (writes > 1) throw new DOMException('full', 'QuotaExceededError')
    return put.call(this, value, key)
  })
  await start()
  await feedMicrophone(1)
  await vi.waitFor(() => expect(writes).toBeGreaterThan(1))
  expect(await listDrafts()).toMatchObject([{ mode: 'mue', form }])
  vi.restoreAllMocks()
})

test('forgets that its author wanted to publish what is discarded, also a track alone', async () => {
  savePublishRequest(null, getEditedAt())
  await cancel()
  expect(takePublishRequest(null, getEditedAt())).toBe(false)
  await start()
  const { draftId } = getSession()
  savePublishRequest(draftId, getEditedAt())
  await discardRecording()
  expect(takePublishRequest(draftId, getEditedAt())).toBe(false)
})

test('blocks a reload of the page while it records, and no longer once it has stopped', async () => {
  expect(isReloadBlocked()).toBe(false)
  await start()
  expect(isReloadBlocked()).toBe(true)
  await feedMicrophone(1)
  await putAway()
  expect(isReloadBlocked()).toBe(false)
})

test('forgets the draft of a recording that never began', async () => {
  denyMicrophone()
  await start()
  expect(getSession()).toMatchObject({
    draftId: null,
    state: { at: 'idle', problem: 'record.microphone_denied' },
  })
  expect(getOpenDraftId()).toBeNull()
})

test('forgets the draft of a recording that was left before the microphone was granted', async () => {
  const asked = Promise.withResolvers<MediaStream>()
  vi.mocked(navigator.mediaDevices.getUserMedia).mockImplementationOnce(() => asked.promise)
  const started = start()
  await vi.waitFor(() => expect(navigator.mediaDevices.getUserMedia).toHaveBeenCalled())
  expect(getSession().state.at).toBe('asking')
  await recorder.suspend()
  expect(getSession()).toMatchObject({ draftId: null, state: { at: 'idle' } })
  expect(getOpenDraftId()).toBeNull()
  asked.reject(new DOMException('', 'NotAllowedError'))
  await started
  expect(getSession().state).toEqual({ at: 'idle', problem: null })
})

test.each([
  ['visible', 1],
  ['hidden', 0],
] as const)('pauses for other sound; a %s page holds %d microphones then', async (visibility, held) => {
  await start()
  await feedMicrophone(1)
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility)
  requestFocus(() => undefined)
  await vi.waitFor(() => expect(getSession().state.at).toBe('paused'))
  await vi.waitFor(() => expect(countHeldTracks()).toBe(held))
})

test('makes a message of a squawk that replied to a message, once it is a separate post', async () => {
  const message = makePost({ kind: 'mue', visibility: 'private' })
  const form = { ...EMPTY_FORM, tags: '#owl', parents: [toChosenParent(message)] }
  edit({ mode: 'squawk', form })
  detachReply()
  expect(getSession()).toMatchObject({ mode: 'mue', form: { tags: '#owl', parents: [], isPrivate: true } })
  edit({ mode: 'squawk', form: { ...form, parents: [toChosenParent(makePost())] } })
  detachReply()
  expect(getSession()).toMatchObject({ mode: 'squawk', form: { parents: [], isPrivate: null } })
})

/** Records with this form until it is stopped. */
async function recordWith(changes: Parameters<typeof edit>[0]): Promise<void> {
  edit(changes)
  await start()
  await feedMicrophone(2)
  await recorder.stop()
}

test('leaves a draft as it was sent by another tab, whatever is typed here', async () => {
  const form = { ...EMPTY_FORM, recipient: '@mara', recipientId: 'usr_mara' }
  await recordWith({ mode: 'mue', form })
  const id = getSession().draftId ?? ''
  await saveDraft({ id, state: 'waiting', form })
  editForm({ recipient: 'gus@example.com', recipientId: null, isPrivate: false })
  await saveForm()
  expect(await readDraft(id)).toMatchObject({ state: 'waiting', form })
})

test('keeps the recipient that another tab chose later when a lookup answers here', async () => {
  await recordWith({ mode: 'mue', form: { ...EMPTY_FORM, recipient: '@mara' } })
  await saveForm()
  const id = getSession().draftId ?? ''
  completeForm({ recipientId: 'usr_mara' })
  await saveForm()
  expect(await readDraft(id)).toMatchObject({ form: { recipient: '@mara', recipientId: 'usr_mara' } })
  const form = { ...EMPTY_FORM, recipient: '@gus', recipientId: 'usr_gus' }
  await saveDraft({ id, form, editedAt: Date.now() + 1 })
  completeForm({ recipientName: 'Mara Lindqvist' })
  await saveForm()
  expect(await readDraft(id)).toMatchObject({ form })
})

test('shows a recording as another tab changed it: cut, whole again, and longer', async () => {
  await recordWith({ mode: 'squawk' })
  const id = getSession().draftId ?? ''
  const getRecording = () => {
    const { state } = getSession()
    return state.at === 'stopped' ? state.recording : null
  }
  await vi.waitFor(async () => expect(await readDraft(id)).toMatchObject({ state: 'ready' }))
  const { seconds = 0 } = (await readDraft(id)) ?? {}
  const range = { from: 24_000, until: null }
  await saveDraft({ id, seconds: seconds - 0.5, range, revision: 'cut' })
  await vi.waitFor(() => expect(getRecording()).toMatchObject({ seconds: seconds - 0.5, cut: { range } }))
  await saveDraft({ id, seconds, range: undefined, revision: 'whole' })
  await vi.waitFor(() => expect(getRecording()).toMatchObject({ seconds }))
  expect(getRecording()?.cut).toBeUndefined()
  await saveDraft({ id, seconds: seconds + 3, state: 'recording', revision: 'longer' })
  expect(getRecording()).toMatchObject({ seconds })
  await saveDraft({ id, state: 'ready' })
  await vi.waitFor(() => expect(getRecording()).toMatchObject({ seconds: seconds + 3 }))
})

test('shows a recording that another tab cut and went on with, although it is shorter', async () => {
  await recordWith({ mode: 'squawk' })
  const id = getSession().draftId ?? ''
  await vi.waitFor(async () => expect(await readDraft(id)).toMatchObject({ state: 'ready' }))
  await resumeDraft(id, { range: { from: 0, until: 24_000 }, fileFrames: 96_000 })
  await finishDraft({ id, seconds: 1, peaks: '_', pauses: '', tail: new Int16Array(48_000) })
  await vi.waitFor(() =>
    expect(getSession().state).toMatchObject({ at: 'stopped', recording: { seconds: 1 } }),
  )
})

test('keeps a cut that the device did not store', async () => {
  await recordWith({ mode: 'squawk' })
  const id = getSession().draftId ?? ''
  await vi.waitFor(async () => expect(await readDraft(id)).toMatchObject({ state: 'ready' }))
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('Full.', 'QuotaExceededError')
  })
  await cutEnds({ from: 24_000, until: null })
  put.mockRestore()
  const { state } = getSession()
  await saveDraft({ id, attempts: 0 })
  expect(await openSavedDraft(id)).toBe(true)
  expect(state).toMatchObject({ recording: { cut: { range: { from: 24_000 } } } })
  expect(getSession().state).toBe(state)
})

test('keeps a recording of which the device has stored only a part', async () => {
  await recordWith({ mode: 'squawk' })
  const id = getSession().draftId ?? ''
  await vi.waitFor(async () => expect(await readDraft(id)).toMatchObject({ state: 'ready' }))
  const { state } = getSession()
  await saveDraft({ id, seconds: 1, peaks: '' })
  expect(await openSavedDraft(id)).toBe(true)
  expect(getSession().state).toBe(state)
})

const message = makePost({ kind: 'mue', visibility: 'private', author: makeAuthor({ username: 'mara' }) })
const privateReply = makePost({ kind: 'squawk', visibility: 'private', author: message.author })

test.each([
  ['message', message],
  ['private reply to a message', privateReply],
])('makes a message to its author of a squawk that replied to a %s that was deleted', async (_, parent) => {
  await recordWith({ mode: 'squawk', form: { ...EMPTY_FORM, parents: [toChosenParent(parent)] } })
  withdrawReply(parent, 'usr_me')
  const to = { recipient: '@mara', recipientId: message.author.id, isPrivate: true, parents: [] }
  expect(getSession()).toMatchObject({ mode: 'mue', form: to })
})

test.each(['mue', 'squawk'] as const)(
  'keeps a %s that replied to a message private after it became a separate post and replies to a public one',
  async (mode) => {
    await recordWith({ mode, form: { ...EMPTY_FORM, parents: [toChosenParent(privateReply)] } })
    detachReply()
    chooseParents([toChosenParent(makePost())])
    expect(getSession()).toMatchObject({ mode: 'mue', form: { isPrivate: true } })
  },
)

test('keeps the recipient that was chosen last when its author signs out at once', async () => {
  await recordWith({ mode: 'mue', form: { ...EMPTY_FORM, recipient: '@gus', recipientId: 'usr_gus' } })
  await saveForm()
  const { draftId } = getSession()
  editForm({ recipient: '@mara', recipientId: 'usr_mara' })
  await putAway()
  expect(await readDraft(draftId ?? '')).toMatchObject({
    form: { recipient: '@mara', recipientId: 'usr_mara' },
  })
})

test('stores what was typed last before a page that is left is gone', async () => {
  await recordWith({ mode: 'mue', form: { ...EMPTY_FORM, recipient: '@gus', recipientId: 'usr_gus' } })
  await saveForm()
  const id = getSession().draftId ?? ''
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  editForm({ recipient: '@mara', recipientId: 'usr_mara' })
  window.dispatchEvent(new Event('pagehide'))
  vi.useRealTimers()
  await vi.waitFor(async () => expect(await readDraft(id)).toMatchObject({ form: { recipient: '@mara' } }))
})

test('stores what was typed last after the clock of the device was set back', async () => {
  await recordWith({ mode: 'mue', form: { ...EMPTY_FORM, recipient: '@gus', recipientId: 'usr_gus' } })
  await saveForm()
  const id = getSession().draftId ?? ''
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() - 3_600_000)
  editForm({ recipient: '@mara', recipientId: 'usr_mara' })
  await saveForm()
  vi.restoreAllMocks()
  expect(await readDraft(id)).toMatchObject({ form: { recipient: '@mara', recipientId: 'usr_mara' } })
})

test('leaves a message that begins while the recording before it is being deleted', async () => {
  await recordWith({ mode: 'squawk' })
  const { draftId: replacedDraftId, track } = getSession()
  const form = { ...EMPTY_FORM, owlcast: { id: 'post_cast', title: 'Hour', visibility: 'public' as const } }
  const replaced = confirmReplace({ mode: 'owlcast', form, track, replacedDraftId })
  expect(getSession()).toMatchObject({ mode: 'owlcast', form })
  edit({ mode: 'mue', form: { ...EMPTY_FORM, recipient: '@mara', recipientId: 'usr_mara' } })
  await replaced
  expect(getSession()).toMatchObject({ mode: 'mue', form: { recipient: '@mara', recipientId: 'usr_mara' } })
})

test('reloads by itself only once a recording that the device did not store is sent, and asks before it is left', async () => {
  const added = vi.spyOn(window, 'addEventListener')
  const removed = vi.spyOn(window, 'removeEventListener')
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('Full.', 'QuotaExceededError')
  })
  await start()
  await feedMicrophone(2)
  await recorder.stop()
  expect(getSession().state).toMatchObject({
    at: 'stopped',
    problem: expect.stringMatching(/^record\.storage/),
  })
  expect(await listDrafts()).toEqual([])
  expect(isReloadBlocked()).toBe(true)
  const [, confirmUnload] = added.mock.calls.find(([type]) => type === 'beforeunload') ?? []
  expect(confirmUnload).toBeDefined()
  await cancel()
  expect(isReloadBlocked()).toBe(false)
  expect(removed).toHaveBeenLastCalledWith('beforeunload', confirmUnload)
})
