/** A thread with the engine: answers each message with a result. */
import { parentPort } from 'node:worker_threads'
import { createEngine } from './engine.mjs'

const engine = createEngine()
parentPort.on('message', async (input) => {
  const result = await engine.transcribe(input).catch((error) => ({
    ok: false,
    problem: 'unavailable',
    reason: `The local engine failed: ${error instanceof Error ? error.name : 'Error'}`,
  }))
  parentPort.postMessage(result)
})
