import { DatabaseSync } from 'node:sqlite'
import { describe, expect, test } from 'vitest'
import {
  isDerivingTrigger,
  listBackupTables,
  listDeletionDays,
  listExpiredDeletionLists,
  listWrittenTables,
  parseForeignKeys,
  selectCopied,
} from './backups'

const table = (name: string, sql = `CREATE TABLE ${name} (id text)`) => ({ type: 'table', name, sql })

describe('listBackupTables', () => {
  test('sorts tables after those that they refer to', () => {
    const child = 'CREATE TABLE a (id text, b_id text, FOREIGN KEY (b_id) REFERENCES b(id) ON DELETE cascade)'
    expect(listBackupTables([table('a', child), table('b'), table('c')])).toEqual(['b', 'c', 'a'])
  })

  test('leaves out derived, operational and internal tables, and those of search', () => {
    const search = table('words', 'CREATE VIRTUAL TABLE words USING fts5(text)')
    const others = ['words_data', 'feed_pages', 'rate_limits', '_cf_KV', 'sqlite_sequence', 'd1_migrations']
    const schema = [search, ...others.map((name) => table(name)), table('posts')]
    expect(listBackupTables(schema)).toEqual(['posts'])
  })
})

test('parses foreign keys of a table and of a column that was added later', () => {
  const sql =
    'CREATE TABLE x (id text, y_id text, z_id text REFERENCES z(key) ON DELETE set null,\n' +
    '  FOREIGN KEY (`y_id`) REFERENCES `y`(`id`) ON UPDATE no action ON DELETE cascade)'
  expect(parseForeignKeys(sql)).toEqual([
    { column: 'z_id', parent: 'z', parentColumn: 'key', setsNull: true },
    { column: 'y_id', parent: 'y', parentColumn: 'id', setsNull: false },
  ])
})

describe('triggers', () => {
  const create = (when: string, body: string) => ({
    type: 'trigger',
    name: 't',
    sql: `CREATE TRIGGER t ${when} ON posts BEGIN ${body} END`,
  })
  const upsert =
    'INSERT INTO follow_counts(user_id) VALUES (1) ON CONFLICT(user_id) DO UPDATE SET followers = 2;'

  test('are read for the tables that they write to', () => {
    const { sql } = create('AFTER UPDATE', `${upsert} UPDATE posts SET seq = 1; DELETE FROM pushes;`)
    expect(listWrittenTables(sql)).toEqual(['follow_counts', 'posts', 'pushes'])
  })

  test('stay for a restore if they fill derived tables after an insert', () => {
    expect(isDerivingTrigger(create('AFTER INSERT', upsert))).toBe(true)
    expect(isDerivingTrigger(create('AFTER DELETE', upsert))).toBe(false)
    expect(isDerivingTrigger(create('AFTER INSERT', `${upsert} UPDATE posts SET seq = 1;`))).toBe(false)
  })
})

