/** Sending a draft, and its rest on the device after each outcome. */
import { beforeEach, expect, test, vi } from 'vitest'
import type { ErrorCode } from '../../../domain/errors/error-table'
import type { NewPost } from '../../../domain/posts/posts.schema'
import {
  failNetwork,
  failServer,
  failWith,
  type Handlers,
  makeMe,
  makePost,
  renderPart,
  replyInTurn,
} from '../../../tests/components'
import { acceptRecordings, makeUpload, setUpMicrophone } from '../../../tests/components/microphone'
import type { Recording } from '../../audio/recording'
import type { DraftForm, DraftRecord } from '../store/draft-record'

setUpMicrophone()

const me = makeMe()
const WAV_HEADER_BYTES = 44
const FORM = { title: 'Dusk', tags: '#fox' }
type Modules = Awaited<ReturnType<typeof load>>
let modules: Modules
/** How often the recording was encoded. */
let encodings = 0

async function load(api: Handlers = {}) {
  const [
    send,
    { finishDraft, openDraft, readDraft, readEncoded, removeDraft, saveDraft, saveEncoded },
    record,
    app,
  ] = await Promise.all([
    import('./send'),
    import('../store/drafts'),
    import('../store/draft-record'),
    renderPart(null, { viewer: me, api: { ...acceptRecordings(), ...UPLOADED, ...api } }),
  ])
  return {
    ...send,
    ...record,
    finishDraft,
    openDraft,
    readDraft,
    readEncoded,
    removeDraft,
    saveDraft,
    saveEncoded,
    api: app.api,
  }
}

const UPLOADED: Handlers = { 'POST /api/uploads': () => makeUpload('stored') }

beforeEach(async () => {
  encodings = 0
  modules = await load()
})

function createDraft(changes: Partial<DraftRecord> = {}, form: Partial<DraftForm> = {}): DraftRecord {
  return {
    id: 'draft_1',
    formId: 'form_1',
    mode: 'squawk',
    seconds: 3,
    peaks: '_',
    pauses: '',
    trackId: null,
    track: null,
    ownerId: me.id,
    state: 'ready',
    attempts: 0,
    updatedAt: 0,
    editedAt: 0,
    ...changes,
    form: { ...modules.EMPTY_FORM, ...FORM, ...form },
  }
}

/** Stores the draft; one that was sent before also has its sound. */
async function store(draft: DraftRecord): Promise<DraftRecord> {
  await modules.openDraft(draft)
  if (draft.state === 'waiting')
    await modules.saveEncoded(draft.id, { blob: toBlob('sent before'), type: 'audio/wav' })
  return draft
}

const toBlob = (text: string) => new Blob([text])

function createRecording({ id, mode, seconds, peaks }: DraftRecord): Recording {
  return {
    draftId: id,
    mode,
    seconds,
    peaks,
    pauses: '',
    samples: async () => new Int16Array(4),
    async encode() {
      encodings += 1
      return { blob: toBlob(`encoding ${encodings}`), type: 'audio/wav' }
    },
  }
}

type Send = Partial<Parameters<Modules['sendDraft']>[1]> & { open?: DraftRecord }

/** Sends a stored draft as the outbox does, or with `open`, as the record screen does. */
function send(id: string, { open, ...options }: Send = {}) {
  return modules.sendDraft(id, {
    ownerId: me.id,
    format: { lossless: false, level: false },
    signal: new AbortController().signal,
    onProgress: () => undefined,
    onVoiceOnly: () => undefined,
    ...(open ? { memory: { draft: open, recording: open.seconds > 0 ? createRecording(open) : null } } : {}),
    ...options,
  })
}

const listPosted = () => modules.api.requestsTo('POST /api/posts').map(({ body }) => body as NewPost)
const listUploaded = () =>
  modules.api.requestsTo('POST /api/uploads').map(({ body }) => (body as { bytes: number }).bytes)

test('deletes the draft and its sound once it is published', async () => {
  const draft = await store(createDraft())
  expect(await send(draft.id, { open: draft })).toMatchObject({ at: 'published' })
  expect(await modules.readDraft(draft.id)).toBeNull()
  expect(await modules.readEncoded(draft.id)).toBeNull()
})

test('sends the form as it was typed last, which the device may not have stored', async () => {
  const draft = await store(createDraft())
  const open = createDraft({}, { title: 'Dawn' })
  await send(draft.id, { open })
  expect(listPosted()).toMatchObject([{ title: 'Dawn' }])
})

