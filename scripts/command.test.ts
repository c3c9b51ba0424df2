/** Every command of package.json says how it is used, and refuses what it does not know without a stack. */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ROOT } from './root.ts'

const { scripts } = JSON.parse(readFileSync(`${ROOT}package.json`, 'utf8')) as {
  scripts: Record<string, string>
}
const COMMANDS = [
  'start',
  'test',
  'dev',
  'transcribe-existing',
  'level-existing',
  'setup-link',
  'push-keys',
  'deploy',
  'backup',
  'restore',
  'doctor',
  'upload-music',
]

function run(command: string, ...args: string[]) {
  const [, script = ''] = scripts[command]?.split(' ') ?? []
  return spawnSync(process.execPath, [`${ROOT}${script}`, ...args], { cwd: ROOT, encoding: 'utf8' })
}

test.each(COMMANDS)('npm run %s explains itself, and refuses an unknown option', (command) => {
  const help = run(command, '--help')
  expect(help.stderr).toBe('')
  expect(help.status).toBe(0)
  expect(help.stdout).toContain('npm ')
  const refused = run(command, '--frehs')
  expect(refused.status).toBe(1)
  expect(refused.stdout).toBe('')
  expect(refused.stderr).toMatch(/^Unknown option '--frehs'/)
  expect(refused.stderr).toContain(help.stdout.trim())
  expect(refused.stderr).not.toMatch(/\n\s+at /)
})

test('a day that the calendar lacks is refused', () => {
  const { status, stderr } = run('restore', '--env', 'local', '--deletions-since', '2026-02-30')
  expect([status, stderr]).toEqual([1, '--deletions-since is a day: 2026-11-25.\n'])
})

test.each(['transcribe-existing', 'upload-music', 'deploy'])(
  'npm run %s names the environments',
  (command) => {
    const { status, stderr } = run(command, '--env', 'nowhere')
    expect([status, stderr]).toEqual([1, '--env is one of production, staging.\n'])
  },
)
