/** A thread with the engine: answers each message with a result. */
import { parentPort } from 'node:worker_threads'
import type { SpeechResult } from '../../worker/tools/speech'
import { createEngine, type EngineInput } from './engine.ts'

const engine = createEngine()
parentPort?.on('message', async (input: EngineInput) => {
  const result = await engine.transcribe(input).catch(
    (error: unknown): SpeechResult => ({
      ok: false,
      problem: 'unavailable',
      reason: `The local engine failed: ${error instanceof Error ? error.name : 'Error'}`,
    }),
  )
  parentPort?.postMessage(result)
})