test('sends nothing else while the draft waits as another tab sent it', async () => {
  const draft = await store(createDraft({ state: 'waiting' }))
  expect(await send(draft.id, { open: createDraft({}, { title: 'Dawn' }) })).toEqual({ at: 'busy' })
  expect(listPosted()).toEqual([])
  const { form, state } = draft
  expect(await modules.readDraft(draft.id)).toMatchObject({ form, state })
  expect(await send(draft.id, { open: createDraft() })).toMatchObject({ at: 'published' })
})

test('sends a recording without the ends that another tab has cut', async () => {
  const { id } = await store(createDraft({ seconds: 2 }))
  await modules.finishDraft({ id, seconds: 2, peaks: '_', pauses: '', tail: new Int16Array(96_000) })
  await modules.saveDraft({ id, seconds: 1, range: { from: 48_000, until: null }, revision: 'cut' })
  expect(await send(id, { open: createDraft({ seconds: 2 }) })).toMatchObject({ at: 'published' })
  expect(encodings).toBe(0)
  expect(listUploaded()).toEqual([WAV_HEADER_BYTES + 2 * 48_000])
})

test('encodes a recording again that went on since its last sound, and sends the same bytes after a lost response', async () => {
  const draft = await store(createDraft())
  await modules.saveEncoded(draft.id, { blob: toBlob('older and much longer'), type: 'audio/wav' })
  modules.api.use({
    'POST /api/posts': replyInTurn(failNetwork(), () => ({ post: makePost(), invitations: [] })),
  })
  expect(await send(draft.id, { open: draft })).toMatchObject({ at: 'waiting' })
  expect(await send(draft.id)).toMatchObject({ at: 'published' })
  expect(listUploaded()).toEqual([toBlob('encoding 1').size, toBlob('encoding 1').size])
  expect(encodings).toBe(1)
})

test('counts attempts, and keeps the draft waiting', async () => {
  const draft = await store(createDraft({ state: 'waiting', attempts: 1 }))
  modules.api.use({ 'POST /api/posts': failServer(503) })
  expect(await send(draft.id)).toMatchObject({ at: 'waiting' })
  expect(await modules.readDraft(draft.id)).toMatchObject({ state: 'waiting', attempts: 2 })
})

test.each<[DraftRecord['state'], DraftRecord['state']]>([
  ['waiting', 'waiting'],
  ['ready', 'ready'],
])('leaves a %s draft %s when the session has expired', async (state, left) => {
  const draft = await store(createDraft({ state }))
  modules.api.use({ 'POST /api/posts': failWith('auth.required') })
  const open = state === 'ready' ? draft : undefined
  expect(await send(draft.id, { open })).toMatchObject({ at: 'refused', failure: { code: 'auth.required' } })
  expect(await modules.readDraft(draft.id)).toMatchObject({ state: left })
})

test.each<ErrorCode>(['request.idempotency_key_reused', 'post.already_published'])(
  'deletes a draft that was published before, by %s',
  async (code) => {
    const draft = await store(createDraft({ state: 'waiting' }))
    modules.api.use({ 'POST /api/posts': failWith(code) })
    expect(await send(draft.id)).toEqual({ at: 'gone' })
    expect(await modules.readDraft(draft.id)).toBeNull()
  },
)

test('publishes nothing when it is cancelled after the upload, and leaves the draft as it was', async () => {
  const draft = await store(createDraft())
  const sender = new AbortController()
  modules.api.use({
    'POST /api/uploads': () => {
      queueMicrotask(() => sender.abort())
      return makeUpload('stored')
    },
  })
  expect(await send(draft.id, { open: draft, signal: sender.signal })).toEqual({ at: 'cancelled' })
  expect(listPosted()).toEqual([])
  expect(await modules.readDraft(draft.id)).toMatchObject({ state: 'ready' })
})

test('publishes nothing once its draft is discarded, also while it is sent again from the outbox', async () => {
  const drafts = [await store(createDraft()), await store(createDraft({ id: 'draft_2', state: 'waiting' }))]
  for (const draft of drafts) {
    modules.api.use({
      'POST /api/uploads': async () => {
        await modules.removeDraft(draft.id)
        return makeUpload('stored')
      },
    })
    const open = draft.state === 'ready' ? { open: draft } : {}
    expect(await send(draft.id, open)).toEqual({ at: 'discarded' })
    expect(await modules.readDraft(draft.id)).toBeNull()
  }
  expect(listPosted()).toEqual([])
})

/** Makes the files of the library unreachable. */
function failTracks(): void {
  const { fetch } = globalThis
  vi.stubGlobal('fetch', (input: string, init: RequestInit) =>
    String(input).includes('/api/') ? fetch(input, init) : failNetwork()(),
  )
  vi.spyOn(console, 'warn').mockReturnValue()
}

