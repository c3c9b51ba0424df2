/**
 * URLs of views: `/?view=hum`. Some have another name in the URL than in the app (squawks ⇄ speace); this is the only
 * mapping.
 */
import { getKind, KIND_NAMES } from '../../domain/kinds'
import { VIEWS, type View } from '../../domain/views'

type Params = Record<string, string>

const URL_NAMES = new Map<string, string>(
  KIND_NAMES.map((kind) => [getKind(kind).view, getKind(kind).replyView]),
)

/** The name of a view in the URL. */
export function toViewParam(view: View): string {
  return URL_NAMES.get(view) ?? view
}

/** The view for a name in the URL, or for its own name; home if unknown. */
export function parseViewParam(name: string | null): View {
  return VIEWS.find((view) => toViewParam(view) === name) ?? VIEWS.find((view) => view === name) ?? 'home'
}

/** The URL of a view. */
export function toHref(view: View, params: Params = {}): string {
  const query = new URLSearchParams(view === 'home' ? params : { view: toViewParam(view), ...params })
  return query.size > 0 ? `/?${query}` : '/'
}
