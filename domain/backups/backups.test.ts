import { describe, expect, test } from 'vitest'
import {
  isDerivingTrigger,
  listBackupTables,
  listDeletionDays,
  listExpiredBackups,
  listExpiredDeletionLists,
  listWrittenTables,
  parseForeignKeys,
  toBackupDay,
} from './backups'

const DAY_MS = 86_400_000
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

describe('listExpiredBackups', () => {
  /** Days with a copy after a nightly copy and its rotation on each of `count` days. */
  function keepNightly(count: number): { days: string[]; today: string } {
    let days: string[] = []
    let today = ''
    for (let night = 0; night < count; night++) {
      today = toBackupDay(Date.UTC(2026, 0, 1) + night * DAY_MS)
      const expired = listExpiredBackups([...days, today], today)
      days = [...days, today].filter((day) => !expired.includes(day))
    }
    return { days, today }
  }

  test.each([100, 101, 102, 103, 104, 105, 106])(
    'keeps seven days and the Sundays of four weeks: %i',
    (nights) => {
      const { days, today } = keepNightly(nights)
      const ages = days.map((day) => (Date.parse(today) - Date.parse(day)) / DAY_MS)
      expect(ages.filter((age) => age < 7)).toEqual([6, 5, 4, 3, 2, 1, 0])
      const older = days.filter((_, at) => (ages[at] ?? 0) >= 7)
      expect(older.length).toBe(3)
      expect(older.every((day) => new Date(day).getUTCDay() === 0)).toBe(true)
      expect(Math.max(...ages)).toBeLessThan(28)
    },
  )

  test('keeps no copy for longer than four weeks, even if it is the only one', () => {
    expect(listExpiredBackups(['2026-01-04'], '2026-02-01')).toEqual(['2026-01-04'])
    expect(listExpiredBackups(['2026-01-04'], '2026-01-31')).toEqual([])
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

  test('are kept longer than every nightly copy', () => {
    const days = ['2026-02-28', '2026-03-01', '2026-03-02', '2026-03-30']
    expect(listExpiredDeletionLists(days, '2026-03-31')).toEqual(['2026-02-28', '2026-03-01'])
    expect(listExpiredBackups(['2026-03-02'], '2026-03-31')).toEqual(['2026-03-02'])
  })
})
