/** Reports about addresses, as hashes. What stops emails stays; the rest ends by itself. */
import { and, eq, gte, inArray, lte, not, sql } from 'drizzle-orm'
import { selectValues } from '../database/predicates'
import { addressReports, unsubscribes } from '../database/tables/outbox.table'
import { type Database, insertIf } from '../tools/db'

export type AddressReportRow = typeof addressReports.$inferInsert

const { addressHash, kind, reportedAt } = addressReports

const isRefusal = inArray(kind, ['hard', 'complaint'])

/** Statement that inserts a report, unless it is known or the address was lifted since. */
export function insertAddressReport(db: Database, report: AddressReportRow) {
  const isLiftedSince = sql`exists (select 1 from ${addressReports} where ${and(
    eq(addressHash, report.addressHash),
    eq(kind, 'lifted'),
    gte(reportedAt, report.reportedAt),
  )})`
  return insertIf(db, addressReports, report, not(isLiftedSince)).onConflictDoNothing()
}

/** Statement that deletes what was reported about an address until its lifting. */
export function deleteLiftedReports(db: Database, lifted: AddressReportRow) {
  return db
    .delete(addressReports)
    .where(and(eq(addressHash, lifted.addressHash), lte(reportedAt, lifted.reportedAt)))
}

/**
 * Whether an address bounced for good or complained, whether that was only a bounce before `bouncedBefore`, in ms, and
 * whether it unsubscribed, in one query.
 */
export async function getAddressState(db: Database, hash: string, bouncedBefore: number) {
  const isReported = and(eq(addressHash, hash), isRefusal)
  const row = await db.get<{ refused: number; recent: number; unsubscribed: number }>(sql`select
    exists (select 1 from ${addressReports} where ${isReported}) as refused,
    exists (select 1 from ${addressReports} where ${isReported}
      and (${eq(kind, 'complaint')} or ${gte(reportedAt, bouncedBefore)})) as recent,
    exists (select 1 from ${unsubscribes} where ${eq(unsubscribes.addressHash, hash)}) as unsubscribed`)
  const isRefused = row?.refused === 1
  return { isRefused, isRetryDue: isRefused && row.recent === 0, isUnsubscribed: row?.unsubscribed === 1 }
}

/** Those of these addresses that bounced for good or complained. */
export async function listRefusedHashes(db: Database, hashes: readonly string[]): Promise<string[]> {
  if (hashes.length === 0) return []
  const rows = await db
    .selectDistinct({ addressHash })
    .from(addressReports)
    .where(and(inArray(addressHash, selectValues(hashes)), isRefusal))
  return rows.map((row) => row.addressHash)
}
