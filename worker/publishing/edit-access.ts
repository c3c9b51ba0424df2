/** Changes to visibility, price and reply permissions of a published post (C5, D22). */

import { and, type SQL } from 'drizzle-orm'
import { CHECKOUT_MINUTES } from '../../domain/billing/billing.limits'
import type { ErrorCode } from '../../domain/errors/error-table'
import { appError } from '../../domain/errors/errors'
import {
  canAllowBraid,
  type EditContext,
  mayChangePrice,
  mayChangeVisibility,
} from '../../domain/posts/edit-post'
import type { ParsedEdit } from '../../domain/posts/posts.schema'
import { canSetReplyPolicy } from '../../domain/posts/reply-policy'
import {
  addVisibilityChange,
  getVisibleUntil,
  isMorePublic,
  parseVisibilityHistory,
} from '../../domain/posts/visibility-history'
import { MINUTE_MS } from '../../domain/time/units'
import type { AppDeps } from '../context'
import { assertScope } from '../http/bearer'
import { isNotSold } from '../posts/access/entitlements.repo'
import { hasOnlyAuthorSince, isConditionMet, type PostChanges } from '../posts/own.repo'
import type { PostRow } from '../posts/posts.repo'
import type { SessionUser } from '../session-user'
import { assertPrice } from './publish.validation'

/** `condition`: must hold when the change is written; null means it holds. */
export type AccessChange = { changes: PostChanges; guards: Guard[] }
type Guard = { condition: SQL; code: ErrorCode }

const CHECKOUT_MS = CHECKOUT_MINUTES * MINUTE_MS

/**
 * Computes the access changes of an edit or throws if one is not allowed. Unchanged values are not validated, so that
 * an expired Pro plan takes nothing away.
 */
export function resolveAccessChange(
  { plan, scopes }: Pick<SessionUser, 'plan' | 'scopes'>,
  row: PostRow,
  post: EditContext,
  {
    visibility = row.visibility,
    priceCents = row.priceCents,
    replyPolicy = row.replyPolicy,
    allowsBraid = row.allowsBraid,
  }: ParsedEdit,
  now: number,
): AccessChange {
  const access: AccessChange = { changes: {}, guards: [] }
  if (priceCents !== row.priceCents) {
    if (!mayChangePrice(post)) throw createNotAllowedError('priceCents', 'price')
    assertPrice(priceCents, plan)
    access.changes.priceCents = priceCents
  }
  if (replyPolicy !== row.replyPolicy) {
    if (!canSetReplyPolicy(post)) throw createNotAllowedError('replyPolicy', 'replyPolicy')
    access.changes.replyPolicy = replyPolicy
  }
  if (allowsBraid !== row.allowsBraid) {
    if (allowsBraid && !canAllowBraid(row)) throw createNotAllowedError('allowsBraid', 'allowsBraid')
    access.changes.allowsBraid = allowsBraid
  }
  if (visibility === row.visibility) return access
  if (!mayChangeVisibility(post)) throw createNotAllowedError('visibility', 'visibility')
  if (visibility === 'private') assertScope(scopes, 'messages:write')
  if (visibility !== 'public' && plan === 'free') throw appError('owlcast.pro_required', {}, 'visibility')
  const openUntil = parseVisibilityHistory(row.detail)
  access.changes.visibility = visibility
  access.changes.detail = {
    ...row.detail,
    openUntil: addVisibilityChange(openUntil, row.visibility, visibility, now),
  }
  if (isMorePublic(visibility, row.visibility))
    access.guards.push({
      condition: hasOnlyAuthorSince(row, getVisibleUntil(openUntil, visibility)),
      code: 'owlcast.has_members',
    })
  // Buyers keep their access through the link of an unlisted post, but not of a private one.
  if (visibility === 'private')
    access.guards.push({ condition: isNotSold(row.id, now - CHECKOUT_MS), code: 'owlcast.has_buyers' })
  return access
}

/** All guards as one condition for the update statement. */
export function combineGuards({ guards }: AccessChange): SQL | undefined {
  return and(...guards.map(({ condition }) => condition))
}

/** Throws the error of the first guard that does not hold. */
export async function assertGuards({ db }: Pick<AppDeps, 'db'>, { guards }: AccessChange): Promise<void> {
  for (const { condition, code } of guards)
    if (!(await isConditionMet(db, condition))) throw appError(code, {}, 'visibility')
}

function createNotAllowedError(name: string, field: string) {
  return appError('request.invalid', { reason: `${name}: not part of this kind` }, field)
}
