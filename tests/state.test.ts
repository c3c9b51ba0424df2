/** How a state folder with another version's database is refused before anything is built or served. */

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { migrate, withLocalDatabase } from '../scripts/migrate.ts'
import { findFreePort } from '../scripts/port.mjs'

const folder = mkdtempSync(join(tmpdir(), 'owlcast-state-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Runs a script on a state folder and a port that is free. */
async function runOn(state: string, script: string) {
  const PORT = String(await findFreePort())
  const child = spawn(process.execPath, [`scripts/${script}.mjs`], {
    env: { ...process.env, STATE: state, PORT },
  })
  const [stderr, stdout, [code]] = await Promise.all([
    text(child.stderr),
    text(child.stdout),
    once(child, 'exit'),
  ])
  return { stderr, stdout, code }
}

describe('a state of unknown migrations', () => {
  const state = join(folder, 'other-version')
  beforeAll(() =>
    withLocalDatabase(state, async (db) => {
      await migrate(db)
      await db.exec("INSERT INTO d1_migrations(name) VALUES ('0001_rules.sql')")
    }),
  )

  test.each(['check-state', 'serve'])('is refused in scripts/%s.mjs', async (script) => {
    const { stderr, stdout, code } = await runOn(state, script)
    expect(stderr).toBe(
      `${state} has the database of another version (0001_rules.sql). Delete the folder and run this again.\n`,
    )
    expect(stdout).toBe('')
    expect(code).toBe(1)
  })
})

// Not run: they would install packages.
test.each(['start', 'dev'])('checks the state before the build in scripts/%s.mjs', (script) => {
  const source = readFileSync(new URL(`../scripts/${script}.mjs`, import.meta.url), 'utf8')
  const [check, build] = [source.indexOf('scripts/check-state.mjs'), source.indexOf('scripts/build.mjs')]
  expect(check).toBeGreaterThan(0)
  expect(build).toBeGreaterThan(check)
})
