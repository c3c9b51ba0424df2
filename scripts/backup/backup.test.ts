/** Backups of a site with a row in every table, and every reason to refuse a restore. */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as rules from '../../domain/backups/backups'
import { Refusal } from '../command.mjs'
import { listMigrations } from '../migrate.ts'
import { backUp, OBJECT_COLUMNS } from './backup.ts'
import { describeSite, listDifferences } from './compare-sites'
import { deleteAgain, openBucketLists } from './deletions.ts'
import { createFolderSource } from './files.ts'
import { createFilledSite } from './filled-site'
import { openLocalSite } from './local-site.ts'
import { openSite } from './open-site.ts'
import { openRemoteSite } from './remote-site.ts'
import { restore } from './restore.ts'
import { readKeyFile } from './seal.ts'
import { listFilledTables, type Row, readSchema, type SiteStorage } from './site.ts'
import { listUniqueKeys } from './staging.ts'
import { createStandInWrangler } from './stand-in-wrangler'

const folder = mkdtempSync(join(tmpdir(), 'owlcast-backup-'))
const plain = join(folder, 'plain')
const sealed = join(folder, 'sealed')
const key = Buffer.alloc(32, 7)
let site: SiteStorage
let filled: Map<string, string[]>

beforeAll(async () => {
  site = await createFilledSite(join(folder, 'filled'), rules)
  filled = await describeSite(site, rules)
  await backUp({ site, environment: 'local', folder: plain })
  await backUp({ site, environment: 'local', folder: sealed, key })
})
afterAll(async () => {
  await site.close()
  rmSync(folder, { recursive: true, force: true })
})

let number = 0
const openEmptySite = () => openLocalSite({ state: join(folder, `empty-${number++}`) })

/** Tries to restore into an empty site; returns the line of the refusal, and the tables that have rows afterwards. */
async function refuseRestore(target: SiteStorage, from: string, key: Buffer | null) {
  const refusal = await restore({ site: target, source: createFolderSource(from), key }).catch(
    (error: unknown) => error,
  )
  const tables = rules.listBackupTables(await readSchema(target))
  return {
    line: refusal instanceof Refusal ? refusal.message : refusal,
    written: await listFilledTables(target, tables),
  }
}

/** A copy of a backup, changed. */
function copyBackup(from: string, change: (copy: string) => void): string {
  const copy = join(folder, `copy-${number++}`)
  cpSync(from, copy, { recursive: true })
  change(copy)
  return copy
}

const changeManifest = (copy: string, change: (manifest: Record<string, unknown>) => void) => {
  const path = join(copy, 'manifest.json')
  const manifest = JSON.parse(readFileSync(path, 'utf8'))
  change(manifest)
  writeFileSync(path, JSON.stringify(manifest))
}

