/** The record session on a slow device. */
import { expect, test, vi } from 'vitest'
import { makeAuthor, makeMe, makePost } from '../../tests/components'
import { fillIn, getShownForm, startShown } from '../../tests/components/forms'
import {
  countHeldTracks,
  denyMicrophone,
  feedMicrophone,
  setUpMicrophone,
} from '../../tests/components/microphone'
import { requestFocus } from '../audio/playback/audio-focus'
import { toChosenParent } from '../drafts/store/chosen-parent'
import { EMPTY_FORM } from '../drafts/store/draft-record'
import { finishDraft, listDrafts, readDraft, resumeDraft, saveDraft } from '../drafts/store/drafts'
import { saveLastUser } from '../state/last-user'
import { getOpenDraftId, setOpenDraft } from '../state/open-draft'
import { savePublishRequest, takePublishRequest } from '../state/publish-request'
import { isReloadBlocked } from '../state/reload-guard'
import { chooseParents, completeForm, detachReply, editForm, withdrawReply } from './edit'
import { findForm, getForm, saveForms, updateForm } from './forms'
import { openNewPost } from './places'
import {
  cancelForm,
  cutEnds,
  discardForm,
  discardRecording,
  getRecordState,
  loadRecording,
  openSavedDraft,
  putAway,
  recorder,
} from './session'

setUpMicrophone()

const start = () => startShown()
const edit = fillIn

test('keeps a recording that was started before the last draft was loaded', async () => {
  const { formId } = fillIn({})
  updateForm(formId, { draftId: 'draft_gone' })
  setOpenDraft('draft_gone')
  const loaded = loadRecording(formId)
  await start()
  expect(await loaded).toBe(false)
  expect(getShownForm()).toMatchObject({ state: { at: 'recording' }, draftId: getOpenDraftId() })
})

