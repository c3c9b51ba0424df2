/**
 * Stories that move the clock, or need another set-up: a server of their own, so that nothing changes in the stories that
 * run at the same time. It has the music library and nobody's voice.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'
import { TRACKS_IN_TESTS } from '../../scripts/seed/seed.mjs'
import { expect, test as shared } from './actors'

const root = fileURLToPath(new URL('../..', import.meta.url))

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  if (address === null || typeof address === 'string') throw new Error('There is no free port.')
  return address.port
}

type Own = { /** What it is told besides. */ serverVars: Record<string, string>; ownServer: string }

export const test = shared.extend<object, Own>({
  serverVars: [{}, { scope: 'worker', option: true }],
  ownServer: [
    async ({ serverVars }, use) => {
      const port = await freePort()
      const env = { ...process.env, PORT: String(port), STATE: 'memory', ENVIRONMENT: 'test', ...serverVars }
      const server = spawn(process.execPath, ['scripts/serve.mjs'], { cwd: root, env })
      const origin = `http://localhost:${port}`
      // It answers before it is seeded, and before that not at all.
      const tracks = () =>
        fetch(`${origin}/api/tracks`)
          .then(async (answer) => (await answer.json()).items.length)
          .catch(() => 0)
      await expect.poll(tracks).toBe(TRACKS_IN_TESTS)
      await use(origin)
      server.kill()
      await once(server, 'exit')
    },
    { scope: 'worker' },
  ],
  baseURL: ({ ownServer }, use) => use(ownServer),
})

export { expect }
