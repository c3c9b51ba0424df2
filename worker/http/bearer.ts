/** The access token of a request. It is read from the `Authorization` header only. */
import {
  API_SCOPES,
  type ApiScope,
  type GrantedScopes,
  hasAccessToken,
} from '../../domain/access-tokens/access-tokens'
import { appError } from '../../domain/errors/errors'
import type { AppContext } from '../context'

/**
 * The scope a token needs for a route: one of them, or `any` token at all. `ignored`: the header of this route means
 * something else.
 */
export type RouteScope = ApiScope | 'any' | 'ignored'

const BEARER = /^Bearer\s+(\S+)$/i

/** The bearer token of a request, or null. A request with one uses no cookie. */
export function readBearerToken(c: AppContext): string | null {
  return BEARER.exec(c.req.header('authorization') ?? '')?.[1] ?? null
}

/** Refuses tokens in addresses, which are logged, remembered and sent as referrers. */
export function assertNoTokenInUrl(c: AppContext): void {
  if (hasAccessToken(new URL(c.req.url).search)) throw appError('token.in_address')
}

/**
 * Throws `token.session_required` for a route without a scope, and `token.scope_missing` for a token without it. A
 * session may do everything.
 */
export function assertScope(granted: GrantedScopes, needed: RouteScope | undefined): void {
  if (granted === null) return
  if (needed === undefined) throw appError('token.session_required')
  if (API_SCOPES.some((scope) => scope === needed && !granted.includes(scope)))
    throw appError('token.scope_missing', { scope: needed })
}
