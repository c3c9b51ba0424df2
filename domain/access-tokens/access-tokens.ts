/** Personal access tokens: what they look like, and what a scope allows. */
import type { AppError } from '../errors/app-error'
import { appError } from '../errors/errors'
import { isShowable, toOneLine } from '../text/text'

const ACCESS_TOKEN_NAME_MAX_CHARS = 50

/** Each token begins with it, so that secret scanners recognize one: `owlcast_pat_[A-Za-z0-9_-]{43}`. */
export const ACCESS_TOKEN_PREFIX = 'owlcast_pat_'

export const API_SCOPES = [
  'posts:read',
  'posts:write',
  'messages:read',
  'messages:write',
  'people:write',
  'profile:write',
  'notifications',
] as const
export type ApiScope = (typeof API_SCOPES)[number]

/** The scopes of a request's access token; null for a session, which may do everything. */
export type GrantedScopes = readonly ApiScope[] | null

/**
 * Whether messages and everything else that not everybody can find may be read: private and unlisted posts, uploads that
 * are not published, and addresses.
 */
export function canReadPrivate(scopes: GrantedScopes): boolean {
  return scopes === null || scopes.includes('messages:read')
}

/** Whether messages and private posts may be published, changed and deleted. */
export function canWritePrivate(scopes: GrantedScopes): boolean {
  return scopes === null || scopes.includes('messages:write')
}

/** Whether a text contains something that looks like an access token. */
export function hasAccessToken(text: string): boolean {
  return text.includes(ACCESS_TOKEN_PREFIX)
}

/** Returns the error of a token's name, or null. */
export function validateAccessTokenName(name: string): AppError | null {
  if (toOneLine(name) === '') return appError('token.name_required', {}, 'name')
  if (!isShowable(name)) return appError('post.text_invalid', {}, 'name')
  if ([...toOneLine(name)].length > ACCESS_TOKEN_NAME_MAX_CHARS)
    return appError('post.text_too_long', { max: ACCESS_TOKEN_NAME_MAX_CHARS }, 'name')
  return null
}
