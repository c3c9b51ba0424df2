/** How a taken port and a wrong address are reported before anything is built. */

import { spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { listenOnFreePort } from '../scripts/port.mjs'

async function runScript(script: string, env: Record<string, string>) {
  const child = spawn(process.execPath, [`scripts/${script}.mjs`], { env: { ...process.env, ...env } })
  const [stderr, stdout] = await Promise.all([text(child.stderr), text(child.stdout)])
  return { stderr, stdout }
}

test.each([
  ['start', 'PORT'],
  ['dev', 'PORT'],
  ['serve', 'PORT'],
  ['test-e2e', 'E2E_PORT'],
])('reports a taken port in scripts/%s.mjs and exits', async (script, variable) => {
  const taken = createServer()
  const port = await listenOnFreePort(taken)
  const { stderr, stdout } = await runScript(script, { [variable]: `${port}` })
  expect(stderr).toContain(`Port ${port} is in use`)
  expect(stderr.trim().split('\n')).toHaveLength(1)
  expect(stdout).toBe('')
  taken.close()
})

test.each([
  ['PORT', 'eight', 'PORT is not a port: eight'],
  ['ORIGIN', 'owlcast.test', 'ORIGIN is not an origin such as https://owlcast.test: owlcast.test'],
  [
    'ORIGIN',
    'https://owlcast.test/',
    'ORIGIN is not an origin such as https://owlcast.test: https://owlcast.test/',
  ],
  ['HOST', '192.0.2.1', 'HOST is not an address of this machine: 192.0.2.1'],
])('reports %s=%s in one line', async (name, value, line) => {
  const { stderr, stdout } = await runScript('start', { [name]: value })
  expect(stderr).toBe(`${line}\n`)
  expect(stdout).toBe('')
})
