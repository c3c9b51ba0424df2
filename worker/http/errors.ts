/**
 * The shape of every error response: `{ error: { code, message, field?, params?, requestId } }`. Internals are logged,
 * never shown.
 */
import { z } from '@hono/zod-openapi'
import { HTTPException } from 'hono/http-exception'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { AppError } from '../../domain/errors/app-error'
import type { ErrorCode } from '../../domain/errors/error-table'
import { appError, formatAppError } from '../../domain/errors/errors'
import { maskSecretPath } from '../../domain/syndication/syndication'
import { type AppContext, getDeps } from '../context'
import { formatError } from '../tools/format-error'
import { getRetryAfterSeconds } from './rate-limit-error'
import { countRefusal } from './refusals'
import { isTransientFailure } from './transient-failure'

export const errorShape = z.strictObject({
  error: z.strictObject({
    code: z.string(),
    message: z.string(),
    field: z.string().optional(),
    /** Parameters of the message that clients need as data, such as a price. */
    params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
    requestId: z.string(),
  }),
})

/** Carries the id of a failed request, so that support finds it in the log. */
export const REQUEST_ID_HEADER = 'x-request-id'

const CODE_BY_STATUS: Partial<Record<number, ErrorCode>> = {
  404: 'request.not_found',
  413: 'request.too_large',
  415: 'request.wrong_type',
}

/** Converts anything thrown to an `AppError` with a readable message. */
export function toAppError(error: unknown): AppError {
  // Whatever the failed step calls itself: a retry may succeed.
  const isRefusal = error instanceof AppError && error.status < 500
  if (!isRefusal && isTransientFailure(error)) return appError('request.busy', {}, undefined, error)
  if (error instanceof AppError) return error
  if (error instanceof HTTPException) {
    const code = CODE_BY_STATUS[error.status]
    if (code) return appError(code, {}, undefined, error)
    if (error.status < 500) return appError('request.invalid', { reason: error.message }, undefined, error)
  }
  return appError('request.failed', {}, undefined, error)
}

/** Error codes for texts that are too long, by field; other fields share one. */
const TOO_LONG: Partial<Record<string, ErrorCode>> = {
  title: 'post.title_too_long',
  tags: 'post.tags_too_long',
}

/**
 * Converts a validation issue to an `AppError`: lengths have messages for users, everything else is for API clients.
 */
export function toIssueError(
  issue: z.core.$ZodIssue | undefined,
  reason: string,
  field: string | undefined,
): AppError {
  if (issue?.code !== 'too_big' || issue.origin !== 'string')
    return appError('request.invalid', { reason }, field)
  return appError(TOO_LONG[field ?? ''] ?? 'post.text_too_long', { max: Number(issue.maximum) }, field)
}

/** The error response, in the request's language. */
export function respondWithError(c: AppContext, error: unknown): Response {
  const appErr = toAppError(error)
  const requestId = c.get('requestId')
  if (appErr.status >= 500)
    console.error(JSON.stringify({ requestId, path: maskSecretPath(c.req.path), error: formatError(error) }))
  const { code, field, params } = appErr
  const deps = getDeps(c)
  countRefusal(deps, code)
  const message = deps.t(() => formatAppError(appErr))
  return c.json(
    { error: { code, message, field, params, requestId } },
    appErr.status as ContentfulStatusCode,
    {
      'cache-control': 'no-store',
      [REQUEST_ID_HEADER]: requestId,
      ...getChallenge(code),
      ...(appErr.status === 429 || code === 'request.busy'
        ? { 'retry-after': String(getRetryAfterSeconds(appErr)) }
        : {}),
    },
  )
}

/** The challenge of RFC 6750 for a refused access token. */
function getChallenge(code: string): Record<string, string> {
  if (code === 'token.scope_missing') return { 'www-authenticate': 'Bearer error="insufficient_scope"' }
  if (/^token\.(invalid|expired|revoked)$/.test(code))
    return { 'www-authenticate': 'Bearer error="invalid_token"' }
  return {}
}
