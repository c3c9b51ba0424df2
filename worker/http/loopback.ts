/** Redirects other loopback hosts to the one in ORIGIN: cookies, passkeys and origin checks are bound to one host. */
import type { MiddlewareHandler } from 'hono'
import type { AppEnv } from '../context'

const LOOPBACK_HOSTS = new Set(['127.0.0.1', '[::1]'])

export const redirectLoopback: MiddlewareHandler<AppEnv> = async (c, next) => {
  const { hostname, pathname, search } = new URL(c.req.url)
  const isOther = LOOPBACK_HOSTS.has(hostname) && new URL(c.env.ORIGIN).hostname !== hostname
  if (c.env.ENVIRONMENT !== 'development' || !isOther || c.req.header('sec-fetch-mode') !== 'navigate')
    return next()
  return c.redirect(`${c.env.ORIGIN}${pathname}${search}`, 302)
}
