/** Adds a row to the table printed by `npm run test:faults`. */
import { test } from '@playwright/test'

/** See `Row` in tests/faults/row.ts. */
type Row = { fault: string; tried: number; happened: string; checked: string }

export function recordFault(row: Row): void {
  test.info().annotations.push({ type: 'fault', description: JSON.stringify(row) })
}
