/** Exposes the audio engine to tests. Built by `audio-page.ts` with the app's own settings. */
import '../../../web/trusted-scripts'
import * as encodeCache from '../../../web/audio/ahead'
import * as drafts from '../../../web/audio/drafts'
import * as encoder from '../../../web/audio/encoder'
import { mixTake } from '../../../web/audio/mixer'
import { recorder } from '../../../web/audio/recorder'
import type { RecorderSnapshot, StartOptions, Take } from '../../../web/audio/recording'
import { withDraft } from '../../../web/audio/tab-locks'

/** Resolves when the recorder's snapshot matches. */
function waitForState(wanted: (now: RecorderSnapshot) => boolean): Promise<RecorderSnapshot> {
  return new Promise((resolve) => {
    const stop = recorder.subscribe(look)
    function look() {
      const now = recorder.getSnapshot()
      if (!wanted(now)) return
      stop()
      resolve(now)
    }
    look()
  })
}

const wait = (ms: number) => new Promise<void>((on) => setTimeout(on, ms))

/** Starts a recording without processing, so that samples can be compared, and waits for the microphone. */
async function record(options: Partial<StartOptions> = {}): Promise<void> {
  await recorder.start({ mode: 'nightingale', limitSeconds: 300, draftId: 'draft-under-test', ...options })
}

/** Stops and returns the recording. */
async function stopRecording(): Promise<Take> {
  await recorder.stop()
  return getRecording()
}

function getRecording(): Take {
  const now = recorder.getSnapshot()
  if (now.at !== 'stopped') throw new Error(`The recorder is ${JSON.stringify(now)}.`)
  return now.take
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
    encodeEarly: encodeCache.soundAhead,
    findEncoding: encodeCache.preparedSound,
    encodeInBackground: encodeCache.prepareSound,
  },
  drafts: {
    listDrafts: drafts.listDrafts,
    readRecording: drafts.readTake,
    recoverDrafts: drafts.recoverDrafts,
    saveDraft: drafts.saveDraft,
    subscribeToDrafts: drafts.subscribe,
  },
  ...{ recorder, encoder, withDraftLock: withDraft, mixRecording: mixTake },
  ...{ waitForState, wait, record, stopRecording, getRecording, decodeBlob },
}
export type Engine = typeof engine

Object.assign(window, { engine })