test('keeps what is typed while the cancelled recording is being deleted', async () => {
  await start()
  await feedMicrophone(1)
  const { formId } = getShownForm()
  const removed = cancelForm(formId)
  editForm(formId, { title: 'The next one' })
  await removed
  expect(getForm(formId)).toMatchObject({ form: { title: 'The next one' }, draftId: null })
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

test('stores when the form was edited last, also where a slow microphone comes after the save', async () => {
  const asked = Promise.withResolvers<MediaStream>()
  vi.mocked(navigator.mediaDevices.getUserMedia).mockImplementationOnce(() => asked.promise)
  const { formId } = fillIn({ form: { ...EMPTY_FORM, title: 'Typed before' } })
  const started = start()
  await vi.waitFor(() => expect(navigator.mediaDevices.getUserMedia).toHaveBeenCalled())
  await saveForms()
  asked.resolve(await navigator.mediaDevices.getUserMedia({ audio: true }))
  await started
  const { editedAt, draftId } = getForm(formId) ?? {}
  await vi.waitFor(async () => expect(await readDraft(draftId ?? '')).toMatchObject({ editedAt }))
})

test('forgets that its author wanted to publish what is discarded, also a track alone', async () => {
  savePublishRequest(null, getShownForm().editedAt)
  await cancelForm(getShownForm().formId)
  expect(takePublishRequest(null, getShownForm().editedAt)).toBe(false)
  await start()
  const { draftId } = getShownForm()
  savePublishRequest(draftId, getShownForm().editedAt)
  await discardRecording()
  expect(takePublishRequest(draftId, getShownForm().editedAt)).toBe(false)
})

test('opens the draft of a track alone in one form, however often', async () => {
  await start()
  await feedMicrophone(1)
  const { draftId } = getShownForm()
  await putAway()
  const id = draftId ?? ''
  await saveDraft({ id, state: 'ready', mode: 'mue', seconds: 0, trackId: 'track_1' })
  await discardForm(getShownForm().formId).catch(() => null)
  await saveDraft({ id, state: 'ready', mode: 'mue', seconds: 0, trackId: 'track_1' })
  const [first, second] = [await openSavedDraft(id), await openSavedDraft(id)]
  expect(first?.formId).toBeDefined()
  expect(second?.formId).toBe(first?.formId)
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
  expect(getShownForm()).toMatchObject({
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
  expect(getShownForm().state.at).toBe('asking')
  await recorder.suspend()
  expect(getShownForm()).toMatchObject({ draftId: null, state: { at: 'idle' } })
  expect(getOpenDraftId()).toBeNull()
  asked.reject(new DOMException('', 'NotAllowedError'))
  await started
  expect(getShownForm().state).toEqual({ at: 'idle', problem: null })
})

test.each([
  ['visible', 1],
  ['hidden', 0],
] as const)('pauses for other sound; a %s page holds %d microphones then', async (visibility, held) => {
  await start()
  await feedMicrophone(1)
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility)
  requestFocus(() => undefined)
  await vi.waitFor(() => expect(getShownForm().state.at).toBe('paused'))
  await vi.waitFor(() => expect(countHeldTracks()).toBe(held))
})

test('makes a message of a squawk that replied to a message, once it is a separate post', async () => {
  const message = makePost({ kind: 'mue', visibility: 'private' })
  const form = { ...EMPTY_FORM, tags: '#owl', parents: [toChosenParent(message)] }
  edit({ mode: 'squawk', form })
  detachReply(getShownForm().formId)
  expect(getShownForm()).toMatchObject({ mode: 'mue', form: { tags: '#owl', parents: [], isPrivate: true } })
  edit({ mode: 'squawk', form: { ...form, parents: [toChosenParent(makePost())] } })
  detachReply(getShownForm().formId)
  expect(getShownForm()).toMatchObject({ mode: 'squawk', form: { parents: [], isPrivate: null } })
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
  const id = getShownForm().draftId ?? ''
  await saveDraft({ id, state: 'waiting', form })
  editForm(getShownForm().formId, { recipient: 'gus@example.com', recipientId: null, isPrivate: false })
  await saveForms()
  expect(await readDraft(id)).toMatchObject({ state: 'waiting', form })
})

test('keeps the recipient that another tab chose later when a lookup answers here', async () => {
  await recordWith({ mode: 'mue', form: { ...EMPTY_FORM, recipient: '@mara' } })
  await saveForms()
  const id = getShownForm().draftId ?? ''
  completeForm(getShownForm().formId, { recipientId: 'usr_mara' })
  await saveForms()
  expect(await readDraft(id)).toMatchObject({ form: { recipient: '@mara', recipientId: 'usr_mara' } })
  const form = { ...EMPTY_FORM, recipient: '@gus', recipientId: 'usr_gus' }
  await saveDraft({ id, form, editedAt: Date.now() + 1 })
  completeForm(getShownForm().formId, { recipientName: 'Mara Lindqvist' })
  await saveForms()
  expect(await readDraft(id)).toMatchObject({ form })
})

test('shows a recording as another tab changed it: cut, whole again, and longer', async () => {
  await recordWith({ mode: 'squawk' })
  const id = getShownForm().draftId ?? ''
  const getRecording = () => {
    const { state } = getShownForm()
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
  const id = getShownForm().draftId ?? ''
  await vi.waitFor(async () => expect(await readDraft(id)).toMatchObject({ state: 'ready' }))
  await resumeDraft(id, { range: { from: 0, until: 24_000 }, fileFrames: 96_000 })
  await finishDraft({ id, seconds: 1, peaks: '_', pauses: '', tail: new Int16Array(48_000) })
  await vi.waitFor(() =>
    expect(getShownForm().state).toMatchObject({ at: 'stopped', recording: { seconds: 1 } }),
  )
})

test('keeps a cut that the device did not store', async () => {
  await recordWith({ mode: 'squawk' })
  const id = getShownForm().draftId ?? ''
  await vi.waitFor(async () => expect(await readDraft(id)).toMatchObject({ state: 'ready' }))
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('Full.', 'QuotaExceededError')
  })
  await cutEnds({ from: 24_000, until: null })
  put.mockRestore()
  const { state } = getShownForm()
  await saveDraft({ id, attempts: 0 })
  expect(await openSavedDraft(id)).toMatchObject({ draftId: id })
  expect(state).toMatchObject({ recording: { cut: { range: { from: 24_000 } } } })
  expect(getShownForm().state).toBe(state)
})

test('keeps a recording of which the device has stored only a part', async () => {
  await recordWith({ mode: 'squawk' })
  const id = getShownForm().draftId ?? ''
  await vi.waitFor(async () => expect(await readDraft(id)).toMatchObject({ state: 'ready' }))
  const { state } = getShownForm()
  await saveDraft({ id, seconds: 1, peaks: '' })
  expect(await openSavedDraft(id)).toMatchObject({ draftId: id })
  expect(getShownForm().state).toBe(state)
})

const message = makePost({ kind: 'mue', visibility: 'private', author: makeAuthor({ username: 'mara' }) })
const privateReply = makePost({ kind: 'squawk', visibility: 'private', author: message.author })

test.each([
  ['message', message],
  ['private reply to a message', privateReply],
])('makes a message to its author of a squawk that replied to a %s that was deleted', async (_, parent) => {
  await recordWith({ mode: 'squawk', form: { ...EMPTY_FORM, parents: [toChosenParent(parent)] } })
  withdrawReply(getShownForm().formId, parent, 'usr_me')
  const to = { recipient: '@mara', recipientId: message.author.id, isPrivate: true, parents: [] }
  expect(getShownForm()).toMatchObject({ mode: 'mue', form: to })
})

test.each(['mue', 'squawk'] as const)(
  'keeps a %s that replied to a message private after it became a separate post and replies to a public one',
  async (mode) => {
    await recordWith({ mode, form: { ...EMPTY_FORM, parents: [toChosenParent(privateReply)] } })
    detachReply(getShownForm().formId)
    chooseParents(getShownForm().formId, [toChosenParent(makePost())])
    expect(getShownForm()).toMatchObject({ mode: 'mue', form: { isPrivate: true } })
  },
)

test('keeps the recipient that was chosen last when its author signs out at once', async () => {
  await recordWith({ mode: 'mue', form: { ...EMPTY_FORM, recipient: '@gus', recipientId: 'usr_gus' } })
  await saveForms()
  const { draftId } = getShownForm()
  editForm(getShownForm().formId, { recipient: '@mara', recipientId: 'usr_mara' })
  await putAway()
  expect(await readDraft(draftId ?? '')).toMatchObject({
    form: { recipient: '@mara', recipientId: 'usr_mara' },
  })
})

test('stores what was typed last before a page that is left is gone', async () => {
  await recordWith({ mode: 'mue', form: { ...EMPTY_FORM, recipient: '@gus', recipientId: 'usr_gus' } })
  await saveForms()
  const id = getShownForm().draftId ?? ''
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  editForm(getShownForm().formId, { recipient: '@mara', recipientId: 'usr_mara' })
  window.dispatchEvent(new Event('pagehide'))
  vi.useRealTimers()
  await vi.waitFor(async () => expect(await readDraft(id)).toMatchObject({ form: { recipient: '@mara' } }))
})

test('stores what was typed last after the clock of the device was set back', async () => {
  await recordWith({ mode: 'mue', form: { ...EMPTY_FORM, recipient: '@gus', recipientId: 'usr_gus' } })
  await saveForms()
  const id = getShownForm().draftId ?? ''
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() - 3_600_000)
  editForm(getShownForm().formId, { recipient: '@mara', recipientId: 'usr_mara' })
  await saveForms()
  vi.restoreAllMocks()
  expect(await readDraft(id)).toMatchObject({ form: { recipient: '@mara', recipientId: 'usr_mara' } })
})

test('leaves a stopped recording as a draft of its form when another one begins, and loads it again', async () => {
  await recordWith({ mode: 'squawk', form: { ...EMPTY_FORM, title: 'Rain' } })
  const { formId, draftId } = getShownForm()
  const other = openNewPost('mue')
  expect(await startShown(other.formId)).toBe(true)
  expect(getRecordState(formId).at).toBe('idle')
  expect(await readDraft(draftId ?? '')).toMatchObject({
    state: 'ready',
    form: { title: 'Rain' },
    seconds: 2,
  })
  await feedMicrophone(1)
  expect(await loadRecording(formId)).toBe(false)
  await discardForm(other.formId)
  expect(await loadRecording(formId)).toBe(true)
  expect(getRecordState(formId)).toMatchObject({ at: 'stopped', recording: { seconds: 2 } })
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
  expect(getShownForm().state).toMatchObject({
    at: 'stopped',
    problem: expect.stringMatching(/^record\.storage/),
  })
  expect(await listDrafts()).toEqual([])
  expect(isReloadBlocked()).toBe(true)
  const [, confirmUnload] = added.mock.calls.find(([type]) => type === 'beforeunload') ?? []
  expect(confirmUnload).toBeDefined()
  const { formId } = getShownForm()
  expect(await startShown(openNewPost('mue').formId)).toBe(false)
  await cancelForm(formId)
  expect(isReloadBlocked()).toBe(false)
  expect(removed).toHaveBeenLastCalledWith('beforeunload', confirmUnload)
})

test('opens no draft of another account, also where this tab had it open before', async () => {
  await recordWith({ mode: 'mue', form: { ...EMPTY_FORM, recipient: '@mara' } })
  const id = getShownForm().draftId ?? ''
  await putAway()
  await saveDraft({ id, ownerId: 'usr_wren' })
  setOpenDraft(id)
  saveLastUser(makeMe({ id: 'usr_dele' }))
  expect(await openSavedDraft(id)).toBeNull()
  expect(findForm(({ draftId }) => draftId === id)).toBeNull()
  saveLastUser(makeMe({ id: 'usr_wren' }))
  expect(await openSavedDraft(id)).toMatchObject({ draftId: id, form: { recipient: '@mara' } })
})
