/** Signals reach the commands that a script runs. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { constants } from 'node:os'
import { expect, test } from 'vitest'

const CHILD = `setInterval(() => {}, 1_000); console.log('started', process.pid)`
const SCRIPT = `
  import { run } from './scripts/run.mjs'
  await run('node', ['-e', ${JSON.stringify(CHILD)}])
  console.log('continued')
`

test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('%s ends a script and what it runs', async (signal) => {
  const script = spawn(process.execPath, ['--input-type=module', '-e', SCRIPT])
  const ended = once(script, 'close')
  let output = ''
  script.stdout.on('data', (chunk) => {
    output += chunk
  })
  while (!output.includes('\n')) await once(script.stdout, 'data')
  script.kill(signal)
  const [status] = await ended
  expect(status).toBe(128 + constants.signals[signal])
  expect(output).not.toContain('continued')
  const child = Number(output.split(' ')[1])
  expect(() => process.kill(child, 0)).toThrow('ESRCH')
})
