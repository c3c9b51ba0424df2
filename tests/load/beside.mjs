/**
 * Measured during each load: the Worker's own `/api/health`, which is late when the Worker is busy, an idle Worker,
 * which is late only when the machine is, and the usage of the processes.
 */
import { watch } from './machine.mjs'
import { openLoop } from './open-loop.mjs'

const PER_SECOND = 10

/** Runs the work; returns `{ result, health, bare, machine }`. */
export async function beside(world, work) {
  const stopping = new AbortController()
  const loop = (door, path) =>
    openLoop({
      ...{ rate: PER_SECOND, signal: stopping.signal },
      work: async () => (await door.get(`GET ${path}`)).done,
    })
  const stopWatching = watch(world.pids)
  const health = loop(world.door, '/api/health')
  const bare = loop(world.bare, '/')
  try {
    const result = await work()
    return { result, machine: stopWatching(), ...(await ended(stopping, { health, bare })) }
  } finally {
    stopping.abort()
  }
}

async function ended(stopping, { health, bare }) {
  stopping.abort()
  return { health: await health, bare: await bare }
}
