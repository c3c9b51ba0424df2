/**
 * Measured during each load: the Worker's own `/api/health`, which is late when the Worker is busy, an idle Worker,
 * which is late only when the machine is, and the usage of the processes.
 */
import { watchProcesses } from './machine.mjs'
import { runOpenLoop } from './open-loop.mjs'

const PER_SECOND = 10

/** Runs the work; returns `{ result, health, bare, machine }`. */
export async function measureBeside(world, work) {
  const stopping = new AbortController()
  const loop = (client, path) =>
    runOpenLoop({
      rate: PER_SECOND,
      signal: stopping.signal,
      work: async () => (await client.get(`GET ${path}`)).done,
    })
  const stopWatching = watchProcesses(world.pids)
  const health = loop(world.door, '/api/health')
  const bare = loop(world.bare, '/')
  try {
    const result = await work()
    return { result, machine: stopWatching(), ...(await stopLoops(stopping, { health, bare })) }
  } finally {
    stopping.abort()
  }
}

async function stopLoops(stopping, { health, bare }) {
  stopping.abort()
  return { health: await health, bare: await bare }
}
