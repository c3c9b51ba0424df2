/** The headers of every answer. Scripts come from us alone, without nonces; server state travels as JSON data. */
import type { MiddlewareHandler } from 'hono'
import { secureHeaders } from 'hono/secure-headers'
import type { AppEnv } from '../context'

const everywhere: MiddlewareHandler<AppEnv> = secureHeaders({
  contentSecurityPolicy: {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'", "'wasm-unsafe-eval'"],
    styleSrc: ["'self'", "'unsafe-inline'"],
    imgSrc: ["'self'", 'data:', 'blob:'],
    mediaSrc: ["'self'", 'blob:'],
    fontSrc: ["'self'"],
    connectSrc: ["'self'"],
    workerSrc: ["'self'", 'blob:'],
    objectSrc: ["'none'"],
    baseUri: ["'none'"],
    frameAncestors: ["'none'"],
    formAction: ["'self'"],
  },
  referrerPolicy: 'strict-origin-when-cross-origin',
  crossOriginOpenerPolicy: 'same-origin',
  crossOriginResourcePolicy: 'same-origin',
  permissionsPolicy: { microphone: ['self'], camera: [], geolocation: [] },
})

/** Sets them on every answer; Vite's hot-reloading client alone is spared the content policy. */
export const securityHeaders: MiddlewareHandler<AppEnv> = async (c, next) => {
  await everywhere(c, next)
  if (c.env.HOT_RELOAD && c.env.ENVIRONMENT === 'development') c.res.headers.delete('content-security-policy')
}
