/** The nightly copy and its progress, and the rows that it holds. */
import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { SchemaObject } from '../../domain/backups/backups'
import { backups } from '../database/tables/backups.table'
import type { Database } from '../tools/db'

export type BackupRow = typeof backups.$inferSelect
/** A row of any table, with its rowid. */
export type CopiedRow = Record<string, unknown> & { backup_rowid: number }

/** The copy that is incomplete. */
export async function findUnfinishedBackup(db: Database): Promise<BackupRow | undefined> {
  return db.select().from(backups).where(isNull(backups.finishedAt)).orderBy(asc(backups.day)).get()
}

/** Begins the copy of a day; null if it exists. */
export async function startBackup(db: Database, day: string, now: number): Promise<BackupRow | null> {
  const row = await db.insert(backups).values({ day, startedAt: now }).onConflictDoNothing().returning().get()
  return row ?? null
}

/** Saves progress, unless another run was quicker; returns whether it did. */
export async function saveBackupProgress(
  db: Database,
  before: BackupRow,
  next: Pick<BackupRow, 'nextTable' | 'cursor' | 'files'>,
): Promise<boolean> {
  const saved = await db
    .update(backups)
    .set(next)
    .where(
      and(
        eq(backups.day, before.day),
        eq(backups.nextTable, before.nextTable),
        eq(backups.cursor, before.cursor),
        isNull(backups.finishedAt),
      ),
    )
    .returning({ day: backups.day })
  return saved.length > 0
}

/** Marks a copy as complete; its list of files is in its manifest from now on. */
export async function finishBackup(db: Database, day: string, now: number): Promise<void> {
  await db.update(backups).set({ finishedAt: now, files: [] }).where(eq(backups.day, day))
}

/** Days of complete copies, the oldest first. */
export async function listBackupDays(db: Database): Promise<string[]> {
  const rows = await db
    .select({ day: backups.day })
    .from(backups)
    .where(isNotNull(backups.finishedAt))
    .orderBy(asc(backups.day))
  return rows.map(({ day }) => day)
}

/** Forgets a copy whose files are deleted. */
export async function deleteBackup(db: Database, day: string): Promise<void> {
  await db.delete(backups).where(eq(backups.day, day))
}

/** Tables of the database. */
export function listTables(db: Database): Promise<SchemaObject[]> {
  return db.all(sql`select type, name, sql from sqlite_master where type = 'table' and sql is not null`)
}

/** Rows of a SELECT with a `backup_rowid`, after one of these and in their order. */
export function listRowsAfter(
  db: Database,
  select: string,
  cursor: number,
  count: number,
): Promise<CopiedRow[]> {
  return db.all(
    sql`select * from (${sql.raw(select)}) where backup_rowid > cast(${cursor} as integer) order by backup_rowid limit ${count}`,
  )
}

/** Applied migrations and the values of AUTOINCREMENT columns. */
export async function getDatabaseVersion(
  db: Database,
): Promise<{ migrations: string[]; sequences: Record<string, number> }> {
  const names = await db.all<{ name: string }>(sql`select name from d1_migrations order by id`)
  const rows = await db.all<{ name: string; seq: number }>(
    sql`select name, seq from sqlite_sequence where name <> 'd1_migrations'`,
  )
  return {
    migrations: names.map(({ name }) => name),
    sequences: Object.fromEntries(rows.map(({ name, seq }) => [name, seq])),
  }
}