describe('selectCopied', () => {
  const references = (column: string, parent: string, action = 'cascade') =>
    `FOREIGN KEY (${column}) REFERENCES ${parent}(id) ON UPDATE no action ON DELETE ${action}`
  const schema = [
    table('people', 'CREATE TABLE people (id text, pro_expires_at integer)'),
    table('media', 'CREATE TABLE media (id text, key text, expires_at integer)'),
    table(
      'posts',
      `CREATE TABLE posts (id text, media_id text, cover_media_id text, owlcast_id text, expires_at integer, ${references('media_id', 'media', 'no action')})`,
    ),
    table('transcripts', `CREATE TABLE transcripts (id text, words_key text, ${references('id', 'posts')})`),
    table('words', `CREATE TABLE words (id text, ${references('id', 'transcripts')})`),
    table('credits', `CREATE TABLE credits (id text, ${references('id', 'posts', 'set null')})`),
    table(
      'reports',
      'CREATE TABLE reports (`id` text, `subject_id` text NOT NULL, `title` text NOT NULL, `at` integer)',
    ),
    table('invitations', 'CREATE TABLE invitations (id text, expires_at integer)'),
  ]

  /** The rows that a copy holds of a table, as their ids or keys. */
  function copy(name: string): unknown[] {
    const db = new DatabaseSync(':memory:', { enableForeignKeyConstraints: false })
    for (const { sql } of schema) db.exec(sql)
    db.exec(`INSERT INTO media VALUES ('m1', 'r/1', NULL), ('m2', 'r/2', NULL), ('m3', 'r/3', 5), ('m4', 'r/4', NULL), ('c1', 'c/1', NULL), ('c2', 'c/2', NULL);
      INSERT INTO posts VALUES ('stays', 'm1', 'c1', NULL, NULL), ('fades', 'm2', 'c2', NULL, 9), ('in it', NULL, NULL, 'fades', NULL);
      INSERT INTO transcripts VALUES ('stays', 'w/1'), ('fades', 'w/2'), ('in it', NULL);
      INSERT INTO words VALUES ('stays'), ('fades'); INSERT INTO credits VALUES ('fades'), (NULL);
      INSERT INTO people VALUES ('pro', 9); INSERT INTO invitations VALUES ('open', 9)`)
    return db
      .prepare(`SELECT * FROM (${selectCopied(schema, name)}) WHERE backup_rowid > 0 ORDER BY backup_rowid`)
      .all()
      .map(({ id, key }) => key ?? id ?? null)
  }

  test('quotes the posts that it has, and keeps the rows about others', () => {
    const db = new DatabaseSync(':memory:', { enableForeignKeyConstraints: false })
    for (const { sql } of schema) db.exec(sql)
    db.exec(`INSERT INTO posts VALUES ('stays', NULL, NULL, NULL, NULL), ('fades', NULL, NULL, NULL, 9);
      INSERT INTO reports VALUES ('r1', 'stays', 'Song', 1), ('r2', 'fades', 'Squawk', 2), ('r3', 'gone', 'Said', 3)`)
    expect(db.prepare(selectCopied(schema, 'reports')).all()).toMatchObject([
      { backup_rowid: 1, id: 'r1', subject_id: 'stays', title: 'Song', at: 1 },
      { id: 'r2', title: '', at: 2 },
      { id: 'r3', title: '', at: 3 },
    ])
  })

  test('leaves out what fades and what ends with it', () => {
    expect(['posts', 'transcripts', 'words', 'media'].map(copy)).toEqual([
      ['stays'],
      ['stays'],
      ['stays'],
      ['r/1', 'r/4', 'c/1'],
    ])
  })

  test('has what outlives its post, and ends of access and of a plan', () => {
    expect(['credits', 'people', 'invitations'].map(copy)).toEqual([['fades', null], ['pro'], ['open']])
  })

  test('has the objects of what it leaves out in the place of the queue', () => {
    expect(copy('media_deletions')).toEqual(['c/2', 'r/2', 'r/3', 'w/2'])
  })
})

describe('lists of deletions', () => {
  test('are read from the day before the copy to today', () => {
    expect(listDeletionDays('2026-02-27', '2026-03-01')).toEqual([
      '2026-02-26',
      '2026-02-27',
      '2026-02-28',
      '2026-03-01',
    ])
    expect(listDeletionDays('2026-03-03', '2026-03-01')).toEqual([])
  })

  test('of an older copy are read as far as they are kept', () => {
    const days = listDeletionDays('2025-01-01', '2026-03-31')
    expect([days.length, days[0], days.at(-1)]).toEqual([31, '2026-03-01', '2026-03-31'])
  })

  test('are kept as long as a state of the database can be brought back', () => {
    const days = ['2026-02-28', '2026-03-01', '2026-03-02', '2026-03-30']
    expect(listExpiredDeletionLists(days, '2026-03-31')).toEqual(['2026-02-28', '2026-03-01'])
  })
})
