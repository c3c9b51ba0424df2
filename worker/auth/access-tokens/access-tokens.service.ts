/** Personal access tokens: creating, listing, revoking, and finding the user of one. */
import {
  ACCESS_TOKEN_PREFIX,
  API_SCOPES,
  validateAccessTokenName,
} from '../../../domain/access-tokens/access-tokens'
import { ACCESS_TOKEN_HINT_CHARS } from '../../../domain/access-tokens/access-tokens.limits'
import type {
  AccessToken,
  CreatedAccessToken,
  NewAccessToken,
} from '../../../domain/access-tokens/access-tokens.schema'
import { appError } from '../../../domain/errors/errors'
import { toOneLine } from '../../../domain/text/text'
import { DAY_MS } from '../../../domain/time/units'
import type { AppDeps } from '../../context'
import type { SessionUser } from '../../session-user'
import { assertSessionOpen, isSessionOpen } from '../../sessions/open-session'
import { hashToken, makeToken } from '../../tools/token'
import {
  type AccessTokenRow,
  insertAccessToken,
  listUsableTokens,
  revokeAccessToken,
} from './access-tokens.repo'

/** Access tokens per user. */
export const ACCESS_TOKENS_MAX = 20

type TokenDeps = Pick<AppDeps, 'db' | 'clock'>

/** The user's usable tokens, newest first. */
export async function listAccessTokens({ db, clock }: TokenDeps, me: SessionUser): Promise<AccessToken[]> {
  return (await listUsableTokens(db, me.id, clock.now())).map(toAccessToken)
}

/** Creates a token; only this response contains it. Throws `token.too_many` at the limit. */
export async function createAccessToken(
  { db, clock, ids }: Pick<AppDeps, 'db' | 'clock' | 'ids'>,
  me: SessionUser,
  { name, scopes, days }: NewAccessToken,
): Promise<CreatedAccessToken> {
  const problem = validateAccessTokenName(name)
  if (problem) throw problem
  const now = clock.now()
  const token = `${ACCESS_TOKEN_PREFIX}${makeToken()}`
  const row: AccessTokenRow = {
    id: ids.make('pat'),
    userId: me.id,
    name: toOneLine(name),
    tokenHash: await hashToken(token),
    hint: token.slice(-ACCESS_TOKEN_HINT_CHARS),
    scopes: API_SCOPES.filter((scope) => scopes.includes(scope)),
    createdAt: now,
    expiresAt: now + days * DAY_MS,
    usedAt: null,
    revokedAt: null,
  }
  if (!(await insertAccessToken(db, row, { max: ACCESS_TOKENS_MAX, onlyIf: isSessionOpen(db, me) }))) {
    await assertSessionOpen(db, me)
    throw appError('token.too_many', { max: ACCESS_TOKENS_MAX })
  }
  return { token, accessToken: toAccessToken(row) }
}

/** Revokes a token; its next request is refused. Throws `request.not_found` for tokens of others. */
export async function removeAccessToken(
  { db, clock }: TokenDeps,
  me: SessionUser,
  id: string,
): Promise<void> {
  if (!(await revokeAccessToken(db, me.id, id, clock.now()))) throw appError('request.not_found')
}

function toAccessToken({
  id,
  name,
  scopes,
  hint,
  createdAt,
  expiresAt,
  usedAt,
}: AccessTokenRow): AccessToken {
  return { id, name, scopes, hint, createdAt, expiresAt, usedAt }
}
