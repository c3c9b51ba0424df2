/**
 * Counts refusals by their code, without who was refused. In memory, written together: never a write per request. What
 * an instance has counted since its last write is lost when it ends.
 */

import type { ErrorCode } from '../../domain/errors/error-table'
import { toDay } from '../../domain/site/figures'
import { MINUTE_MS } from '../../domain/time/units'
import type { AppDeps } from '../context'
import { formatError } from '../tools/format-error'
import { addRefusals } from './refusals.repo'

/** Refusals are counted in memory and written together: after so many, or so long after the last time. */
export const REFUSALS_WRITTEN_AT = 100
export const REFUSALS_WRITTEN_MS = MINUTE_MS

const counts = new Map<string, number>()
let counted = 0
let since: number | null = null

/** Counts a refusal; writes all counted ones after `REFUSALS_WRITTEN_AT` of them or `REFUSALS_WRITTEN_MS`. */
export function countRefusal(deps: Pick<AppDeps, 'db' | 'clock' | 'waitUntil'>, code: ErrorCode): void {
  const name = `refused.${code}`
  counts.set(name, (counts.get(name) ?? 0) + 1)
  counted += 1
  const now = deps.clock.now()
  since ??= now
  if (counted >= REFUSALS_WRITTEN_AT || now - since >= REFUSALS_WRITTEN_MS)
    deps.waitUntil(flushRefusals(deps))
}

/** Writes what was counted, in one statement. Never rejects: figures are not worth a failed request. */
export async function flushRefusals({ db, clock }: Pick<AppDeps, 'db' | 'clock'>): Promise<void> {
  if (counts.size === 0) return
  const values = Object.fromEntries(counts)
  counts.clear()
  counted = 0
  since = null
  try {
    await addRefusals(db, toDay(clock.now()), values, clock.now())
  } catch (error) {
    console.error(JSON.stringify({ figures: 'refusals', error: formatError(error) }))
  }
}
