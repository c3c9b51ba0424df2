import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { withMigratedDatabase } from './migration.ts'
import { ROOT } from './root.ts'
import { createSetupLink, printSetupLink, storeLocalLink } from './setup-link.ts'

const ORIGIN = 'https://owl.example'

test('stores the hash of a link only, and ends the former one', async () => {
  await withMigratedDatabase(async (db) => {
    const first = await storeLocalLink(db, ORIGIN)
    const second = await storeLocalLink(db, ORIGIN)
    const { results } = await db.prepare('select * from setup_tokens').all()
    expect(results).toHaveLength(1)
    for (const url of [first, second])
      expect(JSON.stringify(results)).not.toContain(String(url).split('#')[1])
  })
})

test('stores none once the site has an admin', async () => {
  await withMigratedDatabase(async (db) => {
    await db.batch([
      db.prepare(
        "insert into users (id, name, email, created_at, updated_at) values ('usr_1', 'Keeper', 'k@example.org', 1, 1)",
      ),
      db.prepare(
        "insert into profiles (id, username, display_name, avatar_color, role, created_at, updated_at) values ('usr_1', 'keeper', 'Keeper', 'teal', 'admin', 1, 1)",
      ),
    ])
    expect(await storeLocalLink(db, ORIGIN)).toBeNull()
  })
})

/** A wrangler that answers a count, and remembers what it was asked. */
function createWrangler(admins: number) {
  const asked: string[] = []
  const wrangler = (args: string[]) => {
    asked.push(args.at(-1) ?? '')
    return { ok: true, out: `log\n[{"results":[{"admins":${admins}}]}]`, output: '' }
  }
  return { asked, wrangler }
}

test('prints a link whose token no command contains', () => {
  const { asked, wrangler } = createWrangler(0)
  const printed: string[] = []
  const print = (...lines: string[]) => void printed.push(...lines)
  expect(printSetupLink({ environment: 'staging', origin: ORIGIN, wrangler, print })).toBe(true)
  const url = printed.find((line) => line.includes(ORIGIN))?.trim() ?? ''
  expect(url).toMatch(/^https:\/\/owl\.example\/\?view=site&page=setup#[\w-]{43}$/)
  expect(asked.join()).not.toContain(url.split('#')[1])
  expect(asked).toHaveLength(2)
})

test('prints none for a site with an admin', () => {
  const { asked, wrangler } = createWrangler(1)
  const printed: string[] = []
  const print = (...lines: string[]) => void printed.push(...lines)
  expect(printSetupLink({ environment: 'staging', origin: ORIGIN, wrangler, print })).toBe(true)
  expect(printed.join()).not.toContain('page=setup#')
  expect(asked).toHaveLength(1)
})

test('creates another token each time', () => {
  expect(createSetupLink(ORIGIN).url).not.toBe(createSetupLink(ORIGIN).url)
})

test('names npm start -- --fresh for an environment that is not deployed', () => {
  const { status, stderr } = spawnSync(process.execPath, [`${ROOT}scripts/setup-link.ts`, '--env', 'local'], {
    encoding: 'utf8',
  })
  expect([status, stderr]).toEqual([
    1,
    '--env is one of production, staging. On this machine each npm start -- --fresh prints a new link.\n',
  ])
})
