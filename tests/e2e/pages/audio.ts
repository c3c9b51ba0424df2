/** Exposes the audio engine to tests. Built by `audio-page.ts` with the app's own settings. */
import '../../../web/trusted-scripts'
import { cutRecording } from '../../../web/audio/capture/cut-recording'
import * as encodeCache from '../../../web/audio/encode/encode-cache'
import * as encoder from '../../../web/audio/encode/encoder'
import { mixRecording } from '../../../web/audio/encode/mix-recording'
import type { RecorderSnapshot, Recording } from '../../../web/audio/recording'
import type { StartOptions } from '../../../web/drafts/store/draft-record'
import * as drafts from '../../../web/drafts/store/drafts'
import { withDraftLock } from '../../../web/drafts/store/tab-locks'
import { recorder } from '../../../web/recording/session'

/** Resolves when the recorder's snapshot matches. */
function waitForState(matches: (now: RecorderSnapshot) => boolean): Promise<RecorderSnapshot> {
  return new Promise((resolve) => {
    const stop = recorder.subscribe(check)
    function check() {
      const now = recorder.getSnapshot()
      if (!matches(now)) return
      stop()
      resolve(now)
    }
    check()
  })
}

const wait = (ms: number) => new Promise<void>((on) => setTimeout(on, ms))

/** Starts a recording without processing, so that samples can be compared, and waits for the microphone. */
async function record(options: Partial<StartOptions> = {}): Promise<void> {
  await recorder.start({ mode: 'nightingale', limitSeconds: 300, draftId: 'draft-under-test', ...options })
}

/** Stops and returns the recording. */
async function stopRecording(): Promise<Recording> {
  await recorder.stop()
  return getRecording()
}

function getRecording(): Recording {
  const now = recorder.getSnapshot()
  if (now.at !== 'stopped') throw new Error(`The recorder is ${JSON.stringify(now)}.`)
  return now.recording
}

/** Decodes a sound with the browser's decoder. */
async function decodeBlob(blob: Blob) {
  const buffer = await new OfflineAudioContext(1, 1, 48_000).decodeAudioData(await blob.arrayBuffer())
  return {
    seconds: buffer.duration,
    channels: buffer.numberOfChannels,
    samples: buffer.getChannelData(0),
  }
}

const engine = {
  encodeCache: {
    encodeEarly: encodeCache.encodeEarly,
    findEncoding: encodeCache.findEncoding,
    encodeInBackground: encodeCache.encodeInBackground,
  },
  drafts: {
    listDrafts: drafts.listDrafts,
    readRecording: drafts.readRecording,
    recoverDrafts: drafts.recoverDrafts,
    saveDraft: drafts.saveDraft,
    subscribeToDrafts: drafts.subscribeToDrafts,
  },
  recorder,
  encoder,
  withDraftLock: withDraftLock,
  mixRecording: mixRecording,
  cutRecording: cutRecording,
  waitForState,
  wait,
  record,
  stopRecording,
  getRecording,
  decodeBlob,
}
export type Engine = typeof engine

Object.assign(window, { engine })
