/**
 * Security headers of every response. Scripts load from our origin only, without nonces; server state travels as JSON
 * data. API responses are not documents: they get the strictest policy in the fewest headers. Responses are not
 * cacheable unless a route sets its own cache-control.
 */
import type { MiddlewareHandler } from 'hono'
import { secureHeaders } from 'hono/secure-headers'
import type { AppEnv } from '../context'

// Only obsolete browsers read these.
const NO_LEGACY_HEADERS = {
  xDownloadOptions: false,
  xXssProtection: false,
  xDnsPrefetchControl: false,
  xPermittedCrossDomainPolicies: false,
  originAgentCluster: false,
} as const

const setPageHeaders: MiddlewareHandler<AppEnv> = secureHeaders({
  ...NO_LEGACY_HEADERS,
  contentSecurityPolicy: {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'", "'wasm-unsafe-eval'"],
    styleSrc: ["'self'", "'unsafe-inline'"],
    imgSrc: ["'self'", 'data:', 'blob:'],
    mediaSrc: ["'self'", 'blob:'],
    fontSrc: ["'self'"],
    // Podcasts are fetched from any host, by the browser first (D30).
    connectSrc: ["'self'", 'https:'],
    workerSrc: ["'self'", 'blob:'],
    objectSrc: ["'none'"],
    baseUri: ["'none'"],
    frameAncestors: ["'none'"],
    formAction: ["'self'"],
    // No text becomes script or markup; web/trusted-scripts.ts decides which URLs may become scripts.
    requireTrustedTypesFor: ["'script'"],
    trustedTypes: ['default'],
  },
  // Page URLs may carry tokens from emails, which must not reach our own logs through the referrer either.
  referrerPolicy: 'strict-origin',
  crossOriginOpenerPolicy: 'same-origin',
  crossOriginResourcePolicy: 'same-origin',
  permissionsPolicy: { microphone: ['self'], camera: [], geolocation: [] },
})

const setApiHeaders: MiddlewareHandler<AppEnv> = secureHeaders({
  ...NO_LEGACY_HEADERS,
  contentSecurityPolicy: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
  referrerPolicy: 'no-referrer',
  crossOriginResourcePolicy: 'same-origin',
  crossOriginOpenerPolicy: false,
  xFrameOptions: false,
})

const API_PAGES = /^\/api\/(dev|mail)\//

/** Sets them on every response; only Vite's hot-reloading client gets no content policy. */
export const securityHeaders: MiddlewareHandler<AppEnv> = async (c, next) => {
  const isPage = !c.req.path.startsWith('/api/') || API_PAGES.test(c.req.path)
  let routePolicy: string | null = null
  await (isPage ? setPageHeaders : setApiHeaders)(c, async () => {
    await next()
    routePolicy = c.res.headers.get('referrer-policy')
  })
  if (!isPage && !c.res.headers.has('cache-control')) c.res.headers.set('cache-control', 'no-store')
  // A route may set a stricter referrer policy.
  if (routePolicy) c.res.headers.set('referrer-policy', routePolicy)
  if (c.env.HOT_RELOAD && c.env.ENVIRONMENT === 'development') c.res.headers.delete('content-security-policy')
}
