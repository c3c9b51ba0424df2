import { formatDollars } from '../../../domain/billing/price'

/** Formats cents that may be negative: '−$2.57'. */
export function formatBalance(cents: number): string {
  return cents < 0 ? `−${formatDollars(-cents)}` : formatDollars(cents)
}
