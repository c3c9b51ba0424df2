/** Paths that Pages forwards to the Worker. All others are static files or the app's HTML. */
import { DEVELOPERS_PATH } from '../../domain/developers/examples'
import { KIND_NAMES } from '../../domain/kinds'
import { SHARE_TARGET_PATH } from '../../domain/share/share-target'
import { getLegalPath, LEGAL_PAGES } from '../../domain/site/site'

const TREES = ['api', 'media', 'auth', 'og', 'embed', 'feeds', 'latest', 'tag', 'sitemaps', ...KIND_NAMES]

/** Rules of `_routes.json`; `*` matches anything. A test checks every Worker route against them. */
export const WORKER_PATHS: readonly string[] = [
  ...TREES.flatMap((tree) => [`/${tree}`, `/${tree}/*`]),
  SHARE_TARGET_PATH,
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

const PATTERN = new RegExp(
  `^(?:${WORKER_PATHS.map((rule) => rule.replaceAll('.', '\\.').replace('*', '.*')).join('|')})$`,
)

export function isForWorker(pathname: string): boolean {
  return PATTERN.test(pathname)
}
