/** Share links and pages (spec §2.1, §2.2). */
import { isKind, type Kind } from './kinds'

/** `{origin}/{type}/{id}` */
export function shareLink(origin: string, kind: Kind, id: string): string {
  return `${origin}${sharePath(kind, id)}`
}
export function sharePath(kind: Kind, id: string): string {
  return `/${kind}/${id}`
}
/** Reads a share path; null when type or id is missing or the type is no kind. */
export function parseSharePath(pathname: string): { kind: Kind; id: string } | null {
  const [, kind = '', id = '', ...rest] = pathname.split('/')
  return isKind(kind) && id !== '' && rest.length === 0 ? { kind, id } : null
}
