/** The words of a recording that is not sent yet, made by this browser. */
import { useEffect, useState } from 'react'
import { expect, test } from 'vitest'
import { act, makeTranscript, renderPart, screen, waitFor } from '../../../tests/components'
import { createRecording } from '../../audio/capture/create-recording'
import { cutRecording } from '../../audio/capture/cut-recording'
import type { Recording } from '../../audio/recording'
import type { DeviceSpeech, DeviceSpeechOptions, DeviceTranscript } from '../../audio/speech/device-speech'
import { useTakeWords } from './useTakeWords'

const SECOND = 48_000
const record = (id = 'draft_1', seconds = 3): Recording =>
  createRecording({
    id,
    mode: 'squawk',
    seconds,
    peaks: '_',
    pauses: '',
    samples: async () => new Int16Array(Math.round(seconds * SECOND)).fill(900),
  })

type Job = DeviceSpeechOptions & { finish: (result: DeviceTranscript) => void; fail: () => void }

/** An engine whose work the test ends. */
function createEngine({ isDownloaded = false } = {}) {
  const jobs: Job[] = []
  const speech: DeviceSpeech = {
    canTranscribe: (language) => language === 'en',
    downloadBytes: 24_105_915,
    isDownloaded: async () => isDownloaded,
    transcribe: (_sound, _language, options) =>
      new Promise((resolve, reject) => {
        jobs.push({ ...options, finish: resolve, fail: () => reject(new Error('broken')) })
      }),
  }
  return { loadSpeech: async () => speech, jobs }
}
const toResult = (text: string): DeviceTranscript => {
  const { language, words } = makeTranscript(text)
  return { ok: true, engine: 'test', language, words }
}

type Controls = {
  setRecording: (recording: Recording | null) => void
  setLanguage: (language: string | null) => void
}
type SheetProps = {
  initial: Recording | null
  loadSpeech: () => Promise<DeviceSpeech>
  controls: Controls
}

function Sheet({ initial, loadSpeech, controls }: SheetProps) {
  const [recording, setRecording] = useState(initial)
  const [language, setLanguage] = useState<string | null>('en')
  useEffect(() => void Object.assign(controls, { setRecording, setLanguage }), [controls])
  const { state, show, cancel } = useTakeWords(recording, language, loadSpeech)
  return (
    <>
      <output aria-label="State">{JSON.stringify(state)}</output>
      <button type="button" onClick={show}>
        Show
      </button>
      <button type="button" onClick={cancel}>
        Cancel
      </button>
    </>
  )
}

async function open({ loadSpeech }: ReturnType<typeof createEngine>, recording: Recording | null = record()) {
  const controls: Controls = { setRecording: () => undefined, setLanguage: () => undefined }
  const app = await renderPart(<Sheet initial={recording} loadSpeech={loadSpeech} controls={controls} />)
  return {
    ...app,
    press: (name: string) => app.user.click(screen.getByRole('button', { name })),
    setRecording: (next: Recording | null) => act(() => controls.setRecording(next)),
    setLanguage: (next: string | null) => act(() => controls.setLanguage(next)),
  }
}
const getState = () => JSON.parse(screen.getByLabelText('State').textContent ?? '')
const expectState = (state: object) => waitFor(() => expect(getState()).toMatchObject(state))
const waitForJob = (engine: ReturnType<typeof createEngine>, count = 1) =>
  waitFor(() => expect(engine.jobs).toHaveLength(count))

test('asks once, loads the engine, writes, and asks no more', async () => {
  const engine = createEngine()
  const { press, unmount } = await open(engine)
  await expectState({ at: 'none', offer: { megabytes: 25 } })
  expect(engine.jobs).toHaveLength(0)
  await press('Show')
  await waitForJob(engine)
  expect(getState()).toEqual({ at: 'loading', share: 0 })
  act(() => engine.jobs[0]?.onDownload(0.5))
  expect(getState()).toEqual({ at: 'loading', share: 0.5 })
  act(() => engine.jobs[0]?.onProgress(0.2))
  expect(getState()).toEqual({ at: 'writing', share: 0.2 })
  engine.jobs[0]?.finish(toResult('The fox is back.'))
  await expectState({ at: 'ready', language: 'en' })
  unmount()
  const later = createEngine({ isDownloaded: true })
  await open(later)
  await waitForJob(later)
})

