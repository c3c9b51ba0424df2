/** How a state folder with another version's database is refused before anything is built or served. */

import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir, uptime } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { migrate, withLocalDatabase } from '../scripts/migrate.ts'
import { findFreePort } from '../scripts/port.mjs'
import { findServer } from '../scripts/state-folder.mjs'

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

describe('a server on a state folder', () => {
  const state = join(folder, 'served')
  const note = join(state, 'server.pid')
  beforeAll(() => mkdirSync(state))
  afterEach(() => rmSync(note, { force: true }))

  test.each(['serve', 'start'])('keeps another from it in scripts/%s.mjs', async (script) => {
    writeFileSync(note, String(process.pid))
    const { stderr, code } = await runOn(state, script)
    expect(stderr).toBe(`A server runs on ${state} (process ${process.pid}). Stop it first.\n`)
    expect(code).toBe(1)
    expect(readFileSync(note, 'utf8')).toBe(String(process.pid))
  })

  test('is forgotten as its process ends', () => {
    const claim = `import('./scripts/state-folder.mjs').then(({ claimState }) => claimState(${JSON.stringify(state)}))`
    expect(spawnSync(process.execPath, ['-e', claim]).status).toBe(0)
    expect(existsSync(note)).toBe(false)
  })

  test('is forgotten once the machine was started again', () => {
    writeFileSync(note, String(process.pid))
    expect(findServer(state)).toBe(process.pid)
    const before = Date.now() / 1000 - uptime() - 60
    utimesSync(note, before, before)
    expect(findServer(state)).toBe(null)
  })
})

// These scripts are not run: they would install packages.
test.each(['start', 'dev'])('checks the state before the build in scripts/%s.mjs', (script) => {
  const source = readFileSync(new URL(`../scripts/${script}.mjs`, import.meta.url), 'utf8')
  const [check, build] = [source.indexOf('scripts/check-state.mjs'), source.indexOf('scripts/build.mjs')]
  expect(check).toBeGreaterThan(0)
  expect(build).toBeGreaterThan(check)
})
