/**
 * Transcribes in the browser, for recordings that no service may hear. Import it lazily: it names the files of the engine, which
 * are downloaded by the first transcript (`getDownloadBytes` in browser-files.ts; ask first).
 */
import type { SpokenWord } from '../../../domain/transcripts/transcript'
import { loadEngineFiles } from './browser-files'
import { canTranscribeLanguage, MOONSHINE_ENGINE, SPEECH_RATE_HZ } from './model-facts'
import type { SpeechWorkerInput, SpeechWorkerOutput } from './speech.worker'
import type { TranscribedPcm } from './transcribe-pcm'

export type BrowserTranscript =
  | { ok: true; language: string; engine: string; words: SpokenWord[]; confidence: number | null }
  | { ok: false; problem: 'unsupported_language' | 'unreadable' }

type TranscribeOptions = {
  /** Ends the download or the work; the promise rejects with an `AbortError`. */
  signal?: AbortSignal
  /** The share of the files that is downloaded, from 0 to 1; not called where the engine runs already. */
  onDownload?: (share: number) => void
  /** The share of the recording that is transcribed, from 0 to 1. */
  onProgress?: (share: number) => void
}

/** The engine takes some 500 MB; it is ended when nobody needs it. */
const IDLE_MS = 120_000

let worker: Worker | undefined
let idleTimer: ReturnType<typeof setTimeout> | undefined
let last: Promise<unknown> = Promise.resolve()

/**
 * Returns the words of a recording in a language (BCP 47). One recording at a time; others wait. Rejects when the files cannot be
 * downloaded or are not the expected ones.
 */
export async function transcribeInBrowser(
  sound: Blob,
  language: string | null,
  options: TranscribeOptions = {},
): Promise<BrowserTranscript> {
  if (!language || !canTranscribeLanguage(language)) return { ok: false, problem: 'unsupported_language' }
  const result = last.then(() => rejectOnAbort(transcribeNext(sound, options), options.signal))
  last = result.catch(() => undefined)
  const transcribed = await result
  if (!transcribed) return { ok: false, problem: 'unreadable' }
  return { ok: true, language, engine: MOONSHINE_ENGINE, ...transcribed }
}

/** Ends the engine and frees its memory. */
export function closeBrowserEngine(): void {
  clearTimeout(idleTimer)
  worker?.terminate()
  worker = undefined
}

async function transcribeNext(
  sound: Blob,
  { signal, onDownload, onProgress }: TranscribeOptions,
): Promise<TranscribedPcm | null> {
  signal?.throwIfAborted()
  clearTimeout(idleTimer)
  const pcm = await decodeSound(sound)
  signal?.throwIfAborted()
  if (!pcm) return null
  worker ??= await startWorker(onDownload, signal)
  try {
    const transcribed = await sendToWorker(worker, pcm, onProgress, signal)
    idleTimer = setTimeout(closeBrowserEngine, IDLE_MS)
    return transcribed
  } catch (error) {
    closeBrowserEngine()
    throw error
  }
}

/** Rejects with the signal too: a decoder that hangs must not hold up the next recording. */
function rejectOnAbort<T>(result: Promise<T>, signal?: AbortSignal): Promise<T> {
  if (!signal) return result
  const { promise, reject } = Promise.withResolvers<never>()
  signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  return Promise.race([result, promise])
}

/** Mono at the model's rate; null if the browser cannot decode the sound. */
async function decodeSound(sound: Blob): Promise<Float32Array<ArrayBuffer> | null> {
  const context = new OfflineAudioContext(1, 1, SPEECH_RATE_HZ)
  const decoded = await context.decodeAudioData(await sound.arrayBuffer()).catch(() => null)
  if (!decoded) return null
  const pcm = new Float32Array(decoded.length)
  for (let channel = 0; channel < decoded.numberOfChannels; channel++) {
    const samples = decoded.getChannelData(channel)
    for (let at = 0; at < pcm.length; at++)
      pcm[at] = (pcm[at] ?? 0) + (samples[at] ?? 0) / decoded.numberOfChannels
  }
  return pcm
}

async function startWorker(onDownload?: (share: number) => void, signal?: AbortSignal): Promise<Worker> {
  const files = await loadEngineFiles(onDownload, signal)
  const started = new Worker(new URL('./speech.worker.ts', import.meta.url), { type: 'module' })
  const transfer = Object.values(files).map(({ buffer }) => buffer)
  started.postMessage({ files } satisfies SpeechWorkerInput, transfer)
  return started
}

function sendToWorker(
  engine: Worker,
  pcm: Float32Array<ArrayBuffer>,
  onProgress: (share: number) => void = () => {},
  signal?: AbortSignal,
): Promise<TranscribedPcm> {
  return new Promise((resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true })
    engine.onerror = (event) => reject(new Error(event.message || 'The engine could not load.'))
    engine.onmessage = ({ data }: MessageEvent<SpeechWorkerOutput>) => {
      if ('share' in data) onProgress(data.share)
      else if ('error' in data) reject(new Error(data.error))
      else resolve(data.transcribed)
    }
    engine.postMessage({ pcm } satisfies SpeechWorkerInput, [pcm.buffer])
  })
}
