/**
 * Bytes on disk per row of each sort: fills a SQLite file with the real migrations sort by sort, and counts the pages
 * of every table, index and full-text table before and after. Also measures what purging leaves behind.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { fileURLToPath } from 'node:url'
import { createRowMakers, NOW } from './row-makers.mjs'

const MIGRATIONS = fileURLToPath(new URL('../../../migrations', import.meta.url))
const DAY_MS = 86_400_000

/** Creates a database in a file, with all migrations and D1's own page size. */
function createDatabase(path) {
  const db = new DatabaseSync(path)
  db.exec(
    'PRAGMA page_size = 4096; PRAGMA journal_mode = WAL; PRAGMA synchronous = OFF; PRAGMA foreign_keys = ON',
  )
  for (const name of readdirSync(MIGRATIONS)
    .filter((file) => file.endsWith('.sql'))
    .sort())
    for (const one of readFileSync(join(MIGRATIONS, name), 'utf8').split('--> statement-breakpoint'))
      db.exec(one)
  return db
}

/** Returns the bytes of the pages of each table and index. */
function listPages(db) {
  const rows = db.prepare('SELECT name, sum(pgsize) AS bytes FROM dbstat GROUP BY name').all()
  return new Map(rows.map(({ name, bytes }) => [name, bytes]))
}

/** Fills, times and weighs each sort; `scale` 1 takes some minutes of CPU. */
export function weighRows({ scale = 0.2 } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'owlcast-rows-'))
  const db = createDatabase(join(folder, 'rows.sqlite'))
  try {
    const start = listPages(db)
    const sorts = {}
    const weigh = (sort, count, add) => {
      const before = listPages(db)
      const spent = startCpuTimer()
      db.exec('BEGIN')
      for (let i = 0; i < count; i++) add(i)
      db.exec('COMMIT')
      const microseconds = spent() / count
      const parts = computeDifferences(db, before, listPages(db), count)
      sorts[sort] = {
        count,
        bytes: Object.values(parts).reduce((sum, { bytes }) => sum + bytes, 0),
        microseconds,
        parts,
      }
    }
    const put = createRowMakers(db, Math.round(20_000 * scale))
    const n = (count) => Math.round(count * scale)
    weigh('member', n(20_000), put.member)
    weigh('session', n(20_000), put.session)
    weigh('follow', n(100_000), put.follow)
    weigh('kept', n(10_000), put.kept)
    weigh('squawk', n(10_000), put.squawk)
    weigh('reply', n(10_000), put.reply)
    weigh('transcript', n(10_000), put.transcript)
    weigh('message', n(20_000), put.message)
    weigh('answer', n(20_000), put.answer)
    weigh('event', n(50_000), put.event)
    weigh('notification', n(50_000), put.notification)
    weigh('push', n(20_000), put.push)
    weigh('letter', n(10_000), put.letter)
    return { sorts, empty: sumPages(start), purge: measurePurging(db, put, n(5_000)) }
  } finally {
    db.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * Returns a function that returns the microseconds of CPU since then, unlike wall time not affected by other processes.
 */
function startCpuTimer() {
  const before = process.cpuUsage()
  return () => {
    const { user, system } = process.cpuUsage(before)
    return user + system
  }
}

const sumPages = (pages) => [...pages.values()].reduce((a, b) => a + b, 0)

/** Returns the full-text index or word list that a table or index belongs to, if any. */
function findWordIndex(name) {
  const [, table] =
    /^(posts_fts|posts_private_fts|transcripts_fts|transcripts_private_fts|search_tokenizer)_(?:data|idx|content|docsize|config)$/.exec(
      name,
    ) ?? []
  if (table) return `${table} (full text)`
  return /^search_term(s|_keys)(_|$)/.test(name) ? 'words' : undefined
}

/** Returns the growth per row of each table, index and full-text index: `{ bytes, sort }`, the largest first. */
function computeDifferences(db, before, after, count) {
  const tables = new Set(
    db
      .prepare("SELECT name FROM sqlite_schema WHERE type = 'table'")
      .all()
      .map(({ name }) => name),
  )
  const parts = {}
  for (const [name, bytes] of after) {
    const words = findWordIndex(name)
    const shown = words ?? name
    const sort = words ? 'words' : tables.has(name) ? 'table' : 'index'
    parts[shown] ??= { bytes: 0, sort }
    parts[shown].bytes += (bytes - (before.get(name) ?? 0)) / count
  }
  return Object.fromEntries(
    Object.entries(parts)
      .filter(([, { bytes }]) => bytes >= 0.5)
      .sort(([, a], [, b]) => b.bytes - a.bytes),
  )
}

/**
 * Rounds of expiring squawks, deleted by fifties as the cron trigger does; the pages in use after each should stay
 * level. The last round disables secure-delete, to show the cost of removing words at once.
 */
function measurePurging(db, put, count) {
  const rounds = [purge(db, 'first')]
  for (const name of ['second', 'third', 'words linger']) {
    if (name === 'words linger') db.exec("INSERT INTO posts_fts(posts_fts, rank) VALUES ('secure-delete', 0)")
    db.exec('BEGIN')
    for (let i = 0; i < count; i++) put.squawk(i)
    db.exec('COMMIT')
    rounds.push(purge(db, name))
  }
  return rounds
}

function purge(db, name) {
  const later = NOW + 9 * DAY_MS
  const drop = db.prepare(
    'DELETE FROM posts WHERE id IN (SELECT id FROM posts WHERE expires_at <= ? ORDER BY expires_at LIMIT 50)',
  )
  const spent = startCpuTimer()
  let purged = 0
  for (let gone = -1; gone !== 0; purged += gone) gone = Number(drop.run(later).changes)
  const microseconds = spent() / Math.max(1, purged)
  db.exec('DELETE FROM media WHERE id NOT IN (SELECT media_id FROM posts WHERE media_id IS NOT NULL)')
  const pages = listPages(db)
  const words = [...pages].filter(([one]) => findWordIndex(one))
  return {
    name,
    purged,
    microseconds,
    used: sumPages(pages),
    words: sumPages(new Map(words)),
    file: db.prepare('SELECT page_count * page_size AS bytes FROM pragma_page_count, pragma_page_size').get()
      .bytes,
  }
}
