/**
 * Where the app is. Views are switched by state (spec §2.3) and stand in the URL, so that Back, reload and links work:
 * `/?view=hum`. Some views have another name in the URL than in the app (squawks ⇄ speace); this is the only map.
 */
import { type NavigateFunction, useSearchParams } from 'react-router-dom'
import { isKind, KIND_NAMES, kindOf } from '../../domain/kinds'
import { VIEWS, type View } from './views'

type Params = Record<string, string>

const URL_NAMES = new Map<string, string>(
  KIND_NAMES.map((kind) => [kindOf(kind).view, kindOf(kind).replyView]),
)

/** The name of a view in the URL. */
export function viewToUrl(view: View): string {
  return URL_NAMES.get(view) ?? view
}

/** The view a URL names, by its URL name or its own; home for none or an unknown one. */
export function viewFromUrl(name: string | null): View {
  return VIEWS.find((view) => viewToUrl(view) === name) ?? VIEWS.find((view) => view === name) ?? 'home'
}

/** The address of a view. */
export function hrefOf(view: View, params: Params = {}): string {
  const query = new URLSearchParams(view === 'home' ? params : { view: viewToUrl(view), ...params })
  return query.size > 0 ? `/?${query}` : '/'
}

/** Whether a path is that of a page at the end of a link. The app stands there only where that page cannot be reached. */
export function isLinkPath(pathname: string): boolean {
  const [, first = ''] = pathname.split('/')
  return isKind(first) || first.startsWith('@')
}

/** The view on screen and the parameters it was opened with. */
export function useView(): { view: View; params: URLSearchParams } {
  const [params] = useSearchParams()
  return { view: viewFromUrl(params.get('view')), params }
}

let navigate: NavigateFunction | null = null

/** Hands over the router's way of moving, so that code outside of components can move too. */
export function bindNavigate(to: NavigateFunction | null) {
  navigate = to
}

/** Opens a view. `replace` leaves no trace in the history. */
export function goTo(view: View, params: Params = {}, { replace = false } = {}) {
  void navigate?.(hrefOf(view, params), { replace })
}

/** Back to where the person came from, or home if the app was opened here. */
export function goBack() {
  const { idx } = (history.state ?? {}) as { idx?: number }
  if (idx) void navigate?.(-1)
  else goTo('home', {}, { replace: true })
}