test('writes nothing by itself where the engine is on the device but nobody asked for these words', async () => {
  const engine = createEngine({ isDownloaded: true })
  await open(engine)
  await expectState({ at: 'none', offer: { megabytes: 0 } })
  expect(engine.jobs).toHaveLength(0)
})

test('offers no words of a recording of less than a second', async () => {
  const engine = createEngine({ isDownloaded: true })
  const { press, setRecording } = await open(engine, record('draft_short', 0.62))
  await press('Show')
  await act(async () => undefined)
  expect(getState()).toEqual({ at: 'none', offer: null })
  expect(engine.jobs).toHaveLength(0)
  setRecording(record('draft_long', 1))
  await expectState({ at: 'none', offer: { megabytes: 0 } })
})

test('goes on writing while phrases are struck, and needs no other transcript for that', async () => {
  const engine = createEngine({ isDownloaded: true })
  const whole = record()
  const { press, setRecording } = await open(engine, whole)
  await press('Show')
  await waitForJob(engine)
  const cut = await cutRecording(whole, { from: 0, until: null }, [{ from: 0, until: SECOND }])
  setRecording(cut)
  engine.jobs[0]?.finish(toResult('The fox is back.'))
  await expectState({ at: 'ready' })
  setRecording({ ...whole })
  expect(getState()).toMatchObject({ at: 'ready' })
  expect(engine.jobs).toHaveLength(1)
})

test('drops words that arrive after the recording was published, or replaced', async () => {
  const engine = createEngine({ isDownloaded: true })
  const { press, setRecording } = await open(engine)
  await press('Show')
  await waitForJob(engine)
  setRecording(null)
  expect(engine.jobs[0]?.signal.aborted).toBe(true)
  engine.jobs[0]?.finish(toResult('Too late.'))
  await act(async () => undefined)
  expect(getState()).toEqual({ at: 'none', offer: null })
  setRecording(record('draft_2'))
  await waitForJob(engine, 2)
  setRecording(record('draft_3'))
  engine.jobs[1]?.finish(toResult('Of the one before.'))
  await waitForJob(engine, 3)
  engine.jobs[2]?.finish(toResult('The fox is back.'))
  await expectState({ at: 'ready' })
  expect(JSON.stringify(getState())).toContain('fox')
})

test('keeps the words of a recording while it is in memory', async () => {
  const engine = createEngine({ isDownloaded: true })
  const recording = record()
  const { press, setRecording } = await open(engine, recording)
  await press('Show')
  await waitForJob(engine)
  engine.jobs[0]?.finish(toResult('The fox is back.'))
  await expectState({ at: 'ready' })
  setRecording(null)
  setRecording(recording)
  await expectState({ at: 'ready' })
  expect(engine.jobs).toHaveLength(1)
})

test('ends where its author cancels, and offers it again', async () => {
  const engine = createEngine()
  const { press } = await open(engine)
  await expectState({ offer: { megabytes: 25 } })
  await press('Show')
  await waitForJob(engine)
  await press('Cancel')
  expect(engine.jobs[0]?.signal.aborted).toBe(true)
  expect(getState()).toEqual({ at: 'none', offer: { megabytes: 25 } })
  engine.jobs[0]?.finish(toResult('Too late.'))
  await act(async () => undefined)
  expect(getState()).toEqual({ at: 'none', offer: { megabytes: 25 } })
})

test('fails without words where the engine breaks, and tries again', async () => {
  const engine = createEngine()
  const { press } = await open(engine)
  await press('Show')
  await waitForJob(engine)
  engine.jobs[0]?.fail()
  await expectState({ at: 'failed', problem: 'failed' })
  await press('Show')
  await waitForJob(engine, 2)
  engine.jobs[1]?.finish({ ok: true, language: 'en', engine: 'test', words: [] })
  await expectState({ at: 'failed', problem: 'no_speech' })
})

test('offers nothing in a language that this device does not know, and begins again in another', async () => {
  const engine = createEngine()
  const { setLanguage } = await open(engine)
  await expectState({ offer: { megabytes: 25 } })
  setLanguage('de')
  await expectState({ at: 'none', offer: null })
  setLanguage(null)
  await expectState({ offer: { megabytes: 25 } })
})
