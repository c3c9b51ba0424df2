/**
 * Tests that shift the clock or need other variables: each worker has a server of its own, so that tests running at the
 * same time are not affected. It has the music library and no posts.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { findFreePort } from '../../scripts/port.mjs'
import { TRACKS_IN_TESTS } from '../../scripts/seed/seed.mjs'
import { expect, test as shared } from './actors'

/** A server takes long to start on a busy machine. */
const START_TIMEOUT_MS = 120_000
const root = fileURLToPath(new URL('../..', import.meta.url))

type ServerFixtures = {
  /** Additional environment variables. */ serverVars: Record<string, string>
  ownServer: string
}

export const test = shared.extend<object, ServerFixtures>({
  serverVars: [{}, { scope: 'worker', option: true }],
  ownServer: [
    async ({ serverVars }, use) => {
      const port = await findFreePort()
      const env = { ...process.env, PORT: String(port), STATE: 'memory', ENVIRONMENT: 'test', ...serverVars }
      const server = spawn(process.execPath, ['scripts/serve.mjs'], { cwd: root, env })
      const origin = `http://localhost:${port}`
      // Refuses connections until it listens, and answers before it is seeded.
      const countTracks = () =>
        fetch(`${origin}/api/tracks`)
          .then(async (answer) => (await answer.json()).items.length)
          .catch(() => 0)
      await expect.poll(countTracks, { timeout: START_TIMEOUT_MS }).toBe(TRACKS_IN_TESTS)
      await use(origin)
      server.kill()
      await once(server, 'exit')
    },
    { scope: 'worker' },
  ],
  baseURL: ({ ownServer }, use) => use(ownServer),
})

export { expect }
