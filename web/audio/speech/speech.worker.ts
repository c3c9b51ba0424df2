/** Runs the speech model apart from the page. The files come first, then one recording after another. */
import '../../trusted-scripts'
import * as ort from 'onnxruntime-web/wasm'
import type { EngineFiles } from './browser-files'
import { loadMoonshine, type SpeechModel } from './moonshine'
import { type TranscribedPcm, transcribePcm } from './transcribe-pcm'

/** Input of the worker: the files, or the samples of a recording. */
export type SpeechWorkerInput = { files: EngineFiles } | { pcm: Float32Array<ArrayBuffer> }
/** Output of the worker: the share that is transcribed, the words, or an error. */
export type SpeechWorkerOutput = { share: number } | { transcribed: TranscribedPcm } | { error: string }

let model: Promise<SpeechModel> | undefined

function loadModel(files: EngineFiles): Promise<SpeechModel> {
  // Threads need a page that is isolated from others, which ours are not.
  ort.env.wasm.numThreads = 1
  ort.env.wasm.wasmBinary = files.wasm.buffer
  return loadMoonshine(ort, async (name) => files[name])
}

async function transcribe(pcm: Float32Array<ArrayBuffer>): Promise<SpeechWorkerOutput> {
  if (!model) throw new Error('The files of the engine are missing.')
  const onProgress = (share: number) => postMessage({ share } satisfies SpeechWorkerOutput)
  return { transcribed: await transcribePcm(await model, pcm, { onProgress }) }
}

addEventListener('message', async ({ data }: MessageEvent<SpeechWorkerInput>) => {
  if ('files' in data) {
    model = loadModel(data.files)
    // The recording reports the failure.
    return void model.catch(() => {})
  }
  const output = await transcribe(data.pcm).catch((error: unknown) => ({ error: String(error) }))
  postMessage(output satisfies SpeechWorkerOutput)
})
