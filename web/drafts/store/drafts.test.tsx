/** Recordings on the device: which parts it keeps, for how long, and what a crash leaves. */

import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { listTakeNotices } from '../../../domain/audio/take-notices'
import { DAY_MS } from '../../../domain/time/units'
import { setUpMicrophone } from '../../../tests/components/microphone'
import { openDeviceStore } from './device-store'
import { type DraftRecord, EMPTY_FORM } from './draft-record'
import {
  findResumePoint,
  finishDraft,
  openDraft,
  readDraft,
  readEncoded,
  readRecording,
  recoverDraft,
  recoverDrafts,
  removeDraft,
  resumeDraft,
  saveEncoded,
} from './drafts'
import { readClip, saveClip } from './podcast-clips'

setUpMicrophone()

const ID = 'draft_1'
const FRAMES = 48_000
/** The device's folder of recordings, by file name. */
let files: Map<string, Blob>

function stubFolder() {
  files = new Map()
  const folder = {
    async getFileHandle(name: string) {
      if (!files.has(name)) throw new DOMException('', 'NotFoundError')
      return { getFile: async () => files.get(name) }
    },
    removeEntry: async (name: string) => void files.delete(name),
    async *keys() {
      yield* [...files.keys()]
    },
  }
  const getDirectory = async () => ({ getDirectoryHandle: async () => folder })
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { storage: { getDirectory } }))
}

beforeEach(stubFolder)

const writeFile = (id: string, frames = FRAMES) =>
  files.set(`${id}.pcm`, new Blob([new Int16Array(frames).fill(900)]))
const open = (state: DraftRecord['state'], changes: Partial<DraftRecord> = {}) =>
  openDraft({ id: ID, mode: 'squawk', form: EMPTY_FORM, seconds: 1, peaks: '_', state, ...changes })
const toSound = () => ({ blob: new Blob(['sound']), type: 'audio/wav' as const })
const findTail = async (id: string) => (await openDeviceStore()).get('tails', id)

test('deletes every part of a removed draft', async () => {
  await open('recording')
  writeFile(ID)
  await finishDraft({ id: ID, seconds: 1, peaks: '_', pauses: '', tail: new Int16Array(4) })
  await saveEncoded(ID, toSound())
  expect(await findTail(ID)).toBeDefined()
  await removeDraft(ID)
  expect([await readDraft(ID), await readEncoded(ID), await findTail(ID)]).toEqual([null, null, undefined])
  expect([...files]).toEqual([])
})

test('restores a recording that was cut off with all its sound, and removes one without any', async () => {
  await open('recording', { seconds: 0, peaks: '' })
  writeFile(ID)
  await open('recording', { id: 'draft_silent', seconds: 0 })
  expect(await recoverDrafts()).toMatchObject([{ id: ID, state: 'ready', seconds: 1 }])
  expect(await readDraft('draft_silent')).toBeNull()
})

test('restores the recording of the page before a reload once that has let go of it', async () => {
  await open('recording', { seconds: 0, peaks: '' })
  writeFile(ID)
  const closing = Promise.withResolvers<void>()
  void navigator.locks.request(`owlcast.draft.${ID}`, () => closing.promise)
  expect(await recoverDrafts()).toEqual([])
  const recovered = recoverDraft(ID)
  closing.resolve()
  await recovered
  expect(await readDraft(ID)).toMatchObject({ state: 'ready', seconds: 1 })
})

test('leaves a recording that another tab is making', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  await open('recording')
  writeFile(ID)
  void navigator.locks.request(`owlcast.draft.${ID}`, () => new Promise(() => {}))
  const recovered = recoverDraft(ID)
  await vi.advanceTimersByTimeAsync(2000)
  await recovered
  expect(await readDraft(ID)).toMatchObject({ state: 'recording' })
})

test('keeps sending a draft that a crash interrupted', async () => {
  await open('sending')
  await recoverDrafts()
  expect(await readDraft(ID)).toMatchObject({ state: 'waiting' })
})

test('deletes files without a draft, except of a recording that begins in another tab', async () => {
  await open('ready')
  for (const id of [ID, 'draft_lost', 'draft_begun']) writeFile(id)
  const begun = Promise.withResolvers<void>()
  void navigator.locks.request('owlcast.draft.draft_begun', () => begun.promise)
  await recoverDrafts()
  expect([...files.keys()]).toEqual([`${ID}.pcm`, 'draft_begun.pcm'])
  begun.resolve()
})

