/** A line of the table that ends `npm run test:faults`, noted by the story that found it out. */
import { test } from '@playwright/test'

/** See `Row` in tests/faults/row.ts. */
type Row = { fault: string; tried: number; happened: string; checked: string }

export function note(row: Row): void {
  test.info().annotations.push({ type: 'fault', description: JSON.stringify(row) })
}
