/** Only embeds may be framed by other sites; preview pictures may be shown anywhere. */
import type { MiddlewareHandler } from 'hono'
import type { AppEnv } from '../context'

const EMBED_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "media-src 'self'",
  "font-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  'frame-ancestors *',
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ')

/** Runs outside `securityHeaders` and overrides it. Only our own script runs in an embed. */
export const embedHeaders: MiddlewareHandler<AppEnv> = async (c, next) => {
  await next()
  const { headers } = c.res
  headers.set('content-security-policy', EMBED_POLICY)
  headers.delete('x-frame-options')
  headers.delete('cross-origin-opener-policy')
  headers.set('cross-origin-resource-policy', 'cross-origin')
}

export const pictureHeaders: MiddlewareHandler<AppEnv> = async (c, next) => {
  await next()
  c.res.headers.set('cross-origin-resource-policy', 'cross-origin')
}

/** Scripts of any site may read the answer, which is the same for everyone, and the reason of a refusal. */
export const oembedHeaders: MiddlewareHandler<AppEnv> = async (c, next) => {
  await next()
  c.res.headers.set('access-control-allow-origin', '*')
}