test('sends the voice alone without a track that cannot be mixed in, and without it ever after', async () => {
  failTracks()
  const draft = await store(createDraft({ mode: 'mue', trackId: 'track_1' }))
  modules.api.use({
    'POST /api/posts': replyInTurn(failNetwork(), () => ({ post: makePost(), invitations: [] })),
  })
  await send(draft.id, { open: draft })
  await send(draft.id)
  expect(listPosted().map(({ trackId }) => trackId)).toEqual([null, null])
})

/** A recording with a track whose end the device could not store: its draft is as it began. */
const createUnfinished = (changes: Partial<DraftRecord> = {}) =>
  createDraft({ mode: 'mue', seconds: 0, peaks: '', trackId: 'track_1', state: 'recording', ...changes })

test('sends the recording and not its track alone when the device could not store its end, also after a lost response', async () => {
  failTracks()
  const { id } = await store(createUnfinished())
  const open = createDraft({ mode: 'mue', trackId: 'track_1' })
  modules.api.use({
    'POST /api/posts': replyInTurn(failNetwork(), () => ({ post: makePost(), invitations: [] })),
  })
  expect(await send(id, { open })).toMatchObject({ at: 'waiting' })
  expect(await send(id)).toMatchObject({ at: 'published' })
  expect(listPosted()).toMatchObject(Array(2).fill({ mediaId: 'media_1', peaks: '_' }))
})

test('keeps a recording that only this tab has when it cannot be sent, however often', async () => {
  const { id } = await store(createUnfinished({ trackId: null }))
  const put = IDBObjectStore.prototype.put
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function keep(this: IDBObjectStore, value) {
    if (this.name === 'sounds') throw new DOMException('Full.', 'QuotaExceededError')
    return put.call(this, value)
  })
  modules.api.use({ 'POST /api/posts': failNetwork() })
  const draft = createDraft({ mode: 'mue' })
  const memory = { draft, recording: createRecording(draft), isOnlyCopy: true }
  for (let attempt = 0; attempt < 2; attempt++) {
    expect(await send(id, { memory })).toMatchObject({ at: 'refused' })
    expect(await modules.readDraft(id)).toMatchObject({ state: 'recording' })
  }
})

test('creates one owlcast for a new recording, also when its post is refused', async () => {
  const cast = makePost({ kind: 'owlcast', title: 'Two Banks' })
  modules.api.use({
    'POST /api/owlcasts': () => ({ post: cast, invitations: [] }),
    'POST /api/posts': replyInTurn(failWith('recipient.unknown'), () => ({
      post: makePost(),
      invitations: [],
    })),
  })
  const draft = await store(createDraft({ mode: 'owlcast' }))
  await send(draft.id, { open: draft })
  const refused = await modules.readDraft(draft.id)
  expect(refused?.form.owlcast).toMatchObject({ id: cast.id, title: cast.title })
  await send(draft.id, { open: refused ?? draft })
  const made = modules.api.requestsTo('POST /api/owlcasts')
  expect(made.map(({ headers }) => headers.get('idempotency-key'))).toEqual(['draft_1_cast'])
  expect(listPosted().map(({ owlcastId }) => owlcastId)).toEqual([cast.id, cast.id])
})

test('sends a track alone under its draft’s key, and deletes it unless it was stored before', async () => {
  const draft = createDraft({ mode: 'mue', seconds: 0, trackId: 'track_1' })
  modules.api.use({ 'POST /api/posts': failWith('recipient.unknown') })
  expect(await send(draft.id, { open: draft })).toMatchObject({ at: 'refused' })
  expect(await modules.readDraft(draft.id)).toBeNull()
  await modules.openDraft({ ...draft, state: 'waiting' })
  expect(await send(draft.id)).toMatchObject({ at: 'refused' })
  expect(await modules.readDraft(draft.id)).toMatchObject({ state: 'ready' })
  const keys = modules.api.requestsTo('POST /api/posts').map(({ headers }) => headers.get('idempotency-key'))
  expect(keys).toEqual([draft.id, draft.id])
})

test.each([
  [{}, 'refused', 0],
  [{ collaboratorNumbers: { '070-123 45 67': '+46 70 123 45 67' } }, 'published', 1],
  [{ collaborators: '+46 70 123 45 67' }, 'published', 1],
])('a draft that waited with a number of a collaborator and %j is %s', async (form, at, posts) => {
  const typed = { collaborators: '070-123 45 67', ...form }
  const draft = await store(createDraft({ state: 'waiting' }, typed))
  const outcome = await send(draft.id)
  expect(outcome).toMatchObject({ at })
  if (at === 'refused')
    expect(outcome).toMatchObject({ failure: { code: 'recipient.phone_country', field: 'collaborators' } })
  expect(modules.api.requestsTo('POST /api/posts')).toHaveLength(posts)
})