describe('the rules', () => {
  test('name every table that triggers write to: derived, or with its own columns in a backup', async () => {
    const schema = await readSchema(site)
    const triggers = schema.filter(({ type }) => type === 'trigger')
    const written = new Set(triggers.flatMap(({ sql }) => rules.listWrittenTables(sql)))
    // Their rows are in a backup, since the application writes to them as well.
    const kept = [
      'conversations',
      'decisions',
      'import_items',
      'media_deletions',
      'notifications',
      'posts',
      'reports',
      'transcripts',
    ]
    const known = [...rules.DERIVED_TABLES, ...rules.OPERATIONAL_TABLES, ...kept]
    const unknown = [...written].filter((name) => !known.includes(name))
    expect(unknown, 'add it to DERIVED_TABLES, or to this list').toEqual([])
    expect(rules.DERIVED_TABLES.filter((name) => !schema.some((one) => one.name === name))).toEqual([])
    expect(rules.OPERATIONAL_TABLES.filter((name) => !schema.some((one) => one.name === name))).toEqual([])
  })

  test('name every search index as derived, and put every other table into a backup or leave it out by name', async () => {
    const schema = await readSchema(site)
    const tables = schema.filter(({ type }) => type === 'table')
    const searches = tables.filter(({ sql }) => /^create virtual table/i.test(sql)).map(({ name }) => name)
    const unnamed = searches.filter((name) => !rules.DERIVED_TABLES.includes(name))
    expect(unnamed, 'add it to DERIVED_TABLES').toEqual([])
    const backedUp = rules.listBackupTables(schema)
    const leftOut = [...rules.DERIVED_TABLES, ...rules.OPERATIONAL_TABLES]
    expect(backedUp.filter((name) => leftOut.includes(name))).toEqual([])
    const isInternal = (name: string) =>
      /^(_cf_|sqlite_|d1_)/.test(name) || searches.some((search) => name.startsWith(`${search}_`))
    const missing = tables
      .map(({ name }) => name)
      .filter((name) => !backedUp.includes(name) && !leftOut.includes(name) && !isInternal(name))
    expect(missing, 'add it to DERIVED_TABLES or OPERATIONAL_TABLES, or back it up').toEqual([])
    // An empty table would be compared with an empty one.
    expect(await listFilledTables(site, backedUp)).toEqual(backedUp)
  })

  test('leave out no table that another one in a backup belongs to', async () => {
    const schema = await readSchema(site)
    const orphaned = rules.listBackupTables(schema).filter((table) => {
      const keys = rules.parseForeignKeys(schema.find(({ name }) => name === table)?.sql ?? '')
      return keys.some(({ parent, setsNull }) => !setsNull && rules.OPERATIONAL_TABLES.includes(parent))
    })
    expect(orphaned, 'add it to OPERATIONAL_TABLES').toEqual([])
  })

  test('select the rows of a nightly copy by index, however much they refer to', async () => {
    const schema = await readSchema(site)
    const scans: string[] = []
    for (const table of rules.listBackupTables(schema).filter((name) => name !== 'media_deletions')) {
      const page = `SELECT * FROM (${rules.selectCopied(schema, table)}) WHERE backup_rowid > 5 ORDER BY backup_rowid LIMIT 5`
      const plan = await site.query<{ detail: string }>(`EXPLAIN QUERY PLAN ${page}`)
      scans.push(...plan.map(({ detail }) => detail).filter((detail) => /SCAN|TEMP/.test(detail)))
    }
    expect(scans).toEqual([])
  })

  test('read the columns of every unique index', async () => {
    const schema = await readSchema(site)
    const unique = schema.filter(({ type, sql }) => type === 'index' && /\bunique\b/i.test(sql))
    expect(unique.length).toBeGreaterThan(30)
    const tables = schema.filter(({ type }) => type === 'table').map(({ name }) => name)
    const keys = tables.flatMap((table) => listUniqueKeys(schema, table))
    expect(keys.length).toBe(unique.length)
    expect(keys.filter(({ where }) => where !== null).length).toBe(
      unique.filter(({ sql }) => /\bwhere\b/i.test(sql)).length,
    )
    expect(listUniqueKeys(schema, 'reports')).toEqual([
      { columns: ['reporter_id', 'subject_kind', 'subject_id'], where: expect.stringContaining("= 'open'") },
    ])
  })

  test('name every column that holds a key of an object', async () => {
    const schema = await readSchema(site)
    const columns = rules
      .listBackupTables(schema)
      .flatMap((table) =>
        [
          ...(schema.find(({ name }) => name === table)?.sql ?? '').matchAll(/[`"](key|\w+_key)[`"] text/g),
        ].map(([, column]) => `${table}.${column}`),
      )
    // Those of passkeys, of groups, of settings, and of objects that wait for their deletion.
    const others = /^(passkeys|notifications|site_settings|media_deletions)\./
    expect(columns.filter((column) => !others.test(column))).toEqual(OBJECT_COLUMNS)
  })
})

describe.each([
  ['a backup', plain, null],
  ['an encrypted backup', sealed, key],
])('%s', (_, from, given) => {
  test('restores every row, counter, search hit and object', async () => {
    expect([...filled.values()].filter((lines) => lines.length === 0)).toEqual([])
    const target = await openEmptySite()
    await restore({ site: target, source: createFolderSource(from), key: given })
    expect(listDifferences(filled, await describeSite(target, rules))).toEqual([])
    await target.close()
  })
})

test('an encrypted backup shows nothing of its rows', () => {
  const texts = readdirSync(sealed, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(json|gz)$/.test(name))
    .map((name) => readFileSync(join(sealed, name), 'latin1'))
  expect(texts.length).toBeGreaterThan(40)
  expect(texts.some((text) => text.includes('Owl number') || text.includes('profiles'))).toBe(false)
})

test('restores rows without objects from a backup of rows only', async () => {
  const from = join(folder, 'rows-only')
  expect(await backUp({ site, environment: 'local', folder: from, rowsOnly: true })).toMatchObject({
    objects: null,
  })
  expect(readdirSync(join(from, 'objects'))).toEqual([])
  const target = await openEmptySite()
  await restore({ site: target, source: createFolderSource(from) })
  const differences = listDifferences(filled, await describeSite(target, rules))
  expect(differences.filter((name) => !name.startsWith('object '))).toEqual([])
  await target.close()
})

test('restores a backup of an earlier version', async () => {
  const migrations = listMigrations()
  const earlier = await openEmptySite()
  await earlier.migrate(migrations.slice(0, 1))
  await earlier.write([
    "INSERT INTO users(id, name, email, created_at, updated_at) VALUES ('u', 'Wren', 'wren@example.org', 1, 1)",
  ])
  const from = join(folder, 'earlier')
  await backUp({ site: earlier, environment: 'local', folder: from })
  await earlier.close()
  const target = await openEmptySite()
  await restore({ site: target, source: createFolderSource(from) })
  expect(await target.query('SELECT name FROM users')).toEqual([{ name: 'Wren' }])
  expect((await target.query('SELECT name FROM d1_migrations')).length).toBe(migrations.length)
  await target.close()
})

test('backs up and restores a deployed site through wrangler', async () => {
  const standIn = await createStandInWrangler(join(folder, 'remote'))
  const target = await openRemoteSite({ environment: 'staging', wrangler: standIn.run })
  await restore({ site: target, source: createFolderSource(plain) })
  // wrangler does not read the metadata of objects.
  const restored = await describeSite(target, rules)
  expect(listDifferences(filled, restored).filter((name) => !name.startsWith('object '))).toEqual([])
  const again = join(folder, 'of-remote')
  const manifest = await backUp({ site: target, environment: 'staging', folder: again })
  expect(manifest.objects).toMatchObject({ count: 3, missing: [] })
  expect(standIn.commands).toContainEqual(
    expect.stringMatching(/^d1 export DB --env staging --remote --no-schema --table /),
  )
  expect(standIn.commands).toContainEqual(
    expect.stringMatching(/^d1 execute DB --env staging --remote --yes --file /),
  )
  const now = Date.now()
  const [{ id } = { id: '' }] = await target.query<{ id: string }>('SELECT id FROM profiles')
  await target.writeObject(rules.getDeletionListKey(rules.toBackupDay(now)), {
    content: Buffer.from(JSON.stringify({ ids: [id, 'usr_of_nobody'] })),
    type: 'application/json',
  })
  await target.write(['DELETE FROM account_deletions'])
  const given = { site: target, lists: await openBucketLists(target), day: rules.toBackupDay(now), now }
  expect(await deleteAgain(given)).toBe(1)
  expect(await target.query(`SELECT 1 AS waits FROM account_deletions WHERE user_id = '${id}'`)).toEqual([
    { waits: 1 },
  ])
  expect(standIn.commands.every((command) => command.includes('--remote'))).toBe(true)
  await Promise.all([target.close(), standIn.dispose()])
})

test('restores into a site that was only set up: with cursors, figures and the link of its first admin', async () => {
  const target = await openEmptySite()
  await target.migrate()
  await target.write([
    "INSERT INTO setup_tokens(token_hash, created_at, expires_at) VALUES ('unused', 1, 2)",
    "INSERT INTO daily_figures(day, name, value, updated_at) VALUES ('2026-11-25', 'people', 0, 1)",
    "INSERT INTO schedule_runs(name, ran_at) VALUES ('cron', 1)",
  ])
  await restore({ site: target, source: createFolderSource(plain) })
  expect(listDifferences(filled, await describeSite(target, rules))).toEqual([])
  expect(await target.query("SELECT 1 FROM setup_tokens WHERE token_hash = 'unused'")).toEqual([])
  await target.close()
})

describe('a nightly copy', () => {
  const readLines = (copy: string, name: string): Row[] =>
    gunzipSync(readFileSync(join(copy, name)))
      .toString('utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line))

  /** The backup as a nightly copy that read these rows of a table, file by file. */
  function createNightly(tables: Record<string, (first: Row) => Row[][]>): string {
    return copyBackup(plain, (copy) =>
      changeManifest(copy, (manifest) => {
        const files = manifest.files as rules.BackupFile[]
        const counts = manifest.tables as Record<string, number>
        for (const [table, toRead] of Object.entries(tables)) {
          const [first = {}] = readLines(copy, `tables/${table}-0.gz`)
          const others = files.filter((file) => file.table !== table)
          const read = toRead(first).map((rows, at) => {
            const bytes = gzipSync(rows.map((row) => `${JSON.stringify(row)}\n`).join(''))
            const name = `tables/${table}-${at}.gz`
            writeFileSync(join(copy, name), bytes)
            const sha256 = createHash('sha256').update(bytes).digest('hex')
            return { name, table, rows: rows.length, bytes: bytes.length, sha256 }
          })
          files.splice(0, files.length, ...others, ...read)
          counts[table] = read.reduce((sum, { rows }) => sum + rows, 0)
        }
        Object.assign(manifest, { kind: 'nightly' })
      }),
    )
  }

  async function restoreNightly(from: string) {
    const target = await openEmptySite()
    const lines: string[] = []
    const print = (line: string) => lines.push(line)
    await restore({ site: target, source: createFolderSource(from), print })
    return { target, lines }
  }

  test('with a value that stands in two rows keeps it where it was read later', async () => {
    let [early, late] = ['', '']
    const from = createNightly({
      users: (first) => {
        early = String(first.id)
        late = `${early}2`
        const phone = { phone_number: '+46701234567', phone_number_verified: 1 }
        return [[{ ...first, ...phone, email_verified: 1 }], [{ ...first, ...phone, id: late }]]
      },
      profiles: (first) => [[first], [{ ...first, id: late }]],
      // Undone and done again.
      follows: (first) => [[{ ...first, created_at: 1 }], [{ ...first, created_at: 2 }]],
      accounts: (first) => [[first], [{ ...first, id: 'linked again' }]],
      notifications: (first) => [
        [
          { ...first, id: 'read', group_key: 'same', read_at: 5 },
          { ...first, id: 'first', group_key: 'same', read_at: null },
        ],
        [{ ...first, id: 'second', group_key: 'same', read_at: null }],
      ],
    })
    const { target, lines } = await restoreNightly(from)
    const select = 'SELECT id, phone_number, phone_number_verified, email_verified FROM users ORDER BY id'
    expect(await target.query(select)).toEqual([
      { id: early, phone_number: null, phone_number_verified: 0, email_verified: 0 },
      {
        id: late,
        phone_number: '+46701234567',
        phone_number_verified: 1,
        email_verified: expect.any(Number),
      },
    ])
    const [lateUser] = await target.query(`SELECT email FROM users WHERE id = '${late}'`)
    expect(lateUser?.email).not.toContain('invalid')
    expect((await target.query('SELECT DISTINCT username FROM profiles')).length).toBe(2)
    expect(await target.query('SELECT created_at FROM follows')).toEqual([{ created_at: 2 }])
    expect(await target.query('SELECT sum(followers) AS n FROM follow_counts')).toEqual([{ n: 1 }])
    expect(await target.query('SELECT id FROM accounts')).toEqual([{ id: 'linked again' }])
    expect(await target.query("SELECT id FROM notifications WHERE id <> 'first' ORDER BY id")).toEqual([
      { id: 'read' },
      { id: 'second' },
    ])
    expect(lines).toEqual(
      expect.arrayContaining([
        `users: email was read again later in another row: 1 row loses it (${early}).`,
        `users: phone_number was read again later in another row: 1 row loses it (${early}).`,
        `profiles: username was read again later in another row: 1 row loses it (${early}).`,
        'accounts: provider_id, account_id was read again later in another row: 1 row is left out (1).',
        'notifications: user_id, group_key was read again later in another row: 1 row is left out (first).',
        expect.stringMatching(/^follows: 1 row was read twice: what was read later stays \(.+\)\.$/),
      ]),
    )
    await target.close()
  })

  test('with rows of an account that was created meanwhile leaves them out', async () => {
    const from = createNightly({
      posts: (first) => [
        [first, { ...first, id: 'theirs', seq: 999, author_id: 'nobody', clip_media_id: null }],
      ],
      transcripts: (first) => [[{ ...first, post_id: 'theirs', seq: 2, words_key: 'words/theirs.json' }]],
    })
    const { target, lines } = await restoreNightly(from)
    expect(await target.query("SELECT id FROM posts WHERE id = 'theirs'")).toEqual([])
    expect(await target.query('SELECT post_id FROM transcripts')).toEqual([])
    expect(lines).toContainEqual(expect.stringMatching(/^Left out, .+: .*posts 1, .*transcripts 1/))
    await target.close()
  })
})

describe('a restore is refused, and writes nothing,', () => {
  let empty: SiteStorage
  beforeAll(async () => {
    empty = await openEmptySite()
  })
  afterAll(() => empty.close())

  test('into a site that is not empty', async () => {
    const before = await describeSite(site, rules)
    await expect(restore({ site, source: createFolderSource(plain) })).rejects.toThrow(
      /is not empty: it has rows in \w+, \w+, \w+ and others\. Restore into a new one: docs\/deploy\.md says how\.$/,
    )
    expect(listDifferences(before, await describeSite(site, rules))).toEqual([])
  })

  test('into a site of a newer version', async () => {
    const target = await openEmptySite()
    await target.migrate()
    await target.write(["INSERT INTO d1_migrations(name) VALUES ('9999_later.sql')"])
    await expect(restore({ site: target, source: createFolderSource(plain) })).rejects.toThrow(
      /is of a newer version \(9999_later\.sql\)/,
    )
    await target.close()
  })

  const cases: [string, () => string, Buffer | null, RegExp][] = [
    [
      'from a folder without a manifest',
      () => join(folder, 'nothing'),
      null,
      /it is no backup, or it was not finished/,
    ],
    [
      'from a manifest that was cut in half',
      () =>
        copyBackup(plain, (copy) => {
          const path = join(copy, 'manifest.json')
          writeFileSync(path, readFileSync(path).subarray(0, 500))
        }),
      null,
      /manifest\.json of .* is damaged/,
    ],
    [
      'from a backup without one of its files',
      () => copyBackup(plain, (copy) => rmSync(join(copy, 'tables/posts-0.gz'))),
      null,
      /cut off: tables\/posts-0\.gz is missing/,
    ],
    [
      'from a file that was cut in half',
      () =>
        copyBackup(plain, (copy) => {
          const path = join(copy, 'tables/users-0.gz')
          const bytes = readFileSync(path)
          writeFileSync(path, bytes.subarray(0, bytes.length / 2))
        }),
      null,
      /damaged: tables\/users-0\.gz has other bytes/,
    ],
    [
      'from a backup without the bytes of an object',
      () => copyBackup(plain, (copy) => rmSync(join(copy, 'objects'), { recursive: true })),
      null,
      /cut off: the bytes of .* are missing/,
    ],
    [
      'from a later format',
      () =>
        copyBackup(plain, (copy) =>
          changeManifest(copy, (manifest) => Object.assign(manifest, { format: 2 })),
        ),
      null,
      /from a newer version \(format 2\)/,
    ],
    [
      'from a version with more migrations',
      () =>
        copyBackup(plain, (copy) =>
          changeManifest(copy, (manifest) => (manifest.migrations as string[]).push('9999_later.sql')),
        ),
      null,
      /from a newer version \(9999_later\.sql\)/,
    ],
    [
      'from a manifest that counts other rows',
      () =>
        copyBackup(plain, (copy) =>
          changeManifest(copy, (manifest) => Object.assign(manifest.tables as object, { users: 5 })),
        ),
      null,
      /cut off: users has 1 rows, not 5/,
    ],
    ['with another key', () => sealed, Buffer.alloc(32, 8), /^The key does not fit this backup/],
    ['without the key', () => sealed, null, /^This backup is encrypted\. Name its key with --key-file\.$/],
    [
      'from an encrypted file in the place of another',
      () =>
        copyBackup(sealed, (copy) =>
          cpSync(join(copy, 'tables/users-0.gz'), join(copy, 'tables/media-0.gz')),
        ),
      key,
      /damaged: tables\/media-0\.gz/,
    ],
  ]
  test.each(cases)('%s', async (_, make, given, line) => {
    const refused = await refuseRestore(empty, make(), given)
    expect(refused.line).toMatch(line)
    expect(refused.line).not.toContain('\n')
    expect(refused.written).toEqual([])
  })
})

test('a state folder is refused while a server runs on it, and opened once that has ended', async () => {
  const state = join(folder, 'filled')
  const note = join(state, 'server.pid')
  writeFileSync(note, String(process.pid))
  await expect(openSite('local', { state })).rejects.toThrow(`(process ${process.pid}). Stop it first.`)
  writeFileSync(note, String(spawnSync(process.execPath, ['-e', '']).pid))
  await (await openSite('local', { state })).close()
})

test.each(['', 'nowhere'])('an environment named %j is refused', async (name) => {
  await expect(openSite(name)).rejects.toThrow('--env is one of local, production, staging.')
})

test('a backup is refused into a folder that has files', async () => {
  await expect(backUp({ site, environment: 'local', folder: plain })).rejects.toThrow(/is not empty/)
})

test('a backup of a state folder without tables is refused, and creates no folder', async () => {
  const empty = await openEmptySite()
  const out = join(folder, 'of-nothing')
  await expect(backUp({ site: empty, environment: 'local', folder: out })).rejects.toThrow(
    /^the site in .+ has no tables: there is nothing to back up\.$/,
  )
  expect(existsSync(out)).toBe(false)
  await empty.close()
})

test.each([
  ['is missing', null, /There is no key file/],
  ['is too short', Buffer.alloc(16).toString('base64'), /is not a key of 32 bytes as base64/],
  ['is no base64', 'not a key', /is not a key of 32 bytes as base64/],
])('a key file that %s is refused', (_, text, line) => {
  const file = join(folder, `key-${number++}`)
  if (text) writeFileSync(file, text)
  expect(() => readKeyFile(file)).toThrow(line)
})
