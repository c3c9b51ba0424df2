/**
 * The headers of every answer. Scripts come from us alone, without nonces; server state travels as JSON data. Answers
 * of the API are no documents: they get the strictest policy in the fewest headers, since each costs on every request.
 * They are for whoever asked and for now; a route that means its answer to be kept says so.
 */
import type { MiddlewareHandler } from 'hono'
import { secureHeaders } from 'hono/secure-headers'
import type { AppEnv } from '../context'

// What only browsers of another age read.
const WITHOUT_LEGACY = {
  xDownloadOptions: false,
  xXssProtection: false,
  xDnsPrefetchControl: false,
  xPermittedCrossDomainPolicies: false,
  originAgentCluster: false,
} as const

const onPages: MiddlewareHandler<AppEnv> = secureHeaders({
  ...WITHOUT_LEGACY,
  contentSecurityPolicy: {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'", "'wasm-unsafe-eval'"],
    styleSrc: ["'self'", "'unsafe-inline'"],
    imgSrc: ["'self'", 'data:', 'blob:'],
    mediaSrc: ["'self'", 'blob:'],
    fontSrc: ["'self'"],
    // Podcasts are loaded from wherever they lie, by the browser first (D30).
    connectSrc: ["'self'", 'https:'],
    workerSrc: ["'self'", 'blob:'],
    objectSrc: ["'none'"],
    baseUri: ["'none'"],
    frameAncestors: ["'none'"],
    formAction: ["'self'"],
    // No text becomes a script or markup; web/trusted-scripts.ts alone says which addresses may become one.
    requireTrustedTypesFor: ["'script'"],
    trustedTypes: ['default'],
  },
  // Addresses of pages may carry secrets of mails, also in requests to ourselves, which are logged.
  referrerPolicy: 'strict-origin',
  crossOriginOpenerPolicy: 'same-origin',
  crossOriginResourcePolicy: 'same-origin',
  permissionsPolicy: { microphone: ['self'], camera: [], geolocation: [] },
})

const onAnswers: MiddlewareHandler<AppEnv> = secureHeaders({
  ...WITHOUT_LEGACY,
  contentSecurityPolicy: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
  referrerPolicy: 'no-referrer',
  crossOriginResourcePolicy: 'same-origin',
  crossOriginOpenerPolicy: false,
  xFrameOptions: false,
})

const PAGES_OF_THE_API = /^\/api\/(dev|mail)\//

/** Sets them on every answer; Vite's hot-reloading client alone is spared the content policy. */
export const securityHeaders: MiddlewareHandler<AppEnv> = async (c, next) => {
  const isPage = !c.req.path.startsWith('/api/') || PAGES_OF_THE_API.test(c.req.path)
  let discreet: string | null = null
  await (isPage ? onPages : onAnswers)(c, async () => {
    await next()
    discreet = c.res.headers.get('referrer-policy')
  })
  if (!isPage && !c.res.headers.has('cache-control')) c.res.headers.set('cache-control', 'no-store')
  // A page may tell other sites less than the rest does.
  if (discreet) c.res.headers.set('referrer-policy', discreet)
  if (c.env.HOT_RELOAD && c.env.ENVIRONMENT === 'development') c.res.headers.delete('content-security-policy')
}
