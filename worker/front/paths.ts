/** What Pages hands on to the Worker. Everything else is a file that it serves itself, or the page of the app. */
import { KIND_NAMES } from '../../domain/kinds'
import { SHARE_TARGET_PATH } from '../../domain/shared-in'

const TREES = ['api', 'media', 'auth', 'og', 'embed', ...KIND_NAMES]

/** The rules of `_routes.json`; `*` stands for anything. A test holds every route of the Worker against them. */
export const WORKER_PATHS: readonly string[] = [
  ...TREES.flatMap((tree) => [`/${tree}`, `/${tree}/*`]),
  SHARE_TARGET_PATH,
  '/test-share',
  // Pages of members; some programs write the sign as its code.
  '/@*',
  '/%40*',
]

const PATTERN = new RegExp(`^(?:${WORKER_PATHS.map((rule) => rule.replace('*', '.*')).join('|')})$`)

/** Whether a path is the Worker's. */
export function isForWorker(pathname: string): boolean {
  return PATTERN.test(pathname)
}
