/**
 * Moonshine tiny, a speech model for English that runs on a CPU. The encoder turns sound into features once; the decoder writes one
 * token after another, each the most probable one. Runs in browsers and in Node: files and runtime are passed in.
 */
import llamaTokenizer from 'llama-tokenizer-js'
import type { InferenceSession, Tensor, TypedTensor } from 'onnxruntime-web'
import { SPEECH_RATE_HZ } from './model-facts'

/** The files of the model in `@moonshine-ai/moonshine-js/dist/model/tiny/quantized`, with size and SHA-256. */
export const MOONSHINE_FILES = {
  'encoder_model.onnx': {
    bytes: 7_937_661,
    sha256: 'c6fc4b7bc5af75c0591fd157a1f3829b533d18e9769a888fd95a62e470dd4f4a',
  },
  'decoder_model_merged.onnx': {
    bytes: 20_243_286,
    sha256: 'eed87831c3a6103534aae7d47a5d485025c659a1323901513961c39fe8a1a367',
  },
} as const
export type MoonshineFile = keyof typeof MOONSHINE_FILES

/** The used part of `onnxruntime-web`; Node and browsers import different builds of it. */
export type OnnxRuntime = {
  InferenceSession: Pick<typeof InferenceSession, 'create'>
  Tensor: typeof Tensor
}

/** The words of a model, and the mean log probability of its tokens. */
export type HeardText = { text: string; logProbability: number }

export type SpeechModel = {
  /** Transcribes a phrase of at most `SOUND_PHRASE_MAX_MS`: mono, `SPEECH_RATE_HZ`. */
  hear(pcm: Float32Array<ArrayBuffer>): Promise<HeardText>
  /** Frees the memory of the model. */
  release(): Promise<void>
}

const START_TOKEN = 1
const END_TOKEN = 2
const LAYERS = 6
const HEADS = 8
const HEAD_SIZE = 36
/** Nobody speaks more tokens a second. */
const TOKENS_PER_SECOND = 6

/**
 * Loads the model. Throws if a file is not the expected one.
 * @param loadFile returns a whole file
 */
export async function loadMoonshine(
  ort: OnnxRuntime,
  loadFile: (name: MoonshineFile) => Promise<Uint8Array<ArrayBuffer>>,
): Promise<SpeechModel> {
  const createSession = async (name: MoonshineFile) => {
    const bytes = await loadFile(name)
    await assertDigest(name, bytes)
    return ort.InferenceSession.create(bytes, { executionProviders: ['wasm'] })
  }
  const encoder = await createSession('encoder_model.onnx')
  const decoder = await createSession('decoder_model_merged.onnx')
  return {
    hear: (pcm) => hearPhrase(ort, encoder, decoder, pcm),
    release: async () => {
      await encoder.release()
      await decoder.release()
    },
  }
}

async function assertDigest(name: MoonshineFile, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  const hex = [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  if (hex !== MOONSHINE_FILES[name].sha256)
    throw new Error(`${name} is not the expected file: its SHA-256 is ${hex}`)
}

type TensorMap = Record<string, Tensor>

async function hearPhrase(
  { Tensor }: OnnxRuntime,
  encoder: InferenceSession,
  decoder: InferenceSession,
  pcm: Float32Array<ArrayBuffer>,
): Promise<HeardText> {
  const { last_hidden_state: features } = await encoder.run({
    input_values: new Tensor('float32', pcm, [1, pcm.length]),
  })
  if (!features) throw new Error('The encoder returned no features')
  const tokens = [START_TOKEN]
  let sum = 0
  let memory = createMemory(Tensor)
  const most = Math.ceil((pcm.length / SPEECH_RATE_HZ) * TOKENS_PER_SECOND)
  for (let step = 0; step < most; step++) {
    const answer = await decoder.run({
      input_ids: new Tensor('int64', BigInt64Array.of(BigInt(tokens.at(-1) ?? START_TOKEN)), [1, 1]),
      encoder_hidden_states: features,
      use_cache_branch: new Tensor('bool', [step > 0]),
      ...memory,
    })
    const { token, logProbability } = pickToken((answer.logits as TypedTensor<'float32'>).data)
    sum += logProbability
    if (token === END_TOKEN) break
    tokens.push(token)
    memory = updateMemory(memory, answer, step === 0)
  }
  return { text: llamaTokenizer.decode(tokens).trim(), logProbability: sum / tokens.length }
}

/** Keys and values of attention before the first token: empty. */
function createMemory(TensorClass: typeof Tensor): TensorMap {
  const memory: TensorMap = {}
  for (let layer = 0; layer < LAYERS; layer++)
    for (const part of ['decoder.key', 'decoder.value', 'encoder.key', 'encoder.value'])
      memory[`past_key_values.${layer}.${part}`] = new TensorClass('float32', [], [0, HEADS, 1, HEAD_SIZE])
  return memory
}

/** The part of the encoder does not change after the first token, and is not returned again. */
function updateMemory(memory: TensorMap, answer: TensorMap, isFirst: boolean): TensorMap {
  return Object.fromEntries(
    Object.entries(memory).map(([name, before]) => {
      const isKept = !isFirst && name.includes('encoder')
      return [name, (!isKept && answer[name.replace('past_key_values', 'present')]) || before]
    }),
  )
}

/** The most probable token, and the logarithm of its probability. */
function pickToken(logits: Float32Array): { token: number; logProbability: number } {
  let token = 0
  for (let at = 1; at < logits.length; at++) if ((logits[at] ?? 0) > (logits[token] ?? 0)) token = at
  const best = logits[token] ?? 0
  let sum = 0
  for (const logit of logits) sum += Math.exp(logit - best)
  return { token, logProbability: -Math.log(sum) }
}
