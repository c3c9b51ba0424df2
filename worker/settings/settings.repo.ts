/** Stored settings of the site. */
import { eq, type SQL, sql } from 'drizzle-orm'
import type { SignUpMode, SiteSettings } from '../../domain/site/site'
import { siteSettings } from '../database/tables/site.table'
import { type Database, insertIf } from '../tools/db'

export function listSiteSettings(db: Database) {
  return db.select().from(siteSettings)
}

/** The stored sign-up mode; undefined until it is set. */
export async function findSignUpMode(db: Database): Promise<SignUpMode | undefined> {
  const [row] = await db
    .select({ value: siteSettings.value })
    .from(siteSettings)
    .where(eq(siteSettings.key, 'signUpMode'))
  return row?.value as SignUpMode | undefined
}

/** Statements that store settings where `condition` holds; those that equal the stored ones keep their time and author. */
export function saveSiteSettings(
  db: Database,
  settings: Partial<SiteSettings>,
  updatedBy: string,
  updatedAt: number,
  condition: SQL = sql`true`,
) {
  return Object.entries(settings).map(([key, value]) =>
    insertIf(
      db,
      siteSettings,
      { key: key as keyof SiteSettings, value, updatedAt, updatedBy },
      condition,
    ).onConflictDoUpdate({
      target: siteSettings.key,
      set: { value, updatedAt: sql`cast(${updatedAt} as integer)`, updatedBy },
      setWhere: sql`${siteSettings.value} <> excluded.value`,
    }),
  )
}
