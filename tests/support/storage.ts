/** The storage of a test server, empty at the start of each test file, so that no file depends on another. */
import { applyD1Migrations } from 'cloudflare:test'
import { env } from 'cloudflare:workers'

type Made = { name: string; type: 'table' | 'trigger'; table: string; sql: string }

/** Migrates the database if necessary, and empties the database and the bucket. */
export async function prepareStorage(): Promise<void> {
  await applyD1Migrations(env.DB, env.TEST_MIGRATIONS)
  await Promise.all([clearTables(), clearBucket()])
}

async function clearBucket(): Promise<void> {
  for (;;) {
    const { objects } = await env.MEDIA.list()
    if (objects.length === 0) return
    await env.MEDIA.delete(objects.map(({ key }) => key))
  }
}

/**
 * Deletes all rows except the list of migrations, from the tables that have any. Triggers would make that slow, so those
 * of these tables are dropped and recreated.
 */
async function clearTables(): Promise<void> {
  const { results } = await env.DB.prepare(
    `select name, type, tbl_name as "table", sql from sqlite_master where type in ('table', 'trigger')
      and name <> 'd1_migrations' and name not like 'sqlite_%' and name not like '_cf_%'`,
  ).all<Made>()
  const tables = results.filter(({ type }) => type === 'table')
  const searches = tables.filter(({ sql }) => /using fts5\(/i.test(sql))
  const isPartOfSearch = (name: string) => searches.some((search) => name.startsWith(`${search.name}_`))
  const filled = await listFilled(
    tables
      .filter(({ name, sql }) => !/^create virtual/i.test(sql) && !isPartOfSearch(name))
      .map(({ name }) => name),
  )
  const triggers = results.filter(({ type, table }) => type === 'trigger' && filled.includes(table))
  const statements = [
    'pragma defer_foreign_keys = on',
    ...triggers.map(({ name }) => `drop trigger ${name}`),
    ...searches.map(({ name }) => `insert into ${name}(${name}) values ('delete-all')`),
    ...filled.map((name) => `delete from ${name}`),
    ...triggers.map(({ sql }) => sql),
  ]
  await env.DB.batch(statements.map((sql) => env.DB.prepare(sql)))
}

/** Returns which of these tables have rows. */
async function listFilled(names: string[]): Promise<string[]> {
  const columns = names.map((name) => `exists (select 1 from ${name}) as ${name}`)
  const row = await env.DB.prepare(`select ${columns.join(', ')}`).first<Record<string, number>>()
  return names.filter((name) => row?.[name])
}
