/** How a taken port is reported before anything is built. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'

test.each([
  ['start', 'PORT'],
  ['test-e2e', 'E2E_PORT'],
])('reports a taken port in scripts/%s.mjs and exits', async (script, variable) => {
  const taken = createServer().listen(0, '127.0.0.1')
  await once(taken, 'listening')
  const address = taken.address()
  const port = typeof address === 'object' ? address?.port : 0
  const child = spawn(process.execPath, [`scripts/${script}.mjs`], {
    env: { ...process.env, [variable]: `${port}` },
  })
  const [stderr, stdout] = await Promise.all([text(child.stderr), text(child.stdout)])
  expect(stderr).toContain(`Port ${port} is in use`)
  expect(stderr).not.toContain('    at ')
  expect(stdout).toBe('')
  taken.close()
})
