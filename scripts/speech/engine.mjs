/** The speech engine in Node: the app's own code with the model of its npm package. Nothing is loaded before it is needed. */
import { readFile } from 'node:fs/promises'
import { loadModule, ROOT } from '../load-module.ts'
import { decodeRecording } from './decode.mjs'

const MODEL_FOLDER = `${ROOT}node_modules/@moonshine-ai/moonshine-js/dist/model/tiny/quantized`

/** Creates an engine that transcribes one recording after another. */
export function createEngine() {
  let loading = null
  return {
    /**
     * Returns a result in the shape of `SpeechResult` in worker/tools/speech.ts.
     * @param {{ bytes: Uint8Array<ArrayBuffer>, type: string, language: string | null }} input
     */
    async transcribe({ bytes, type, language }) {
      const { canTranscribeLanguage, MOONSHINE_ENGINE } = await loadModule('web/audio/speech/model-facts.ts')
      if (!canTranscribeLanguage(language))
        return {
          ok: false,
          problem: 'unsupported_language',
          reason: `The local engine does not know ${language}`,
        }
      const pcm = await decodeRecording(bytes, type)
      if (!pcm) return { ok: false, problem: 'unreadable', reason: `The ${type} cannot be decoded` }
      loading ??= loadModel()
      const { model, transcribePcm } = await loading
      return { ok: true, language, engine: MOONSHINE_ENGINE, ...(await transcribePcm(model, pcm)) }
    },
  }
}

async function loadModel() {
  const ort = await import('onnxruntime-web')
  // More threads would take the cores of the server.
  ort.env.wasm.numThreads = 1
  const { loadMoonshine } = await loadModule('web/audio/speech/moonshine.ts')
  const { transcribePcm } = await loadModule('web/audio/speech/transcribe-pcm.ts')
  const loadFile = async (name) => new Uint8Array(await readFile(`${MODEL_FOLDER}/${name}`))
  return { model: await loadMoonshine(ort, loadFile), transcribePcm }
}
