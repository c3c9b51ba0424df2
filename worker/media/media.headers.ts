/** Sound is never a page: whatever lies inside an uploaded file, nothing of it runs, is framed or is read as something else. */
import type { MiddlewareHandler } from 'hono'
import type { AppEnv } from '../context'

/** Stands outside the headers of every answer, so that this stricter policy is the last word. */
export const mediaHeaders: MiddlewareHandler<AppEnv> = async (c, next) => {
  await next()
  c.res.headers.set('content-security-policy', "default-src 'none'; sandbox; frame-ancestors 'none'")
}
