/** The earnings of an author, in pages and as a file. */
import { getShareCents } from '../../domain/billing/ledger'
import { formatCsvHeader, formatCsvRow, toEarningState } from '../../domain/earnings/earnings'
import type { Earning, Earnings } from '../../domain/earnings/earnings.schema'
import { getPostName } from '../../domain/locales/en/kinds'
import type { AppDeps } from '../context'
import { type CursorPosition, parseCursor } from '../http/cursor'
import type { SessionUser } from '../session-user'
import { type EarningRow, listEarnings } from './earnings.repo'

export const EARNINGS_PER_PAGE = 25
/** Rows of the downloaded table; the account's export has all of them. */
const EARNINGS_CSV_MAX_ROWS = 10_000
const EARNINGS_CSV_ROWS_PER_READ = 500

/** A page of a user's sales, newest first. */
export async function getEarnings(
  { db, t }: AppDeps,
  { id }: SessionUser,
  cursor: string | undefined,
): Promise<Earnings> {
  const after = cursor === undefined ? null : parseCursor(cursor)
  const rows = await listEarnings(db, id, { after, limit: EARNINGS_PER_PAGE + 1 })
  const shown = rows.slice(0, EARNINGS_PER_PAGE)
  const last = rows.length > shown.length ? shown.at(-1) : undefined
  return { items: t(() => shown.map(toEarning)), cursor: last ? `${last.soldAt}.${last.id}` : null }
}

/**
 * The user's sales as CSV in the language of the request. Begins with a byte order mark, by which spreadsheets know
 * UTF-8.
 */
export async function getEarningsCsv({ db, t }: AppDeps, { id }: SessionUser): Promise<string> {
  let text = `\uFEFF${t(formatCsvHeader)}`
  let after: CursorPosition | null = null
  for (let read = 0; read < EARNINGS_CSV_MAX_ROWS; read += EARNINGS_CSV_ROWS_PER_READ) {
    const rows: EarningRow[] = await listEarnings(db, id, { after, limit: EARNINGS_CSV_ROWS_PER_READ })
    text += t(() => rows.map((row) => formatCsvRow(toEarning(row))).join(''))
    const last = rows.at(-1)
    if (!last || rows.length < EARNINGS_CSV_ROWS_PER_READ) break
    after = { createdAt: last.soldAt, id: last.id }
  }
  return text
}

/** The name of a sold post for its author, in the current language; null for a deleted one. */
function findSoldName({ title, kind, subtype, seconds, transcript, content }: EarningRow): string | null {
  if (title === null || kind === null) return null
  return getPostName({ title, kind, subtype, seconds: seconds ?? 0, transcript, content: content ?? '' })
}

function toEarning(row: EarningRow): Earning {
  const { id, soldAt, postId, kind, cents, costCents, feeCents, keptCents } = row
  const shareCents = getShareCents({ payeeId: '', cents, costCents, feeCents })
  const takenBackCents = shareCents - keptCents
  const state = toEarningState({
    shareCents,
    takenBackCents,
    isDisputed: row.isDisputed === 1,
    isPaidOut: row.isPaidOut === 1,
  })
  return {
    id,
    soldAt,
    postId,
    title: findSoldName(row),
    kind,
    cents,
    costCents,
    feeCents,
    shareCents,
    takenBackCents,
    state,
  }
}
