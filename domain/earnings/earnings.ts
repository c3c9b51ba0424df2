/** Earnings of authors: the state of each sale, and the table they download. */
import { EARNING_COLUMNS, EARNING_STATES } from '../locales/en/earnings'
import type { Earning, EarningState } from './earnings.schema'

type Sale = { shareCents: number; takenBackCents: number; isDisputed: boolean; isPaidOut: boolean }

/** Returns the state of a sale. A sale taken back in full is not owed, whether it was paid out or not. */
export function toEarningState({ shareCents, takenBackCents, isDisputed, isPaidOut }: Sale): EarningState {
  if (takenBackCents > 0 && takenBackCents >= shareCents) return isDisputed ? 'disputed' : 'refunded'
  return isPaidOut ? 'paid_out' : 'pending'
}

/** Returns what the author keeps of a sale in cents. */
export function getKeptCents({ shareCents, takenBackCents }: Pick<Earning, 'shareCents' | 'takenBackCents'>) {
  return shareCents - takenBackCents
}

/** Returns the header line of the table. */
export function formatCsvHeader(): string {
  const { soldAt, title, price, cost, fee, share, takenBack, kept, state } = EARNING_COLUMNS
  return toCsvLine([soldAt, title, price, cost, fee, share, takenBack, kept, state])
}

/** Returns a sale as a line of the table: the day (UTC), what was sold, amounts in dollars, and its state. */
export function formatCsvRow(earning: Earning): string {
  const { soldAt, title, cents, costCents, feeCents, shareCents, takenBackCents, state } = earning
  const amounts = [cents, costCents, feeCents, shareCents, takenBackCents, getKeptCents(earning)]
  return toCsvLine([
    new Date(soldAt).toISOString().slice(0, 10),
    title ?? EARNING_COLUMNS.deleted,
    ...amounts.map(formatAmount),
    EARNING_STATES[state],
  ])
}

/** A plain number that every spreadsheet reads: '-2.96'. */
function formatAmount(cents: number): string {
  const absolute = Math.abs(cents)
  return `${cents < 0 ? '-' : ''}${Math.floor(absolute / 100)}.${String(absolute % 100).padStart(2, '0')}`
}

const NUMBER = /^-?\d+\.\d\d$/

/**
 * Quotes every cell (RFC 4180). Spreadsheets run cells that begin like a formula: a quote before them makes them text.
 */
function toCsvLine(cells: readonly string[]): string {
  const quoted = cells.map((cell) => {
    const isFormula = /^[\t\r\n ]*[=+\-@]/.test(cell) && !NUMBER.test(cell)
    return `"${(isFormula ? `'${cell}` : cell).replaceAll('"', '""')}"`
  })
  return `${quoted.join(',')}\r\n`
}
