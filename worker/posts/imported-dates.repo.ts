/** The times of imported recordings, which their feed may correct. */
import { sql } from 'drizzle-orm'
import { importItems } from '../database/tables/imports.table'
import { posts } from '../database/tables/posts.table'
import type { Database } from '../tools/db'

/** Statement that gives the recordings of an import the times of its episodes. */
export function updateImportedDates(db: Database, importId: string) {
  const moved = sql`(select i.new_post_id from ${importItems} i join ${posts} p on p.id = i.new_post_id
    where i.import_id = ${importId} and i.state = 'imported' and i.created_at <> p.created_at)`
  const createdAt = sql`(select i.created_at from ${importItems} i where i.import_id = ${importId} and i.new_post_id = posts.id)`
  return db.update(posts).set({ createdAt }).where(sql`posts.id in ${moved}`)
}