test('deletes podcast clips after a week, except those of a draft', async () => {
  const clock = vi.spyOn(Date, 'now').mockReturnValue(0)
  const [usedId, oldId] = [
    await saveClip({ ...toSound(), seconds: 2 }),
    await saveClip({ ...toSound(), seconds: 2 }),
  ]
  clock.mockReturnValue(DAY_MS)
  const newId = await saveClip({ ...toSound(), seconds: 2 })
  await open('ready', { form: { ...EMPTY_FORM, clipId: usedId } })
  clock.mockReturnValue(7 * DAY_MS + 1)
  await recoverDrafts()
  expect(await readClip(usedId)).not.toBeNull()
  expect(await readClip(newId)).not.toBeNull()
  expect(await readClip(oldId)).toBeNull()
})

test('continues a recording from its whole file only, and drops the sound encoded so far', async () => {
  await open('ready')
  expect(await findResumePoint(ID)).toBeNull()
  writeFile(ID)
  expect(await findResumePoint(ID)).toEqual({ range: { from: 0, until: FRAMES }, fileFrames: FRAMES })
  await saveEncoded(ID, toSound())
  await resumeDraft(ID, { range: { from: 0, until: FRAMES }, fileFrames: FRAMES })
  expect(await readEncoded(ID)).toBeNull()
  expect(await readDraft(ID)).toMatchObject({ state: 'recording' })
  expect(await findResumePoint(ID)).toBeNull()
  // The end of the recording was kept outside of the file.
  await finishDraft({ id: ID, seconds: 1, peaks: '_', pauses: '', tail: new Int16Array(4) })
  expect(await findResumePoint(ID)).toBeNull()
})

test('encodes again when the stored sound cannot be read', async () => {
  await saveEncoded(ID, toSound())
  vi.spyOn(Blob.prototype, 'arrayBuffer').mockRejectedValue(new DOMException('', 'NotReadableError'))
  expect(await readEncoded(ID)).toBeNull()
})

/** Frames that differ, so that each can be told from the others. */
const toSamples = (frames: number, from = 0) =>
  Int16Array.from({ length: frames }, (_, at) => (from + at) % 9973)
const writeSamples = (samples: Int16Array<ArrayBuffer>) => files.set(`${ID}.pcm`, new Blob([samples]))
const readKept = async () => (await readRecording(ID))?.samples()
/** Without the 480 frames around the join at a frame, which are cross-faded. */
const withoutJoin = (samples: Int16Array | undefined, at: number) => [
  samples?.slice(0, at - 240),
  samples?.slice(at + 240),
]

test('reads a recording without what was struck, and whole where that is brought back', async () => {
  const samples = toSamples(3 * FRAMES)
  await open('ready', { struck: [{ from: FRAMES, until: 2 * FRAMES }] })
  writeSamples(samples)
  const kept = await readKept()
  expect(kept?.length).toBe(2 * FRAMES)
  expect(withoutJoin(kept, FRAMES)).toEqual([samples.slice(0, FRAMES - 240), samples.slice(2 * FRAMES + 240)])
  await open('ready', { struck: undefined })
  expect(await readKept()).toEqual(samples)
  // A draft of an earlier version has no such field.
  expect(await readRecording(ID)).not.toHaveProperty('cut')
})

test('goes on after what was struck, which stays struck', async () => {
  const struck = [{ from: FRAMES, until: 2 * FRAMES }]
  await open('ready', { struck, seconds: 2 })
  writeSamples(toSamples(3 * FRAMES))
  const point = await findResumePoint(ID)
  expect(point).toEqual({ range: { from: 0, until: 3 * FRAMES }, struck, fileFrames: 3 * FRAMES })
  if (point) await resumeDraft(ID, point)
  writeSamples(toSamples(4 * FRAMES))
  await finishDraft({ id: ID, seconds: 4, peaks: '_', pauses: '', tail: new Int16Array() })
  expect(await readDraft(ID)).toMatchObject({ state: 'ready', seconds: 3, struck })
  expect((await readKept())?.length).toBe(3 * FRAMES)
})

test('strikes nothing of what is recorded in place of a cut end', async () => {
  const range = { from: 0, until: 3 * FRAMES }
  const struck = [
    { from: FRAMES, until: 2 * FRAMES },
    { from: 2.5 * FRAMES, until: 4 * FRAMES },
    { from: 4.5 * FRAMES, until: 5 * FRAMES },
  ]
  await open('ready', { range, struck })
  writeSamples(toSamples(5 * FRAMES))
  const point = await findResumePoint(ID)
  expect(point?.struck).toEqual([struck[0], { from: 2.5 * FRAMES, until: 3 * FRAMES }])
  if (point) await resumeDraft(ID, point)
  writeSamples(toSamples(6 * FRAMES))
  await finishDraft({ id: ID, seconds: 6, peaks: '_', pauses: '', tail: new Int16Array() })
  expect((await readKept())?.length).toBe(4.5 * FRAMES)
})

