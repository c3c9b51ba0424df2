/** Changes to visibility, price and reply permissions of a published post (C5, D22). */
import { and, type SQL } from 'drizzle-orm'
import { type Edited, mayChangeOpenness, mayChangePrice } from '../../domain/edit'
import { type ErrorCode, fail } from '../../domain/errors'
import { CHECKOUT_MINUTES } from '../../domain/limits'
import { closedSince, isMoreOpen, openUntilAfter, openUntilOf } from '../../domain/openness'
import { choosesReplies } from '../../domain/replies-from'
import type { Viewer } from '../auth/session'
import { isUnsold } from '../billing/entitlements.repo'
import type { Tools } from '../context'
import { refusePrice } from './fitness'
import { type Changes, isAlone, isSo } from './own.repo'
import type { PostRow } from './posts.repo'
import type { ParsedEdit } from './posts.routes'

/** `condition`: must hold when the change is written; null means it holds. */
export type Access = { changes: Changes; guards: Guard[] }
type Guard = { holds: SQL; code: ErrorCode }

const CHECKOUT_MS = CHECKOUT_MINUTES * 60_000

/**
 * Computes the access changes of an edit or throws if one is not allowed. Unchanged values are not validated, so that
 * an expired Pro plan takes nothing away.
 */
export function settledAccess(
  { plan }: Pick<Viewer, 'plan'>,
  row: PostRow,
  post: Edited,
  { visibility = row.visibility, priceCents = row.priceCents, repliesFrom = row.repliesFrom }: ParsedEdit,
  now: number,
): Access {
  const access: Access = { changes: {}, guards: [] }
  if (priceCents !== row.priceCents) {
    if (!mayChangePrice(post)) throw notPart('priceCents', 'price')
    refusePrice(priceCents, plan)
    access.changes.priceCents = priceCents
  }
  if (repliesFrom !== row.repliesFrom) {
    if (!choosesReplies(post)) throw notPart('repliesFrom', 'repliesFrom')
    access.changes.repliesFrom = repliesFrom
  }
  if (visibility === row.visibility) return access
  if (!mayChangeOpenness(post)) throw notPart('visibility', 'visibility')
  if (visibility !== 'public' && plan === 'free') throw fail('owlcast.pro_required', {}, 'visibility')
  const openUntil = openUntilOf(row.detail)
  access.changes.visibility = visibility
  access.changes.detail = {
    ...row.detail,
    openUntil: openUntilAfter(openUntil, row.visibility, visibility, now),
  }
  if (isMoreOpen(visibility, row.visibility))
    access.guards.push({
      holds: isAlone(row, closedSince(openUntil, visibility)),
      code: 'owlcast.others_inside',
    })
  // Buyers keep their access through the link of an unlisted post, but not of a private one.
  if (visibility === 'private')
    access.guards.push({ holds: isUnsold(row.id, now - CHECKOUT_MS), code: 'owlcast.sold' })
  return access
}

/** All guards as one condition for the update statement. */
export function holdsAll({ guards }: Access): SQL | undefined {
  return and(...guards.map(({ holds }) => holds))
}

/** Throws the error of the first guard that does not hold. */
export async function refuseUnheld({ db }: Pick<Tools, 'db'>, { guards }: Access): Promise<void> {
  for (const { holds, code } of guards) if (!(await isSo(db, holds))) throw fail(code, {}, 'visibility')
}

function notPart(name: string, field: string) {
  return fail('request.invalid', { reason: `${name}: not part of this kind` }, field)
}
