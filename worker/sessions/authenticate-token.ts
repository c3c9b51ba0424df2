/** Finds the user of a request's access token. */

import { ACCESS_TOKEN_PREFIX } from '../../domain/access-tokens/access-tokens'
import { appError } from '../../domain/errors/errors'
import { HOUR_MS } from '../../domain/time/units'
import type { AppDeps } from '../context'
import { hashToken } from '../tools/token'
import { findTokenOwner, markTokenUsed } from './token-owner.repo'

/** How exact the time of the last use is: one write per token and hour. */
const ACCESS_TOKEN_USED_MS = HOUR_MS

/** The user of a token. Throws `token.invalid`, `token.revoked` or `token.expired`. */
export async function authenticateToken(
  { db, clock, waitUntil }: Pick<AppDeps, 'db' | 'clock' | 'waitUntil'>,
  bearer: string,
) {
  const found = bearer.startsWith(ACCESS_TOKEN_PREFIX)
    ? await findTokenOwner(db, await hashToken(bearer))
    : undefined
  if (!found) throw appError('token.invalid')
  const now = clock.now()
  const { token } = found
  if (token.revokedAt !== null) throw appError('token.revoked')
  if (token.expiresAt <= now) throw appError('token.expired')
  if (now - (token.usedAt ?? 0) >= ACCESS_TOKEN_USED_MS) waitUntil(markTokenUsed(db, token.id, now))
  return found
}
