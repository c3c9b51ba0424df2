/**
 * URLs of views: `/?view=hum`. Some have another name in the URL than in the app (squawks ⇄ speace); this is the only
 * mapping.
 */
import { KIND_NAMES, kindOf } from '../../domain/kinds'
import { VIEWS, type View } from './views'

type Params = Record<string, string>

const URL_NAMES = new Map<string, string>(
  KIND_NAMES.map((kind) => [kindOf(kind).view, kindOf(kind).replyView]),
)

/** The name of a view in the URL. */
export function viewToUrl(view: View): string {
  return URL_NAMES.get(view) ?? view
}

/** The view for a name in the URL, or for its own name; home if unknown. */
export function viewFromUrl(name: string | null): View {
  return VIEWS.find((view) => viewToUrl(view) === name) ?? VIEWS.find((view) => view === name) ?? 'home'
}

/** The URL of a view. */
export function hrefOf(view: View, params: Params = {}): string {
  const query = new URLSearchParams(view === 'home' ? params : { view: viewToUrl(view), ...params })
  return query.size > 0 ? `/?${query}` : '/'
}
