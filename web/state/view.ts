/** Where the app is. Views are switched by state (spec §2.3) and stand in the URL, so that Back, reload and links work. */
import { type NavigateFunction, useSearchParams } from 'react-router-dom'
import { isKind } from '../../domain/kinds'
import { hrefOf, viewFromUrl } from './href'
import type { View } from './views'

type Params = Record<string, string>

/** Whether a path is that of a page at the end of a link. The app stands there only where that page cannot be reached. */
export function isLinkPath(pathname: string): boolean {
  const [, first = ''] = pathname.split('/')
  return isKind(first) || first.startsWith('@')
}

/** Whether the server found nothing at a path: it answered with the page that is built for that. */
export function isMissingPath(pathname: string): boolean {
  return pathname !== '/' && 'missing' in document.documentElement.dataset
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

/** Opens a view by its address, as `hrefOf` wrote it. */
export function goToHref(href: string) {
  void navigate?.(href)
}

/** Back to where the person came from, or home if the app was opened here. */
export function goBack() {
  const { idx } = (history.state ?? {}) as { idx?: number }
  if (idx) void navigate?.(-1)
  else goTo('home', {}, { replace: true })
}
