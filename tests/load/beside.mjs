/**
 * What is measured beside each load, in the same seconds: the Worker's own `/api/health`, which waits wherever the Worker
 * is busy, and a Worker with nothing to do, which waits only where the machine is. And what the processes took.
 */
import { watch } from './machine.mjs'
import { openLoop } from './open-loop.mjs'

const PER_SECOND = 10

/** Does the work, and answers `{ result, health, bare, machine }`. */
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
