/** The speech engine in Node: the app's own code with the model of its npm package. Nothing is loaded before it is needed. */
import { readFile } from 'node:fs/promises'
import type { MoonshineFile } from '../../web/audio/speech/moonshine'
import type { SpeechInput, SpeechResult } from '../../worker/tools/speech'
import { loadModule } from '../load-module.ts'
import { ROOT } from '../root.ts'
import { decodeRecording } from './decode.ts'

const MODEL_FOLDER = `${ROOT}node_modules/@moonshine-ai/moonshine-js/dist/model/tiny/quantized`

/** A recording of any type, as a request names it. */
export type EngineInput = Omit<SpeechInput, 'type'> & { type: string }

export type SpeechEngine = { transcribe(input: EngineInput): Promise<SpeechResult> }

/** Creates an engine that transcribes one recording after another. */
export function createEngine(): SpeechEngine {
  let loading: ReturnType<typeof loadModel> | null = null
  return {
    async transcribe({ bytes, type, language }) {
      const { canTranscribeLanguage, MOONSHINE_ENGINE } = await loadModule('web/audio/speech/model-facts.ts')
      if (language === null || !canTranscribeLanguage(language))
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
  const loadFile = async (name: MoonshineFile) => new Uint8Array(await readFile(`${MODEL_FOLDER}/${name}`))
  return { model: await loadMoonshine(ort, loadFile), transcribePcm }
}
