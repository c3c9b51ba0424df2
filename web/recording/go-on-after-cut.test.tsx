/** Going on with a recording whose end was cut, on a device with files. */
import { beforeEach, expect, test, vi } from 'vitest'
import { getShownForm } from '../../tests/components/forms'
import { feedMicrophone, freeLocks, setUpMicrophone } from '../../tests/components/microphone'
import { PcmWriter, type SampleFile } from '../audio/capture/pcm-writer'
import type { WriterInput } from '../audio/capture/pcm-writer.worker'
import { countFrames, toFrames } from '../audio/pcm'
import { openDeviceStore } from '../drafts/store/device-store'
import {
  finishDraft,
  openDraft,
  readDraft,
  readRecording,
  recoverDrafts,
  resumeDraft,
  saveDraft,
} from '../drafts/store/drafts'
import { cutEnds, goOnRecording, openSavedDraft, recorder, setStruck } from './session'

setUpMicrophone()

const ID = 'draft_1'
const [WHOLE, KEPT] = [96_000, 36_000]
const FROM = 6_000
const RANGE = { from: 0, until: KEPT }
let file: Uint8Array<ArrayBuffer>
let isFull = false

const openFile = (): SampleFile => ({
  write(data, { at }) {
    if (isFull) throw new DOMException('Full.', 'QuotaExceededError')
    const bytes = new Uint8Array(data.buffer, data.byteOffset, data.byteLength)
    const next = new Uint8Array(Math.max(file.length, at + bytes.length))
    next.set(file)
    next.set(bytes, at)
    file = next
    return bytes.length
  },
  truncate(bytes) {
    file = file.slice(0, bytes)
  },
  flush() {},
  close() {},
})

