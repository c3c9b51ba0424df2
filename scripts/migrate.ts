/** Applies the migrations to a local D1, recorded in wrangler's own table. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, URL } from 'node:url'
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare, type V4WorkerOptionsShape } from 'miniflare'
import { unstable_getMiniflareWorkerOptions } from 'wrangler'
import { BATCH_WORKER, createLocalDatabase, type LocalDatabase } from './local-database.ts'
import { retryOnReset } from './retry-on-reset.ts'
import { STATE } from './state-folder.mjs'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
export const MIGRATIONS = join(ROOT, 'migrations')

/** File names of the migrations, in order. */
export function listMigrations(folder = MIGRATIONS): string[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .sort()
}

/**
 * Applies pending migrations, all or the named ones. Throws for a database with a migration that `migrations/` does not
 * have: its tables are those of another version.
 */
export async function migrate(db: LocalDatabase, names = listMigrations()): Promise<void> {
  await db.exec(
    'CREATE TABLE IF NOT EXISTS d1_migrations(id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT UNIQUE, applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL)',
  )
  const applied = await listApplied(db)
  const unknown = findUnknown(applied)
  if (unknown) throw new Error(`Unknown migration: ${unknown}`)
  for (const name of names.filter((name) => !applied.includes(name))) {
    const statements = readFileSync(join(MIGRATIONS, name), 'utf8').split('--> statement-breakpoint')
    const batch = [
      ...statements.map((statement) => db.prepare(statement)),
      db.prepare('INSERT INTO d1_migrations(name) VALUES (?)').bind(name),
    ]
    // Each `prepare` blocks: on a busy machine all together outlast the connection of `batch`, or of its response.
    await retryOnReset(async () => {
      if (!(await listApplied(db)).includes(name)) await db.batch(batch)
    })
  }
}

/** Exits with instructions when a state folder has the database of another version. */
export async function requireKnownState(state = STATE): Promise<void> {
  if (state === 'memory' || !existsSync(join(state, 'v3/d1'))) return
  const unknown = await withLocalDatabase(state, async (db) => findUnknown(await listApplied(db)))
  if (!unknown) return
  console.error(
    `${state} has the database of another version (${unknown}). Delete the folder and run this again.`,
  )
  process.exit(1)
}

/** Databases and buckets of the top level of wrangler.toml; wrangler exports them without their types. */
export function readLocalBindings(): Pick<V4WorkerOptionsShape, 'd1Databases' | 'r2Buckets'> {
  const { workerOptions } = unstable_getMiniflareWorkerOptions(join(ROOT, 'wrangler.toml'))
  const { d1Databases, r2Buckets } = workerOptions as V4WorkerOptionsShape
  return { d1Databases, r2Buckets }
}

/** Calls `use` with the D1 database of a state folder; null: an empty one in memory. */
export async function withLocalDatabase<T>(
  state: string | null,
  use: (db: LocalDatabase) => Promise<T>,
): Promise<T> {
  const { d1Databases } = readLocalBindings()
  const mf = new Miniflare(
    convertV4MiniflareOptions({
      cf: false,
      log: new Log(LogLevel.ERROR),
      resourcePersistencePath: state ? join(state, 'v3') : undefined,
      modules: true,
      script: BATCH_WORKER,
      d1Databases,
    }),
  )
  try {
    return await use(createLocalDatabase(mf))
  } finally {
    await mf.dispose()
  }
}

/** Names of the applied migrations, in order; none for a database that was never migrated. */
async function listApplied(db: LocalDatabase): Promise<string[]> {
  const table = await db.prepare("SELECT 1 FROM sqlite_master WHERE name = 'd1_migrations'").first()
  if (!table) return []
  const { results } = await db.prepare('SELECT name FROM d1_migrations ORDER BY id').all<{ name: string }>()
  return results.map(({ name }) => name)
}

/** The first applied migration without a file. */
function findUnknown(applied: readonly string[]): string | undefined {
  const names = listMigrations()
  return applied.find((name) => !names.includes(name))
}
