/** Paths that Pages forwards to the Worker. All others are static files or the app's HTML. */
import { DEVELOPERS_PATH } from '../../domain/developers/examples'
import { KIND_NAMES } from '../../domain/kinds'
import { OPENING_PATH } from '../../domain/posts/first-page'
import { SHARE_TARGET_PATH } from '../../domain/share/share-target'
import { getLegalPath, LEGAL_PAGES } from '../../domain/site/site'

const TREES = ['api', 'media', 'auth', 'og', 'embed', 'feeds', 'latest', 'tag', 'sitemaps', ...KIND_NAMES]
/** The app's page, a static file, which is filled for visitors on its way. */
const APP_PATH = '/'

/** Paths of the Worker; `*` matches anything. A test checks every Worker route against them. */
export const WORKER_PATHS: readonly string[] = [
  ...TREES.flatMap((tree) => [`/${tree}`, `/${tree}/*`]),
  SHARE_TARGET_PATH,
  OPENING_PATH,
  '/test-share',
  '/sitemap.xml',
  '/robots.txt',
  '/llms.txt',
  '/.well-known/security.txt',
  ...LEGAL_PAGES.map(getLegalPath),
  DEVELOPERS_PATH,
  // Profile pages; some clients encode the `@`.
  '/@*',
  '/%40*',
]

/** Rules of `_routes.json`: the paths for which Pages runs the function. */
export const ROUTED_PATHS: readonly string[] = [APP_PATH, ...WORKER_PATHS]

const PATTERN = new RegExp(
  `^(?:${WORKER_PATHS.map((rule) => rule.replaceAll('.', '\\.').replace('*', '.*')).join('|')})$`,
)

export function isForWorker(pathname: string): boolean {
  return PATTERN.test(pathname)
}
