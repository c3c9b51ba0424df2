/** The database and the bucket of `npm start`, in a state folder. No server may run on it meanwhile. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from 'miniflare'
import { Refusal } from '../command.mjs'
import { BATCH_WORKER, createLocalDatabase } from '../local-database.ts'
import { migrate, readLocalBindings } from '../migrate.ts'
import type { SiteStorage } from './site.ts'

/** Opens a state folder. With `mustExist` it refuses a folder without a database. */
export async function openLocalSite({
  state,
  mustExist = false,
}: {
  state: string
  mustExist?: boolean
}): Promise<SiteStorage> {
  if (mustExist && !existsSync(join(state, 'v3/d1')))
    throw new Refusal(
      `${state} has no site. Run npm start first, or name another folder: STATE=.wrangler/fresh is that of npm start -- --fresh.`,
    )
  const mf = new Miniflare(
    convertV4MiniflareOptions({
      cf: false,
      log: new Log(LogLevel.ERROR),
      resourcePersistencePath: join(state, 'v3'),
      modules: true,
      script: BATCH_WORKER,
      ...readLocalBindings(),
    }),
  )
  const db = createLocalDatabase(mf)
  const bucket = await mf.getR2Bucket('MEDIA')
  return {
    name: `the site in ${state}`,
    query: async <Result>(sql: string) => (await db.prepare(sql).all<Result>()).results,
    readTables: async (tables, onRow) => {
      // A batch is a transaction: no row is read without its parent.
      const statements = tables.map((table) => db.prepare(`SELECT * FROM "${table}" ORDER BY rowid`))
      const results = await db.batch(statements)
      for (const [at, table] of tables.entries())
        for (const row of results[at]?.results ?? []) onRow(table, row)
    },
    readObject: async (key) => {
      const object = await bucket.get(key)
      if (!object) return null
      return {
        content: Buffer.from(await object.arrayBuffer()),
        type: object.httpMetadata?.contentType ?? null,
        metadata: object.customMetadata ?? {},
      }
    },
    writeObject: async (key, { content, type, metadata }) => {
      const httpMetadata = type ? { contentType: type } : {}
      // A view of a larger buffer would be stored whole.
      await bucket.put(key, new Uint8Array(content).buffer, { httpMetadata, customMetadata: metadata })
    },
    migrate: (names) => migrate(db, names),
    write: async (statements) => {
      await db.batch([...statements].map((sql) => db.prepare(sql)))
    },
    close: () => mf.dispose(),
  }
}
