/**
 * Transcribes for the local Worker, in a thread that is started by the first recording and ended when nobody needs it: the model
 * takes some 500 MB. One recording at a time, in the order of the requests.
 */

import { URL } from 'node:url'
import { Worker } from 'node:worker_threads'
import { MINUTE_MS } from '../../domain/time/units.ts'
import type { SpeechResult } from '../../worker/tools/speech'
import type { EngineInput, SpeechEngine } from './engine.ts'

/** Below the timeout of worker/tools/speech-local.ts, so that it gets the reason. */
const TIMEOUT_MS = 4 * MINUTE_MS
const IDLE_MS = 5 * MINUTE_MS
/** Recordings that wait; more are refused for `BUSY_MS`. */
const WAITING_MAX = 4
const BUSY_MS = 15_000

type ServiceOptions = {
  timeoutMs?: number
  /** How long an unused thread is kept. */
  idleMs?: number
  waitingMax?: number
  /** The module that runs in the thread. */
  thread?: URL
}

export type SpeechService = SpeechEngine & {
  /** Whether the thread is running. */
  isRunning(): boolean
  stop(): Promise<void>
}

/** Creates the service. Its `transcribe` never throws. */
export function createSpeechService({
  timeoutMs = TIMEOUT_MS,
  idleMs = IDLE_MS,
  waitingMax = WAITING_MAX,
  thread = new URL('./engine-thread.ts', import.meta.url),
}: ServiceOptions = {}): SpeechService {
  let worker: Worker | null = null
  let idleTimer: NodeJS.Timeout | undefined
  let waiting = 0
  let last: Promise<unknown> = Promise.resolve()

  const stop = async () => {
    clearTimeout(idleTimer)
    const ending = worker
    worker = null
    await ending?.terminate()
  }

  const run = async (input: EngineInput): Promise<SpeechResult> => {
    clearTimeout(idleTimer)
    worker ??= new Worker(thread)
    const result = await askThread(worker, input, timeoutMs)
    // A thread that hangs or failed is not used again.
    if (!result) await stop()
    else {
      idleTimer = setTimeout(stop, idleMs)
      idleTimer.unref()
    }
    return result ?? { ok: false, problem: 'unavailable', reason: 'The local engine ended or took too long' }
  }

  return {
    async transcribe(input) {
      if (waiting > waitingMax)
        return { ok: false, problem: 'busy', reason: 'The local engine is busy', waitMs: BUSY_MS }
      waiting += 1
      const result = last.then(() => run(input))
      last = result
        .catch(() => undefined)
        .then(() => {
          waiting -= 1
        })
      return result
    },
    isRunning: () => worker !== null,
    stop,
  }
}

/** The answer of the thread; null if it fails, ends or takes longer than `timeoutMs`. */
function askThread(worker: Worker, input: EngineInput, timeoutMs: number): Promise<SpeechResult | null> {
  worker.ref()
  return new Promise((resolve) => {
    const finish = (result: SpeechResult | null) => {
      clearTimeout(timer)
      for (const event of ['message', 'error', 'exit']) worker.removeAllListeners(event)
      // An idle thread keeps no process alive.
      worker.unref()
      resolve(result)
    }
    const timer = setTimeout(finish, timeoutMs, null)
    worker.on('message', finish)
    worker.on('error', () => finish(null))
    worker.on('exit', () => finish(null))
    worker.postMessage(input)
  })
}

/** The part of a request that is read; those of Node, Miniflare and browsers have it. */
type SpeechRequest = {
  arrayBuffer(): Promise<ArrayBuffer>
  headers: { get(name: string): string | null }
}

/**
 * Answers a request of worker/tools/speech-local.ts: the recording as body, its type and language as headers. Returns the
 * result as JSON text.
 */
export async function answerSpeechRequest(service: SpeechEngine, request: SpeechRequest): Promise<string> {
  const bytes = new Uint8Array(await request.arrayBuffer())
  const type = request.headers.get('content-type') ?? ''
  const language = request.headers.get('content-language')
  return JSON.stringify(await service.transcribe({ bytes, type, language }))
}