/** The worker that writes the file; no other worker loads. */
class FakeWorker extends EventTarget {
  onmessage: ((event: { data: unknown }) => void) | null = null
  onerror: ((event: { message: string }) => void) | null = null
  #writer: PcmWriter | null = null
  readonly #isWriter: boolean
  constructor(url: URL) {
    super()
    this.#isWriter = String(url).includes('pcm-writer')
    queueMicrotask(() => {
      if (this.#isWriter) return this.onmessage?.({ data: { type: 'ready' } })
      this.onerror?.({ message: 'No worker here.' })
      this.dispatchEvent(new Event('error'))
    })
  }
  async postMessage(input: WriterInput) {
    if (!this.#isWriter) return
    if ('end' in input) return this.#writer?.write(null)
    if ('moreBlocks' in input) return
    const { measureRange } = await import('../audio/capture/pcm-files')
    const { range, draftId } = input
    const kept = range ? { ...(await measureRange(draftId, range)), from: range.from } : undefined
    const writer = new PcmWriter(openFile(), null, (data) => this.onmessage?.({ data }), kept)
    input.blocks.onmessage = ({ data }) => writer.write(data)
    this.#writer = writer
  }
  terminate() {}
}

beforeEach(async () => {
  vi.stubGlobal('Worker', FakeWorker)
  isFull = false
  file = new Uint8Array(new Int16Array(WHOLE).fill(900).buffer)
  const folder = {
    getFileHandle: async () => ({ getFile: async () => new Blob([file]) }),
    removeEntry: async () => undefined,
    async *keys() {},
  }
  const getDirectory = async () => ({ getDirectoryHandle: async () => folder })
  Object.defineProperty(navigator, 'storage', { configurable: true, value: { getDirectory } })
  await openDraft({ id: ID, mode: 'squawk', state: 'recording' })
  await finishDraft({ id: ID, seconds: 2, peaks: '_', pauses: '', tail: new Int16Array() })
  return () => Reflect.deleteProperty(navigator, 'storage')
})

async function cutAndGoOn(range = RANGE): Promise<() => void> {
  await openSavedDraft(ID)
  await cutEnds({ ...range, until: KEPT + 1000 })
  const undo = await cutEnds(range)
  await goOnRecording({ limitSeconds: 60, deviceId: null, format: { lossless: false, level: false } })
  expect(getShownForm().state.at).toBe('recording')
  return undo
}

async function countStored(): Promise<number | undefined> {
  return (await (await readRecording(ID))?.samples())?.length
}

test('leaves the end cut when nothing more is recorded', async () => {
  await cutAndGoOn()
  await recorder.stop()
  const { state } = getShownForm()
  expect(state.at === 'stopped' && (await state.recording.samples()).length).toBe(KEPT)
  expect(await countStored()).toBe(KEPT)
  expect(countFrames(file.length)).toBe(WHOLE)
})

test('records after the cut, also when that is undone later', async () => {
  const undo = await cutAndGoOn()
  await feedMicrophone(1)
  await recorder.stop()
  undo()
  await new Promise((resolve) => setTimeout(resolve))
  const { state } = getShownForm()
  expect(state.at === 'stopped' && (await state.recording.samples()).length).toBe(countFrames(file.length))
  expect(await countStored()).toBe(countFrames(file.length))
  expect(await countStored()).toBeLessThan(WHOLE)
})

test.each([
  ['is full', RANGE],
  ['is full', { ...RANGE, from: FROM }],
  ['has lost the draft', RANGE],
])('has what was said after the cut when the device %s, with %j', async (what, range) => {
  await cutAndGoOn(range)
  isFull = what === 'is full'
  const put = IDBObjectStore.prototype.put
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function keep(this: IDBObjectStore, ...args) {
    if (this.name === 'tails') throw new DOMException('Full.', 'QuotaExceededError')
    return put.apply(this, args)
  })
  if (!isFull) await (await openDeviceStore()).delete('drafts', ID)
  await feedMicrophone(1)
  await recorder.stop()
  const { state } = getShownForm()
  expect(state.at).toBe('stopped')
  const frames = state.at === 'stopped' ? toFrames(state.recording.seconds) : 0
  expect(frames).toBeGreaterThan(KEPT - range.from)
  expect(state.at === 'stopped' && (await state.recording.samples()).length).toBe(frames)
})

test.each([0, FROM])('leaves the end cut when the browser ends as it goes on, cut from %d', async (from) => {
  const range = { ...RANGE, from }
  await cutAndGoOn(range)
  freeLocks()
  await recoverDrafts()
  expect(await countStored()).toBe(KEPT - from)
  expect(await readDraft(ID)).toMatchObject({ state: 'ready', range, seconds: (KEPT - from) / 48_000 })
})

test.each([0, FROM])('has what was said after the cut when the browser ends, cut from %d', async (from) => {
  await cutAndGoOn({ ...RANGE, from })
  await feedMicrophone(1)
  freeLocks()
  await recoverDrafts()
  expect(countFrames(file.length)).toBeGreaterThan(KEPT)
  expect(await countStored()).toBe(countFrames(file.length) - from)
})

test('leaves the end cut when the recorder is left as it goes on', async () => {
  const resumed = resumeDraft(ID, { range: RANGE, fileFrames: WHOLE })
  await Promise.all([resumed, saveDraft({ id: ID, state: 'ready', range: RANGE })])
  expect(await readDraft(ID)).toMatchObject({ state: 'ready', range: RANGE })
})

const STRUCK = [{ from: 6_000, until: 12_000 }]
const LONG = 72_000

async function strikeAndGoOn(): Promise<void> {
  await openSavedDraft(ID)
  await cutEnds({ from: 0, until: LONG })
  await setStruck(STRUCK)
  await goOnRecording({ limitSeconds: 60, deviceId: null, format: { lossless: false, level: false } })
  expect(getShownForm().state.at).toBe('recording')
}

test.each([true, false])('keeps what was struck, more recorded: %s', async (isMore) => {
  await strikeAndGoOn()
  if (isMore) await feedMicrophone(1)
  await recorder.stop()
  const expected = (isMore ? countFrames(file.length) : LONG) - 6_000
  const { state } = getShownForm()
  expect(state.at === 'stopped' && (await state.recording.samples()).length).toBe(expected)
  expect(await countStored()).toBe(expected)
  expect(await readDraft(ID)).toMatchObject({ state: 'ready', seconds: expected / 48_000, struck: STRUCK })
})

test('keeps what was struck when the device is full', async () => {
  await strikeAndGoOn()
  isFull = true
  const put = IDBObjectStore.prototype.put
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function keep(this: IDBObjectStore, ...args) {
    if (this.name === 'tails') throw new DOMException('Full.', 'QuotaExceededError')
    return put.apply(this, args)
  })
  await feedMicrophone(1)
  await recorder.stop()
  const { state } = getShownForm()
  const frames = state.at === 'stopped' ? toFrames(state.recording.seconds) : 0
  expect(frames).toBeGreaterThan(LONG - 6_000)
  expect(state.at === 'stopped' && (await state.recording.samples()).length).toBe(frames)
  expect(state).toMatchObject({ recording: { cut: { struck: STRUCK } } })
})

test('strikes both of two at once, keeps them as its ends are cut, and brings all back', async () => {
  await openSavedDraft(ID)
  await Promise.all([setStruck(STRUCK), setStruck([...STRUCK, { from: 30_000, until: 60_000 }])])
  expect(await countStored()).toBe(WHOLE - 36_000)
  const undo = await cutEnds({ from: 0, until: 90_000 })
  expect(await countStored()).toBe(WHOLE - 36_000 - 6_000)
  undo()
  await vi.waitFor(async () => expect(await countStored()).toBe(WHOLE - 36_000))
  await setStruck([])
  const { state } = getShownForm()
  expect(state.at === 'stopped' && state.recording.cut).toBeUndefined()
  expect(await countStored()).toBe(WHOLE)
})