test.each([
  ['as it goes on', 3, 2],
  ['after more was recorded', 4, 3],
])('keeps what was struck when the browser ends %s', async (_, recorded, seconds) => {
  const struck = [{ from: FRAMES, until: 2 * FRAMES }]
  await open('ready', { struck, seconds: 2 })
  writeSamples(toSamples(3 * FRAMES))
  const point = await findResumePoint(ID)
  if (point) await resumeDraft(ID, point)
  writeSamples(toSamples(recorded * FRAMES))
  expect(await recoverDrafts()).toMatchObject([{ id: ID, state: 'ready', struck, seconds }])
  expect((await readKept())?.length).toBe(seconds * FRAMES)
})

describe('what is said of a restored draft', () => {
  /** A file with a second at each of these levels. */
  const writeSeconds = (...levels: number[]) =>
    files.set(`${ID}.pcm`, new Blob(levels.map((level) => new Int16Array(FRAMES).fill(level))))
  const keepFrom = (second: number) => ({ range: { from: second * FRAMES, until: null } })
  async function listNotices() {
    const recording = await readRecording(ID)
    return recording ? listTakeNotices({ at: 'stopped', recording }) : null
  }

  test.each([
    ['heard', [900, 900, 900], 0, []],
    ['silent', [0, 0, 0, 0, 0, 0], 0, ['silentTake']],
    ['silent after its first second', [900, 0, 0, 0, 0, 0], 0, ['silentTake']],
    ['clipped', [900, 32_767, 32_767], 2, ['clippedTake']],
  ])('that was %s when its tab was closed', async (_, levels, clippedSeconds, notices) => {
    await open('recording', { seconds: 0, peaks: '' })
    writeSeconds(...levels)
    expect(await recoverDrafts()).toMatchObject([{ id: ID, clippedSeconds }])
    expect(await listNotices()).toEqual(notices)
  })

  test.each([
    ['without its clipped part', [32_767, 900, 900], keepFrom(1), 0, []],
    ['with its clipped part', [900, 900, 32_767], keepFrom(1), 1, ['clippedTake']],
    ['without what could be heard', [900, 900, 0, 0, 0], keepFrom(2), 0, ['silentTake']],
  ])('that was cut, %s', async (_, levels, range, clippedSeconds, notices) => {
    await open('recording', { seconds: 0, peaks: '', ...range })
    writeSeconds(...levels)
    expect(await recoverDrafts()).toMatchObject([{ id: ID, clippedSeconds }])
    expect(await listNotices()).toEqual(notices)
    expect((await readRecording(ID))?.clippedSeconds).toBe(clippedSeconds)
  })

  test('that is stored as it was measured, and measured again once it went on', async () => {
    const ended = { id: ID, seconds: 2, peaks: '_', pauses: '', tail: new Int16Array() }
    await open('recording')
    writeSeconds(900, 32_767)
    await finishDraft({ ...ended, clippedSeconds: 1 })
    expect(await listNotices()).toEqual(['clippedTake'])
    await finishDraft({ ...ended, clippedSeconds: 0 })
    expect(await listNotices()).toEqual([])
  })

  test('says nothing of clipping in a draft of an older build, whole or cut', async () => {
    await open('ready')
    writeSeconds(32_767, 32_767, 32_767)
    expect(await listNotices()).toEqual([])
    await open('ready', keepFrom(1))
    expect(await listNotices()).toEqual([])
  })
})

describe('in a browser that stores no blobs, as Safari’s private windows', () => {
  const refuseBlobs = (name: string) => {
    const { put } = IDBObjectStore.prototype
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, value, key) {
      if (value.blob instanceof Blob) throw new DOMException('Error preparing Blob data.', name)
      return put.call(this, value, key)
    })
  }

  test.each(['UnknownError', 'DataCloneError'])('keeps every sound after %s', async (name) => {
    refuseBlobs(name)
    await open('recording')
    const tail = new Int16Array(FRAMES).fill(900)
    expect(await finishDraft({ id: ID, seconds: 1, peaks: '_', pauses: '', tail })).toBe(true)
    expect(await (await readRecording(ID))?.samples()).toEqual(tail)
    await saveEncoded(ID, toSound())
    const encoded = await readEncoded(ID)
    expect([encoded?.type, await encoded?.blob.text()]).toEqual(['audio/wav', 'sound'])
    const clip = await readClip(await saveClip({ ...toSound(), seconds: 1 }))
    expect([clip?.seconds, await clip?.blob.text()]).toEqual([1, 'sound'])
  })

  test('says that the device is full, and stores nothing else in its place', async () => {
    refuseBlobs('QuotaExceededError')
    await expect(saveEncoded(ID, toSound())).rejects.toThrow('Error preparing Blob data.')
    expect(await readEncoded(ID)).toBeNull()
  })
})
